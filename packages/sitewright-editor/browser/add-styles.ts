/**
 * Gives this document the styles of one editor: a bundle has all of them, and each would change the others. They come
 * behind those of the bundle, which stand in the body.
 */
export function addStyles(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.body.append(style);
}
