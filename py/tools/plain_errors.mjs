// Without this, Node prints the interpreter's whole minified source before the message of an error.
process.on("uncaughtException", (error) => {
    console.error(String(error.stack ?? error));
    process.exit(1);
});
