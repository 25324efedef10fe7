"""The entry of the page."""

from eden.ui.browser import Page

Page().start()
