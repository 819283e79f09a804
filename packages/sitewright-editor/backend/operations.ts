import type { Replacements, SiteFolder } from 'sitewright/content';
import { UserError } from 'sitewright/lib';
import { readFormerText, rememberFormer } from '../changes/former-texts.ts';
import {
  type ChangeList,
  type FormerContent,
  type Change as ListedChange,
  listChanges,
  readAround,
  undoChange,
  withNamesOfNow,
} from '../changes/list-changes.ts';
import { describeFile, type FileDescription } from '../content-editor/describe-file.ts';
import { type ContentEntry, listContent } from '../content-editor/list-content.ts';
import {
  composePage,
  type NewPage,
  type NewPageAnswer,
  withWritten,
} from '../page-editor/compose-page.ts';
import type { EditingSession } from '../page-editor/editing-session.ts';
import {
  type Answer,
  type Change,
  describeIn,
  draftFile,
  type PageDescription,
  type ShownDraft,
} from '../page-editor/page-draft.ts';
import type { Move } from '../page-moves/move.ts';
import { filesInLanguages } from '../page-moves/page-places.ts';
import { planMove } from '../page-moves/plan-move.ts';
import { findWords, type Hit, planReplacement } from '../replace/find-words.ts';
import { type Check, checkChanges } from '../saving/check-change.ts';
import { describeName } from '../saving/content-names.ts';
import { withFollowers } from '../saving/follow-in-translations.ts';
import { followNewNames } from '../saving/follow-new-names.ts';
import { rememberFields } from '../saving/former-sources.ts';
import { bodyField } from '../saving/join-texts.ts';
import { type PlacedProblem, placeProblems } from '../saving/place-problems.ts';
import type { TextChanges, Texts, Written } from '../storage/content-storage.ts';
import { msg, t } from '../words/words.ts';

/** What is said of a change, whether a page can be shown with it, and the file that has it once it is saved. */
export type DraftAnswer = Answer & { isShown: boolean; file: string };

/**
 * What editors ask of the content of a site. What fails throws an Error that says what to do; nothing is changed then.
 */
export interface Operations {
  /** Everything that the site says, and what can be begun. */
  list(): Promise<ContentEntry[]>;
  /** The texts of all files that an editor may change, by their paths; null for a picture. */
  texts(): Promise<Texts>;
  describe(file: string): Promise<FileDescription>;
  describePage(address: string): Promise<PageDescription>;
  /** Checks a change, and keeps it as the draft of this window; saves it too, where nothing speaks against it. */
  change(file: string, change: Change, isToSave: boolean): Promise<DraftAnswer>;
  /** Checks a change of any number of texts as a build does, and stores all of it or nothing. */
  write(changes: TextChanges): Promise<Written>;
  /** Makes a page at an address, unless something speaks against it. */
  create(address: string, page: NewPage): Promise<NewPageAnswer>;
  /** Each place at which words stand that visitors read, in every language. */
  find(words: string): Promise<Hit[]>;
  /** Replaces words at some of those places, or changes nothing. */
  replace(replacement: Replacement): Promise<Replaced>;
  /** What the content says otherwise than before, as far as a former state is known. */
  changes(): Promise<ChangeList>;
  /** Has a file, or a field or an entry of it, say again what it said before, and its translations with it, or changes nothing. */
  undo(place: UndonePlace): Promise<Written>;
  /** Renames, duplicates or deletes a page, with all that leads to it, or changes nothing. */
  move(move: Move): Promise<Written>;
}

/** A change of {@link Operations.changes}. */
interface UndonePlace {
  file: string;
  change: ListedChange;
}

/** Words that are to take the place of others, and where. */
interface Replacement {
  words: string;
  by: string;
  hits: readonly Hit[];
}

export interface Replaced extends Written {
  /** What its files said before, by which it is undone. */
  before: Texts;
  /** Where other languages say still what was there before. */
  behind: readonly PlacedProblem[];
}

/** Content that is stored somewhere, with what is remembered of it while somebody edits it. */
export interface StoredContent {
  /** The content as it is stored now. */
  read(): Promise<SiteFolder>;
  /** The same as far as drafts and searches need it, which ask at each word: as it was read last. */
  readLast(): Promise<SiteFolder>;
  texts(): Promise<Texts>;
  /** What it said when it was published, or committed, last. */
  readFormer(): Promise<FormerContent>;
  check: Check;
  /** Stores a change that nothing speaks against, all of it or nothing. */
  store(changes: TextChanges): Promise<Written>;
  session: EditingSession;
  /** Names the content among all that a browser may have drafts of. */
  place: string;
  /** The address of the list of all content. */
  address: string;
  /** Takes the content with a draft, to be drawn. */
  keep(shown: ShownDraft): void;
}

/** @throws UserError for a name that content cannot have */
function refuseName(file: string): void {
  const problem = describeName(file);
  if (problem) throw new UserError(problem);
}

const changesOf = (folder: SiteFolder, texts: Replacements): TextChanges =>
  Object.fromEntries(
    Object.entries(texts).map(([file, now]) => {
      return [file, { before: folder.all.get(file)?.text ?? null, now }];
    }),
  );

/** The translations of what goes, which nobody sees without it. */
function listGoneWith(folder: SiteFolder, changes: TextChanges): TextChanges {
  const gone = Object.keys(changes).filter((file) => changes[file]?.now === null);
  const files = gone.flatMap((file) => filesInLanguages(folder, file));
  return changesOf(folder, Object.fromEntries(files.map((file) => [file, null])));
}

const isUndone = msg('That is as it was before already: load this page again');

/** What editors ask of content, wherever it is stored. */
export function createOperations(content: StoredContent): Operations {
  const { read, readLast, texts, check, store, session, place, address: list, keep } = content;
  const write: Operations['write'] = async (changes) => {
    for (const [file, { now }] of Object.entries(changes)) {
      refuseName(file);
      if ((now !== null && typeof now !== 'string') || file.startsWith('pictures/'))
        throw new UserError(
          t('{file} is to be a text, or to be removed: load this page again', { file }),
        );
    }
    const folder = await read();
    const all = { ...listGoneWith(folder, changes), ...changes };
    const next = Object.fromEntries(Object.entries(all).map(([file, { now }]) => [file, now]));
    const { refused } = await checkChanges(folder, next, check);
    return refused.length > 0 ? { problems: refused, changed: {} } : store(all);
  };
  const change: Operations['change'] = async (file, said, isToSave) => {
    refuseName(file);
    const folder = await (isToSave ? read() : readLast());
    const drafted = await draftFile(folder, file, said, isToSave, check, session);
    const { shown, refused, text, texts, ...checked } = drafted;
    if (shown) keep(shown);
    const current = folder.all.get(file)?.text ?? null;
    const isShown = shown !== undefined;
    const answer = { ...checked, text, current, isShown, isSaved: false, refused: [] };
    if (!isToSave || refused.length > 0) return { ...answer, refused: isToSave ? refused : [] };
    const own = texts[file];
    const { saved, problems, changed } = await store({
      ...changesOf(folder, texts),
      ...(own !== undefined && { [file]: { before: said.source, now: own } }),
    });
    for (const [name, now] of Object.entries(saved ?? {})) {
      const before = folder.all.get(name)?.text;
      if (before && now && name.endsWith('.yaml'))
        rememberFields(session.sources, name, before, now);
    }
    const isOther = Object.hasOwn(changed, file);
    // Translations follow what somebody else has just made of them.
    if (!isOther && Object.keys(changed).length > 0) return change(file, said, isToSave);
    const now = isOther ? (changed[file] ?? null) : current;
    // Who did not hear that a change is saved, on a slow machine, saves it again.
    return {
      ...answer,
      refused: problems,
      isSaved: saved !== undefined || now === text,
      current: now,
    };
  };
  return {
    ...{ texts, write, change },
    list: async () => listContent(await read()),
    async describe(file) {
      refuseName(file);
      return describeFile(await read(), file, place);
    },
    async describePage(address) {
      const page = describeIn(await read(), address, place);
      if (page) return page;
      throw new UserError(
        t('The site has no page {address}: choose one of the list at {list}.', { address, list }),
      );
    },
    async create(address, page) {
      const { changes, ...answer } = await composePage(await read(), address, page, check);
      return answer.refused.length > 0 ? answer : withWritten(answer, await store(changes));
    },
    find: async (words) => (words.trim() ? findWords(await readLast(), words) : []),
    async replace({ words, by, hits }) {
      const folder = await read();
      const planned = planReplacement(folder, words, by, hits);
      const { texts, behind } = withFollowers(folder, planned, session);
      const after = folder.with(texts);
      const posts = Object.keys(texts).map((file) => followNewNames(folder, after, file).texts);
      const changes = changesOf(folder, Object.assign({}, texts, ...posts));
      const before = Object.entries(changes).map(([file, one]) => [file, one.before]);
      return {
        ...(await write(changes)),
        before: Object.fromEntries(before),
        behind: placeProblems(after, behind),
      };
    },
    changes: async () => listChanges(await read(), await content.readFormer()),
    async undo({ file, change: undone }) {
      refuseName(file);
      const folder = await read();
      const { texts: former } = withNamesOfNow(folder, (await content.readFormer()).texts);
      const before = readFormerText(folder, former, file);
      const source = folder.all.get(file)?.text ?? null;
      if (!Object.hasOwn(former, file) || before === source) throw new UserError(t(isUndone));
      if (before === null || source === null)
        return write({ [file]: { before: source, now: before } });
      rememberFormer(folder, former, file, session);
      const said = undoChange(file, before, source, undone, readAround(folder, file));
      if (!said) throw new UserError(t(isUndone));
      const { [bodyField]: body, ...value } = said.value as Record<string, unknown>;
      const text = Array.isArray(body) && { body: body.join('\n\n') };
      const next = { source, value, order: said.order, ...text };
      const { isSaved, refused, current, text: now } = await change(file, next, true);
      if (isSaved) return { saved: { [file]: now }, problems: [], changed: {} };
      return { problems: refused, changed: refused.length > 0 ? {} : { [file]: current } };
    },
    move: async (move) => write(planMove(await read(), move)),
  };
}
