import { contentFolder } from '../../packages/sitewright/content/index/content-folder.ts';
import { loadContent } from '../../packages/sitewright/content/load.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';

/** The content that the site was built from, for names that a test needs but does not check. */
export const content = await loadContent(readSite(contentFolder));

/** The content of the language that a path is in. */
export const contentAt = (path: string) =>
  content.translations.find(({ language: { base } }) => `${path}/`.startsWith(`${base}/`)) ??
  content;
