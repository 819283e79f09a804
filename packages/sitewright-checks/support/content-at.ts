import type { SiteContent } from 'sitewright/content';
/** The content of the language that a path is in. */
export const contentAt = (content: SiteContent, path: string) =>
  content.translations.find(({ language: { base } }) => `${path}/`.startsWith(`${base}/`)) ??
  content;
