import type { Plugin, ViteDevServer } from 'vite';
import type { SiteContent } from '../../content/pages/site-content.ts';

/** What the development server shares with companion packages. */
export interface Development {
  /** The content folder of the site. */
  folder: string;
  /** The content with what is not saved yet, by the names that addresses of pages say as `draft`. */
  drafts: Map<string, SiteContent>;
  /** Loads a module as it is now: the server knows edits of it, and of all that it imports. The file is absolute. */
  load: <Module>(server: ViteDevServer, file: string) => Promise<Module>;
}

/** Gives plug-ins of the development server: the field `development` of a companion package. */
export type DevelopmentPart = (shared: Development) => Plugin[];
