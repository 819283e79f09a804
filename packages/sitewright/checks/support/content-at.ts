import type { SiteContent } from '../../content/site-content.ts';

/** The content of the language that a path is in. */
export const contentAt = (content: SiteContent, path: string) =>
  content.translations.find(({ language: { base } }) => `${path}/`.startsWith(`${base}/`)) ??
  content;
