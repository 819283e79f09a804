import { isDataFile } from 'sitewright/texts';
import type { Conflict } from '../../saving/join-changes.ts';
import { joinTexts } from '../../saving/join-texts.ts';
import type { Texts } from '../content-storage.ts';
import type { FileContents, GitService } from './git-service.ts';

/** The content of a repository as an editor has it: that of the site's branch with the own changes. */
export interface View {
  main: string;
  /** The head of the own branch. */
  own: string | undefined;
  /** The ids of the files that it is made of, by their paths in the content folder. */
  ids: ReadonlyMap<string, string>;
  /** All texts, null for a picture. */
  texts: Texts;
  /** What the own branch changes. */
  ownTexts: Texts;
  /** What the site’s branch says; nothing of another file that the own branch changes there. */
  mainTexts: Texts;
  /** Other files that it changes, by their paths in the repository. */
  ownFiles: FileContents;
  conflicts: readonly (Conflict & { file: string })[];
  /** What was read, by ids, which stand for the same bytes forever. */
  known: Map<string, string>;
}

const isText = (file: string) =>
  /\.(yaml|md)$/.test(file) || isDataFile(file.replace(/^[^/]+\/(?=data\/)/, ''));
const isPicture = (file: string) => /^pictures\/[^/]+$/.test(file);
/** Requests at once. */
const concurrency = 8;

/**
 * Reads the content, and joins what both branches have changed since they parted.
 *
 * @param heads of the site's branch and of the own one, and whether all that is in that is published or given up
 */
export async function readView(
  service: GitService,
  place: string,
  { main, own, isDone }: { main: string; own: string | undefined; isDone: boolean },
  last?: View,
): Promise<View> {
  const filesOf = async (commit: string) => {
    const files = await service.files(commit, place);
    return new Map([...files].map(([path, id]) => [path.slice(place.length + 1), id] as const));
  };
  const theirs = await filesOf(main);
  const mine = own ? await filesOf(own) : theirs;
  const before = own && !isDone ? await filesOf(await service.base(main, own)) : mine;
  const known = last?.known ?? new Map<string, string>();
  const all = [...new Set([...theirs.keys(), ...mine.keys()])].sort();
  const isOwn = (file: string) =>
    mine.get(file) !== before.get(file) && mine.get(file) !== theirs.get(file);
  const needed = all.flatMap((file) =>
    isText(file)
      ? [theirs.get(file), ...(isOwn(file) ? [mine.get(file), before.get(file)] : [])]
      : [],
  );
  await readAll(service, known, needed);
  const textOf = (files: ReadonlyMap<string, string>, file: string) =>
    known.get(files.get(file) ?? '') ?? null;
  const [texts, ownTexts, mainTexts]: [Texts, Texts, Texts] = [{}, {}, {}];
  const ids = new Map<string, string>();
  const conflicts: (Conflict & { file: string })[] = [];
  const ownFiles = new Map<string, Blob | null>();
  for (const file of all) {
    const id = (isOwn(file) ? mine : theirs).get(file);
    if (id) ids.set(file, id);
    if (isPicture(file) && id) texts[file] = null;
    if (!isText(file)) {
      // The commit is made on the site's branch, which has not got it.
      if (!isOwn(file)) continue;
      ownFiles.set(`${place}/${file}`, id ? await service.read(id) : null);
      if (theirs.has(file)) mainTexts[file] = '';
      continue;
    }
    const theirText = textOf(theirs, file);
    if (theirText !== null) mainTexts[file] = theirText;
    if (!isOwn(file)) {
      if (theirText !== null) texts[file] = theirText;
      continue;
    }
    const [said, old] = [textOf(mine, file), textOf(before, file)];
    const isJoined = theirText !== null && said !== null && theirs.get(file) !== before.get(file);
    const joined = isJoined
      ? joinTexts(file, { before: old ?? '', theirs: theirText, own: said })
      : undefined;
    conflicts.push(...(joined?.conflicts ?? []).map((one) => ({ ...one, file })));
    // What they have changed is not removed.
    const isKept = said === null && theirs.get(file) !== before.get(file);
    const text = joined?.text ?? (isKept ? theirText : said);
    if (text !== null) texts[file] = text;
    if (text === theirText) continue;
    ownTexts[file] = text;
  }
  return { main, own, ids, texts, ownTexts, mainTexts, ownFiles, conflicts, known };
}

/** Reads the files of some ids, a few at once. */
async function readAll(
  service: GitService,
  known: Map<string, string>,
  ids: readonly (string | undefined)[],
): Promise<void> {
  const left = [...new Set(ids)].flatMap((id) => (id && !known.has(id) ? id : []));
  const readNext = async (): Promise<void> => {
    const id = left.pop();
    if (!id) return;
    const bytes = await (await service.read(id)).arrayBuffer();
    // A byte order mark is part of it.
    known.set(id, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
    await readNext();
  };
  await Promise.all(Array.from({ length: concurrency }, readNext));
}
