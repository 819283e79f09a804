import { contentFolder } from './content-folder.ts';
import type { SiteContent } from './site-content.ts';

declare global {
  /** The content that the build has read already, for the server bundle that it runs. */
  var siteContent: SiteContent | undefined;
}

/** The site's content: read by the build before it bundles, else when the server starts. */
export const content =
  globalThis.siteContent ?? (await import('./load.ts')).loadContent(contentFolder);
