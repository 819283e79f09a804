/** Gives this document the styles of one editor: a bundle has all of them, and each would change the others. */
export function addStyles(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}
