import type { ParsedPage } from './parsed-page.ts';

/** All that a page says: its text, the names of its pictures, what its abbreviations stand for. */
export function spokenText(page: ParsedPage): string {
  // The letters of addresses are for the post.
  const texts = page.textNodes('body', 'script, address');
  const names = [
    ...page.attributes('body [alt]', 'alt'),
    ...page.attributes('body [aria-label]', 'ariaLabel'),
    ...page.attributes('body [title]', 'title'),
  ];
  return [...texts, ...names].join('\n');
}

/** Words in capitals that a page says. */
export const abbreviationsOn = (page: ParsedPage) =>
  spokenText(page).match(/(?<![A-Za-z])[A-Z]{2,}(?![a-z])/g) ?? [];
