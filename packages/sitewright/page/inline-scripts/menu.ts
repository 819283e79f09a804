// The browser opens and closes the menu. Three cases are left to this script. The menu closes when
// the visitor follows one of its links, so that it is closed for a visitor who comes back through
// the back/forward cache. It closes when something else than the menu and its buttons gets the
// focus or is pressed: no focusout follows a click that focused nothing, and Safari before 18.3 on
// phones does not close a popover at a tap outside of it (WebKit bug 267688). And it closes when the
// window changes between wide and narrow, where the other button takes over.
// Browsers without popovers always show the menu.
// The block keeps its names apart from those of other scripts.
{
  const menu = document.querySelector('[data-menu]') as HTMLElement;
  const close = () => menu.hidePopover?.();
  menu.onclick = ({ target }) => {
    if ((target as Element).closest('a')) close();
  };
  const closeBeside = ({ target }: Event) => {
    const button = (target as Element).closest?.('button');
    if (!menu.contains(target as Node) && button?.popoverTargetElement !== menu) close();
  };
  addEventListener('focusin', closeBeside);
  addEventListener('pointerdown', closeBeside);
  // The breakpoint `lg` of page/styles/tokens.css.
  matchMedia('(width<64rem)').onchange = close;
}
