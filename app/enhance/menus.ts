// The platform opens and closes the menus. These two it leaves to the page:
// a followed link closes its menu, also for a visitor who comes back through the back/forward
// cache, and so does focus that goes on to neither the menu nor its button. Heard where the focus
// arrives: a press with the pointer may have left it nowhere, and then nothing loses it.
// Browsers without popovers show the menus laid open.
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
