import type { AliasOptions, PluginOption } from 'vite';
import type { SiteFolder } from '../content/disk/site-folder.ts';
import type { Site } from '../content/schemas/site.ts';
import type { StartStep } from '../lib/progress.ts';

/** What a bundle needs for the code of a site. */
export interface SiteBundle {
  plugins: PluginOption[];
  alias: Extract<AliasOptions, readonly unknown[]>;
}

/** What a step of a companion package gets of a build. */
export interface BuiltFiles {
  /** The style sheet of all pages. */
  styles: string;
  /** The folder to deploy; where `editing.at` has an origin of its own, that of its files. */
  folder: string;
  settings: Site;
  /** What every URL path of the site begins with, such as `/shop`. */
  basePath: string;
  content: SiteFolder;
  /** Makes what a bundle needs to draw the pages of the site. */
  bundle: () => Promise<SiteBundle>;
  startStep: StartStep;
}

/**
 * Writes further files into the folder to deploy, which no page refers to: the field `build` of a companion package.
 *
 * @throws UserError when the content or the settings do not allow it
 */
export type BuildStep = (built: BuiltFiles) => Promise<void>;
