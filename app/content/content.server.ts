import { contentFolder } from './content-folder.ts';
import type { LanguageContent, SiteContent } from './site-content.ts';

declare global {
  /** Gives the content that the build has read already to the server bundle that it runs. */
  var readSiteContent: (() => SiteContent) | undefined;
  /** The content with drafts of the page editor, by their names; in development alone. */
  var contentDrafts: Map<string, SiteContent> | undefined;
}

/** Gives the site's content: read by the build before it bundles, else when the server starts. */
const readContent = globalThis.readSiteContent ?? (await loadWhenServerStarts());

async function loadWhenServerStarts(): Promise<() => SiteContent> {
  const { loadContent } = await import('./load.ts');
  try {
    const content = await loadContent(contentFolder);
    return () => content;
  } catch (error) {
    // A draft may be what ends the mistake.
    if (!globalThis.contentDrafts) throw error;
    return () => {
      throw error;
    };
  }
}

/** The content in the language of the requested path: `/sv` and what is below it are Swedish. */
export function contentAt({ url }: Pick<Request, 'url'>): LanguageContent {
  const { pathname, searchParams } = new URL(url);
  const isAt = ({ base }: LanguageContent['language']) =>
    pathname === base || pathname.startsWith(`${base}/`);
  const content = globalThis.contentDrafts?.get(searchParams.get('draft') ?? '') ?? readContent();
  return content.translations.find(({ language }) => isAt(language)) ?? content;
}
