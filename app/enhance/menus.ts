// The browser opens and closes the menus. Two cases are left to this script: a menu closes when
// the visitor follows one of its links, so that it is closed for a visitor who comes back through
// the back/forward cache; and it closes when something else than the menu and its button gets the
// focus. The script listens to focusin: after a click that focused nothing, no focusout follows.
// Browsers without popovers always show the menus.
for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.hidePopover?.();
  });
  addEventListener('focusin', ({ target }) => {
    if (
      !menu.contains(target as Node) &&
      (target as HTMLButtonElement).popoverTargetElement !== menu
    )
      menu.hidePopover?.();
  });
}
