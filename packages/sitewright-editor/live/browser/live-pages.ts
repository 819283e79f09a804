import type { Pages } from '../../page-editor/browser/pages.ts';
import { composePage, withWritten } from '../../page-editor/compose-page.ts';
import { describeIn, findPage } from '../../page-editor/page-draft.ts';
import { planMove } from '../../page-moves/plan-move.ts';
import type { LiveSettings } from '../settings.ts';
import type { LiveSite } from './live-site.ts';

/** What checks and draws the pages of the live site. */
export function createLivePages({ base, repository }: LiveSettings, site: LiveSite): Pages {
  /** The files of the pages that were opened, by their addresses. */
  const files = new Map<string, string>();
  return {
    async describe(address) {
      const folder = await site.read();
      const page = describeIn(folder, address, repository);
      const file = findPage(folder, address)?.file;
      if (!page || !file)
        throw new Error(
          `The site has no page ${address}: choose one of the list at ${base}/admin.`,
        );
      files.set(address, file);
      return page;
    },
    async change(address, change, isToSave) {
      try {
        return await site.change(files.get(address) ?? '', change, isToSave);
      } catch (error) {
        throw isToSave ? new Error(`Not saved: ${(error as Error).message}`) : error;
      }
    },
    async create(address, said) {
      const { changes, ...answer } = await composePage(
        await site.read(),
        address,
        said,
        site.check,
      );
      if (answer.refused.length > 0) return answer;
      return withWritten(answer, await site.storage.write(changes));
    },
    move: async (move) => site.storage.write(planMove(await site.read(), move)),
    openMade: async (address) =>
      location.assign(address ? `${base}/admin?page=${address}` : `${base}/admin`),
    draw: site.draw,
    // Those that are not built yet have no address of their own.
    editorOf: (address) => `${base}/admin?page=${address}`,
    links: { 'New page': `${base}/admin?new`, 'All content': `${base}/admin` },
  };
}
