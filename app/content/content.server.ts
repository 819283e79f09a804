import { contentFolder } from './content-folder.ts';
import type { LanguageContent, SiteContent } from './site-content.ts';

declare global {
  /** Gives the content that the build has read already to the server bundle that it runs. */
  var readSiteContent: (() => SiteContent) | undefined;
}

/** Gives the site's content: read by the build before it bundles, else when the server starts. */
const readContent = globalThis.readSiteContent ?? (await loadWhenServerStarts());

async function loadWhenServerStarts(): Promise<() => SiteContent> {
  const { loadContent } = await import('./load.ts');
  const content = loadContent(contentFolder);
  return () => content;
}

/** The content in the language of the requested path: `/sv` and what is below it are Swedish. */
export function contentAt({ url }: Pick<Request, 'url'>): LanguageContent {
  const { pathname } = new URL(url);
  const isAt = ({ base }: LanguageContent['language']) =>
    pathname === base || pathname.startsWith(`${base}/`);
  const content = readContent();
  return content.translations.find(({ language }) => isAt(language)) ?? content;
}
