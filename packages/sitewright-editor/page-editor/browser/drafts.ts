import { tagForm } from 'sitewright/languages';
/** What somebody has changed in a page and not saved. */
export interface Draft {
  /** What the file said when they began. */
  before: object;
  /** What it is to say. */
  value: object;
}

interface Place {
  folder: string;
  file: string;
}

type DraftStorage = Pick<Storage, 'key' | 'length' | 'getItem' | 'setItem' | 'removeItem'>;

/** Two windows with one file have a draft each. */
const thisWindow = crypto.randomUUID();
const beforeWindow = ' in window ';

/** The name of a draft in the browser’s storage, which other sites of this machine may use too. */
const nameOf = ({ folder, file }: Place) => `draft of ${folder}/${file}`;

/** What this window keeps, by the names that it has in the storage. */
const kept = new Map<string, string>();

/**
 * Keeps a draft in the browser until it is saved: a closed tab, a crash and a stopped server lose nothing of it.
 *
 * @param draft none where there is nothing to be saved
 * @returns whether it is kept; a browser may have no room for it
 */
export function keepDraft(
  place: Place,
  draft: Draft | undefined,
  storage: DraftStorage = localStorage,
  ownWindow: string = thisWindow,
): boolean {
  const name = nameOf(place) + beforeWindow + ownWindow;
  kept.delete(name);
  try {
    if (!draft) {
      storage.removeItem(name);
      return true;
    }
    const text = JSON.stringify({ ...draft, time: Date.now() });
    kept.set(name, text);
    storage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The draft of a page that was not saved the last time, where there is one: the newest where several windows have
 * one. It is this window's from now on; a window that is still open keeps its own.
 */
export function takeDraft(
  place: Place,
  storage: DraftStorage = localStorage,
  ownWindow: string = thisWindow,
): Draft | undefined {
  const start = nameOf(place) + beforeWindow;
  const found = listNames(storage)
    .filter((name) => name.startsWith(start))
    .flatMap((name) => readDraft(name, storage))
    .sort((a, b) => b.time - a.time)[0];
  if (!found) return undefined;
  const { name, time, ...draft } = found;
  if (keepDraft(place, draft, storage, ownWindow) && name !== start + ownWindow)
    storage.removeItem(name);
  return draft;
}

/** Puts back what another window has taken, which may be closed or go back to what is saved. */
export function restoreDraft(
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
  storage: DraftStorage = localStorage,
): void {
  const own = kept.get(key ?? '');
  if (key && own && newValue === null) storage.setItem(key, own);
}

/** Whether this browser has what was not saved of a file, in any language. */
export function hasDrafts(
  folder: string,
  file: string,
  storage: DraftStorage = localStorage,
): boolean {
  return listDrafts({ folder, file }, storage).length > 0;
}

/**
 * Has what is not saved of a file, in any language, be that of another one.
 *
 * @param next the path that the file has now
 */
export function moveDrafts(
  { folder, file }: Place,
  next: string,
  storage: DraftStorage = localStorage,
): void {
  for (const name of listDrafts({ folder, file }, storage)) {
    const [own = '', window = ''] = name.split(beforeWindow);
    storage.setItem(
      own.slice(0, -file.length) + next + beforeWindow + window,
      storage.getItem(name) ?? '',
    );
    storage.removeItem(name);
  }
}

/** The names of the drafts of a file in any language. */
function listDrafts({ folder, file }: Place, storage: DraftStorage): string[] {
  const start = nameOf({ folder, file: '' });
  return listNames(storage).filter((name) => {
    if (!name.startsWith(start)) return false;
    const [own = ''] = name.slice(start.length).split(beforeWindow);
    const [tag = '', ...rest] = own.split('/');
    return own === file || (tagForm.test(tag) && rest.join('/') === file);
  });
}

const listNames = (storage: DraftStorage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

function readDraft(
  name: string,
  storage: DraftStorage,
): (Draft & { name: string; time: number })[] {
  try {
    const { before, value, time } = JSON.parse(storage.getItem(name) ?? '');
    return [{ name, before, value, time }];
  } catch {
    return [];
  }
}
