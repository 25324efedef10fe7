"""The entry of the page."""

from eden.ui.browser import Browser

Browser().start()
