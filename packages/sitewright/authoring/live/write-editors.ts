import { writeLiveEditor } from '../admin/live-editor.ts';
import type { SiteBundle } from '../bundle-editor.ts';
import { writePageEditor } from './write-page-editor.ts';

/**
 * Writes the editors of the live site into the folder to deploy.
 *
 * @param bundle what a bundle needs for the site's own code
 */
export const writeEditors =
  (bundle: () => Promise<SiteBundle>) =>
  async (styles: string, ...site: Parameters<typeof writeLiveEditor>): Promise<void> => {
    const [, { editing }] = site;
    if (editing?.service !== 'github') await writeLiveEditor(...site);
    await writePageEditor(...site, { bundle, styles });
  };
