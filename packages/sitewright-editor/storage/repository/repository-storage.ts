import { describeChanges } from 'sitewright/texts';
import type { CheckedChange } from '../../saving/check-change.ts';
import type { Conflict } from '../../saving/join-changes.ts';
import type { PlacedProblem } from '../../saving/place-problems.ts';
import { t } from '../../words/words.ts';
import type { Changes, Texts, Written } from '../content-storage.ts';
import { type GitService, Moved, type NewCommit, type Proposal } from './git-service.ts';
import { findNewest } from './own-branches.ts';
import { readView, type View } from './read-view.ts';

/**
 * The content of a site in a repository. Files have their paths in the content folder, such as `pictures/shop.jpg`. What
 * fails throws an Error whose message is one line with what to do; nothing is changed then.
 */
export interface RepositoryStorage {
  /** The texts of all files that an editor may change, by their paths; null for a picture. */
  list(): Promise<Texts>;
  /** What the site's branch says of the files that the own changes are in; null for those that it lacks. */
  former(): Promise<Texts>;
  /** A file, such as a picture, as it is stored. */
  read(file: string): Promise<Blob>;
  /** Checks a change of any number of files as a build does, and stores it as one. */
  write(changes: FileChanges): Promise<Written>;
  /** Where what is saved can be seen, with nothing behind its host; undefined where it cannot yet. */
  preview(): Promise<string | undefined>;
  /** Where somebody else and this editor changed the same in what is listed. */
  conflicts(): readonly (Conflict & { file: string })[];
  /** The open request with the own changes. */
  proposal(): Proposal | undefined;
  /** What a preview needs where the service itself knows of none. */
  previewHint: string | undefined;
  /**
   * Merges that request into the branch that the site is built from, unless the site would not be built with it.
   *
   * @returns the mistakes for which it is not merged
   */
  publish(): Promise<readonly PlacedProblem[]>;
}

type FileChanges = Changes<string | Blob>;

/** How often a change is joined anew with what others write at the same time. */
const attempts = 3;

/**
 * The content in a repository: what its branch has, with the own changes of whoever has the token, which are in a
 * branch of their own and in a request.
 *
 * @param place path of the content folder in the repository
 * @param check the mistakes that a change adds, as a build says them: all, and those for which it is not saved
 */
export function createRepositoryStorage(
  service: GitService,
  place: string,
  check: (texts: Texts, changes: Texts) => Promise<Pick<CheckedChange, 'added' | 'refused'>>,
): RepositoryStorage {
  let user = '';
  let branch = '';
  let view: View | undefined;
  let proposal: Proposal | undefined;
  /** @param made the request that this editor has just made, or given its words */
  const look = async (made?: Proposal): Promise<View> => {
    user ||= await service.user();
    const first = `edits/${user}`;
    const [head, heads] = await Promise.all([service.head(), service.branches(first)]);
    branch = findNewest(first, heads);
    const own = heads.get(branch);
    if (view && view.main === head && view.own === own) return view;
    proposal = own ? (made ?? (await service.findProposal(branch))) : undefined;
    // What was published, or given up, is no own change any more.
    const isDone = proposal?.isOpen === false && proposal.commit === own;
    if (isDone) proposal = undefined;
    view = await readView(service, place, { main: head, own, isDone }, view);
    return view;
  };

  /** @throws Error where new pictures would have to be written as Git LFS does, as those that are there are */
  async function assertWritable(changes: FileChanges, { ids }: View): Promise<void> {
    const files = Object.entries(changes).flatMap(([file, { now }]) =>
      now instanceof Blob ? file : [],
    );
    for (const ending of new Set(files.map((file) => file.slice(file.lastIndexOf('.'))))) {
      const [like] = [...ids].filter(
        ([file]) => file.startsWith('pictures/') && file.endsWith(ending),
      );
      if (like) await assertNoPointer(await service.read(like[1]), `${place}/${like[0]}`);
    }
  }

  async function write(changes: FileChanges, left: number): Promise<Written> {
    const now = await look();
    await assertWritable(changes, now);
    const moved = Object.entries(changes).filter(([file, { before, now: next }]) => {
      const isText = !file.startsWith('pictures/') && !(next instanceof Blob);
      return isText && (now.texts[file] ?? null) !== before;
    });
    if (moved.length > 0) {
      const changed = moved.map(([file]) => [file, now.texts[file] ?? null]);
      return { problems: [], changed: Object.fromEntries(changed) };
    }
    const said = Object.entries(changes).flatMap(([file, { now: next }]) =>
      next instanceof Blob ? [] : [[file, next] as const],
    );
    const saved = Object.fromEntries(said);
    const { refused: problems } = await check(now.texts, saved);
    if (problems.length > 0) return { problems, changed: {} };
    // What the site's branch has not got cannot be removed from it.
    const isThere = ([file, text]: [string, string | null]) =>
      text !== null || Object.hasOwn(now.mainTexts, file);
    const all = Object.fromEntries(Object.entries({ ...now.ownTexts, ...saved }).filter(isThere));
    const lines = describeChanges(filesOf(now.mainTexts, all), filesOf(all, all));
    const pictures = Object.entries(changes).flatMap(([file, { now: next }]) =>
      next instanceof Blob ? [[`${place}/${file}`, next] as const] : [],
    );
    const others = new Map([...now.ownFiles, ...pictures]);
    for (const [path, content] of others)
      lines.push(`${path.slice(place.length + 1)} is ${content ? 'new' : 'gone'}`);
    const title = describeTitle(lines);
    const texts = Object.entries(all).map(([file, text]) => [`${place}/${file}`, text] as const);
    const commit: NewCommit = {
      ...{ branch, head: now.own, onto: now.main, message: [title, ...lines].join('\n\n') },
      ...{ files: new Map([...others, ...texts]), folder: place },
    };
    try {
      branch = await service.commit(commit);
    } catch (error) {
      if (error instanceof Moved && left > 1) return write(changes, left - 1);
      throw error;
    }
    proposal = await service.propose(branch, title, lines.map((line) => `- ${line}`).join('\n'));
    await look(proposal);
    return { saved, problems: [], changed: {} };
  }

  return {
    list: async () => (await look()).texts,
    async former() {
      const { ownTexts, ownFiles, mainTexts } = await look();
      const others = [...ownFiles.keys()].map((path) => path.slice(place.length + 1));
      return Object.fromEntries(
        [...Object.keys(ownTexts), ...others].map((file) => [file, mainTexts[file] ?? null]),
      );
    },
    async read(file) {
      const id = (await look()).ids.get(file);
      if (!id)
        throw new Error(
          t('The repository has no {place}/{file}: load this page again.', { place, file }),
        );
      const content = await service.read(id);
      await assertNoPointer(content, `${place}/${file}`);
      return content;
    },
    write: (changes) => write(changes, attempts),
    async preview() {
      // Of what this editor has saved or read.
      const { own } = view ?? (await look());
      return own && service.preview(own);
    },
    previewHint: service.previewHint,
    conflicts: () => view?.conflicts ?? [],
    proposal: () => proposal,
    async publish() {
      const { own, texts, ownTexts, mainTexts } = await look();
      if (!proposal || !own)
        throw new Error(t('There is nothing to publish: save a change first.'));
      // What the branch lacks without the request, it lacks with it. New pictures alone are no mistake.
      const pictures = Object.entries(texts).filter(([, text]) => text === null);
      const { added } = await check({ ...mainTexts, ...Object.fromEntries(pictures) }, ownTexts);
      if (added.length > 0) return added;
      await service.publish(proposal, own);
      proposal = undefined;
      return [];
    },
  };
}

/** How a file begins that stands for one that Git LFS keeps: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const pointerStart = 'version https://git-lfs.github.com/spec/';

async function assertNoPointer(content: Blob, file: string): Promise<void> {
  if ((await content.slice(0, pointerStart.length).text()) !== pointerStart) return;
  throw new Error(
    t(
      'Git LFS keeps {file}, and this editor neither reads nor writes what it keeps: change pictures in a clone of the repository.',
      { file },
    ),
  );
}

/** What a change is called, on one line. */
function describeTitle([first = 'Content', ...others]: readonly string[]): string {
  const short = first.length > 72 ? `${first.slice(0, 71)}…` : first;
  return others.length > 0 ? `${short} and ${others.length} more` : short;
}

/** The texts that a change has files of. */
const filesOf = (texts: Texts, change: object) =>
  new Map(
    Object.keys(change).flatMap((file) => (texts[file] == null ? [] : [[file, texts[file]]])),
  );
