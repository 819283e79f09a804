import { contentFolder } from './content-folder.ts';
import type { LanguageContent, SiteContent } from './site-content.ts';

declare global {
  /** The content that the build has read already, for the server bundle that it runs. */
  var siteContent: SiteContent | undefined;
}

/** The site's content: read by the build before it bundles, else when the server starts. */
const content = globalThis.siteContent ?? (await import('./load.ts')).loadContent(contentFolder);

/** The content in the language of the requested path: `/sv` and what is below it are Swedish. */
export function contentAt({ url }: Pick<Request, 'url'>): LanguageContent {
  const { pathname } = new URL(url);
  const isAt = ({ base }: LanguageContent['language']) =>
    pathname === base || pathname.startsWith(`${base}/`);
  return content.translations.find(({ language }) => isAt(language)) ?? content;
}
