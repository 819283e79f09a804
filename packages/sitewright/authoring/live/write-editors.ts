import type { SiteBundle } from '../bundle-editor.ts';
import { writePageEditor } from './write-page-editor.ts';

type EditorSite =
  Parameters<typeof writePageEditor> extends [...infer Site, unknown] ? Site : never;

/**
 * Writes the editor of the live site into the folder to deploy.
 *
 * @param bundle what a bundle needs for the site's own code
 */
export const writeEditors =
  (bundle: () => Promise<SiteBundle>) =>
  (styles: string, ...site: EditorSite): Promise<void> =>
    writePageEditor(...site, { bundle, styles });
