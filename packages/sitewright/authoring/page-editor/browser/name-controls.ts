/** What the library's controls do that show a sign alone, by their selectors. */
const names: Readonly<Record<string, string>> = {
  '[class*="zoomSelect"]': 'Zoom',
};

/** What a thing to be dragged says of itself, which entries of lists are beside the buttons in them. */
const ofDragging = ['tabindex', 'aria-pressed', 'aria-roledescription', 'aria-describedby'];

/**
 * Gives the library's controls names, and parts those that stand in one another, for those who do not see them:
 * it has no way to say so itself.
 */
function nameControls(root: Element): void {
  for (const [selector, name] of Object.entries(names)) {
    for (const one of root.querySelectorAll(`${selector}:not([aria-label])`))
      one.setAttribute('aria-label', name);
  }
  for (const one of root.querySelectorAll<HTMLElement>(
    '[data-needed] :is(input:not([type=file], [type=search]), textarea, select)',
  )) {
    const isOwn = one.closest('[data-field]')?.hasAttribute('data-needed');
    if (isOwn && one.ariaRequired !== 'true') one.ariaRequired = 'true';
  }
  for (const one of root.querySelectorAll('[class*="_ArrayFieldItem-summary"]')) {
    if (one.role !== 'group') one.role = 'group';
    for (const name of ofDragging) one.removeAttribute(name);
    const isOpen = one.closest('[class*="_ArrayFieldItem--isExpanded"]') === one.parentElement;
    one.querySelector('.entry-name')?.setAttribute('aria-expanded', String(isOpen));
  }
  // What is chosen beside the page opens by a click alone.
  for (const one of root.querySelectorAll<HTMLElement>('[class*="_NavItem-link_"]')) {
    const isShown = String(one.matches('[class*="_NavItem--active"] > *'));
    if (one.ariaPressed === isShown) continue;
    one.role = 'button';
    one.tabIndex = 0;
    one.dataset.choice = '';
    one.ariaPressed = isShown;
  }
  // Inside the main part it is no header of the page.
  for (const one of root.querySelectorAll('header:not([role])')) one.role = 'group';
  // What turns while the page is drawn has a name without a role.
  for (const one of root.querySelectorAll('[class*="_Loader_"]:not([role])')) one.role = 'img';
  const frame = root.querySelector<HTMLIFrameElement>('#preview-frame');
  if (frame && !frame.title) frame.title = 'The page';
}

/** Does so whenever the editor shows something else. */
export function keepControlsNamed(root: Element): void {
  let isPlanned = false;
  const look = () => {
    isPlanned = false;
    nameControls(root);
  };
  const watcher = new MutationObserver(() => {
    if (!isPlanned) requestAnimationFrame(look);
    isPlanned = true;
  });
  const attributeFilter = ['role', 'class', ...ofDragging];
  watcher.observe(root, { childList: true, subtree: true, attributeFilter });
}

/** Lists in the form open by a click alone, and kinds of sections are dragged: Enter and a blank do it too. */
export function pressByKeyboard(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || !target.matches('div[role=button]')) return;
  // With a blank, what can be dragged is dragged.
  const isChoice = key === ' ' && target.hasAttribute('data-choice');
  if (isChoice) event.preventDefault();
  if (isChoice || key === 'Enter') target.click();
}
