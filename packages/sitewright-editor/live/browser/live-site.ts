import type { SiteContent, SiteFolder } from 'sitewright/content';
import { listRoutes, loadPage, renderPage } from 'sitewright/draw';
import { listPictures } from 'sitewright/pages';
import type { DraftAnswer } from '../../page-editor/browser/pages.ts';
import { createEditingSession } from '../../page-editor/editing-session.ts';
import { type Change, draftFile } from '../../page-editor/page-draft.ts';
import type { Check } from '../../saving/check-change.ts';
import { describePlace } from '../../saving/place-problems.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';
import type { LiveSettings } from '../settings.ts';
import type { Decoder } from './decoder.ts';

/** What the editors of the live site share: the steps of a build, on the texts of the repository. */
export interface LiveSite {
  storage: ContentStorage;
  check: Check;
  /** The content as it is stored. */
  read(): Promise<SiteFolder>;
  /** What editors call a file. */
  labelOf(file: string): string;
  /** Checks a change of a file, and keeps it as the draft of this window; saves it too, where nothing speaks against it. */
  change(file: string, change: Change, isToSave: boolean): Promise<DraftAnswer>;
  /** A page as a document, empty where there is no such page: as it is stored, or as the draft has it. */
  draw(address: string, state: 'stored' | 'draft' | 'traced'): Promise<string>;
}

/** What content is read and checked with. */
interface Steps {
  decoder: Decoder;
  check: Check;
  /** The folder that texts are of. */
  folderOf: (texts: Record<string, string | null>) => SiteFolder;
}

export function createLiveSite(
  { base }: Pick<LiveSettings, 'base'>,
  { decoder, check, folderOf }: Steps,
  stored: ContentStorage,
): LiveSite {
  const session = createEditingSession();
  const drafts = new Map<string, SiteContent>();
  let last: SiteFolder | undefined;
  const storage: ContentStorage = {
    ...stored,
    async write(changes) {
      const written = await stored.write(changes);
      last = undefined;
      return written;
    },
  };
  const read = async () => {
    last = folderOf(await storage.list());
    return last;
  };
  /** For the kinds of sections a dozen pages are drawn as they are stored. */
  const readStored = async () => (await check(last ?? (await read()), {})).content;
  return {
    ...{ storage, check, read },
    labelOf: (file) => (last ? describePlace(last, file).label : file),
    async change(file, change, isToSave) {
      const draft = async (folder: SiteFolder) => {
        const drafted = await draftFile(folder, file, change, isToSave, check, session);
        return { folder, ...drafted };
      };
      // What is drawn at each word needs no look at the repository, and what is written takes one itself.
      const first = await draft(last ?? (await read()));
      // What speaks against it may be put right there meanwhile, and translations that follow it may be others.
      const isOfOthers = first.refused.length > 0 || Object.keys(first.followers).length > 0;
      const { folder, shown, refused, text, followers, ...checked } =
        isToSave && isOfOthers ? await draft(await read()) : first;
      if (shown) drafts.set('draft', shown.content).set('traced', shown.traced);
      const current = folder.all.get(file)?.text ?? null;
      const isShown = shown !== undefined;
      const answer = { ...checked, text, current, isShown, isSaved: false, refused: [] };
      if (!isToSave) return answer;
      if (refused.length > 0) return { ...answer, refused };
      if (current !== change.source) return answer;
      const others = Object.entries(followers).map(([name, now]) => {
        return [name, { before: folder.all.get(name)?.text ?? null, now }] as const;
      });
      const { saved, problems, changed } = await storage.write({
        [file]: { before: change.source, now: text },
        ...Object.fromEntries(others),
      });
      const [other] = Object.keys(changed).filter((name) => name !== file);
      if (other && !Object.hasOwn(changed, file))
        throw new Error(
          `somebody else is just changing “${describePlace(folder, other).label}”: save once more.`,
        );
      return {
        ...answer,
        isSaved: saved !== undefined,
        refused: problems,
        current: Object.hasOwn(changed, file) ? (changed[file] ?? null) : current,
      };
    },
    async draw(address, state) {
      const content = drafts.get(state) ?? (await readStored());
      // What visitors of a wrong address read is drawn at one.
      const path = address.replace(/\/not-found$/, '/404');
      const route = content && listRoutes(content).find((one) => one.path === path);
      if (!route) return '';
      const page = loadPage(route);
      const html = showNew(await renderPage(page), page.data);
      const styles = `<link rel="stylesheet" href="${base}/admin/live/page.css">`;
      const located = base
        ? html.replaceAll(/(?<=(?:src|href|srcset|poster)="|, )\/(?!\/)/gi, `${base}/`)
        : html;
      return located.replace('</head>', () => `${styles}</head>`);
    },
  };

  /** A page that shows the pictures which the site does not serve yet. */
  function showNew(html: string, data: unknown): string {
    return listPictures(data).reduce((text, { file, renditions }) => {
      const own = decoder.addresses.get(file.path);
      if (!own) return text;
      return renditions.reduce((all, { address }) => all.replaceAll(address, own), text);
    }, html);
  }
}
