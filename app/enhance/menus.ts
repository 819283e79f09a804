// The platform opens and closes the menus. These two it leaves to the page:
// a followed link closes its menu, also for a visitor who comes back through the back/forward
// cache, and so does leaving it with Tab. Browsers without popovers show the menus laid open.
for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.hidePopover?.();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget as Node)) menu.hidePopover?.();
  });
}
