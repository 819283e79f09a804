import { compareContent } from '../../../content/compare-content.ts';
import type { DecodedFiles } from '../../../content/index/decode-files.ts';
import type { SiteFolder } from '../../../content/index/site-folder.ts';
import { formatProblem } from '../../../content/problem.ts';
import { readContent } from '../../../content/read-content.ts';
import type { SiteContent } from '../../../content/site-content.ts';
import { loadPage, renderPage } from '../../../page/render.tsx';
import { listRoutes } from '../../../page/routes.ts';
import type { Pages } from '../../page-editor/browser/pages.ts';
import { describeIn, draftFile, findPage } from '../../page-editor/page-draft.ts';
import type { Check } from '../../saving/check-change.ts';
import type { RepositoryStorage } from '../../storage/repository/repository-storage.ts';
import type { LiveSettings } from '../settings.ts';
import { createFolder } from './live-folder.ts';

/** Checks content by the steps of a build, in the browser. */
export const checkWith =
  (decoded: DecodedFiles): Check =>
  (folder, changes) =>
    compareContent(folder, changes, decoded, decoded);

/** Where the editor of a page of the live site is. */
export const editorOf = (base: string, address: string): string =>
  `${base}/admin${address === '/' ? '/home' : address}`;

/** What checks and draws pages of the live site: the steps of a build, on the texts of the repository. */
export function createLivePages(
  settings: LiveSettings,
  decoded: DecodedFiles,
  storage: RepositoryStorage,
): Pages {
  const { base, repository } = settings;
  const check = checkWith(decoded);
  const readFolder = async () => createFolder(settings, await storage.list());
  const drafts = new Map<string, SiteContent>();
  let last: SiteFolder | undefined;
  const takeChange: Pages['change'] = async (address, change, isToSave) => {
    // What is drawn at each word needs no look at the repository.
    const folder = isToSave || !last ? await readFolder() : last;
    last = folder;
    const { file = '' } = findPage(folder, address) ?? {};
    const { shown, refused, text, ...checked } = await draftFile(folder, file, change, check);
    if (shown) drafts.set('draft', shown.content).set('traced', shown.traced);
    const current = folder.all.get(file)?.text ?? '';
    const answer = { ...checked, text, current, isShown: shown !== undefined, isSaved: false };
    if (!isToSave) return { ...answer, refused: [] };
    if (refused.length > 0) return { ...answer, refused: refused.map(formatProblem) };
    if (current !== change.source) return { ...answer, refused: [] };
    const writing = storage.write({ [file]: { before: change.source, now: text } });
    const { saved, problems, changed } = await writing;
    last = undefined;
    return {
      ...answer,
      isSaved: saved !== undefined,
      refused: problems.map(formatProblem),
      current: changed[file] ?? current,
    };
  };
  return {
    async describe(address) {
      const page = describeIn(await readFolder(), address, repository);
      if (!page) throw new Error(`The site has no page ${address}: choose one of the list.`);
      return page;
    },
    async change(address, change, isToSave) {
      try {
        return await takeChange(address, change, isToSave);
      } catch (error) {
        throw new Error(`Not saved: ${(error as Error).message}`);
      }
    },
    async draw(address, state) {
      const content = drafts.get(state) ?? readContent(await readFolder(), decoded).content;
      const route = content && listRoutes(content).find((one) => one.path === address);
      if (!route) return '';
      const html = await renderPage(loadPage(route));
      const styles = `<link rel="stylesheet" href="${base}/admin/live/page.css">`;
      const located = base
        ? html.replaceAll(/(?<=(?:src|href|srcset|poster)="|, )\/(?!\/)/gi, `${base}/`)
        : html;
      return located.replace('</head>', () => `${styles}</head>`);
    },
    editorOf: (address) => editorOf(base, address),
    links: { 'All pages': `${base}/admin/pages`, 'Posts, buttons, menus, brand': `${base}/admin` },
  };
}
