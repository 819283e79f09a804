/** Has a page that is shown for its looks run nothing: what its scripts would show of an announcement is there at once. */
export function removeScripts(page: ParentNode): void {
  for (const script of page.querySelectorAll('script')) script.remove();
  for (const one of page.querySelectorAll<HTMLElement>('[data-announcement] [hidden]'))
    one.hidden = false;
}
