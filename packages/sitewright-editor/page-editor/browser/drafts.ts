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

/** The windows that were open when this one was opened. */
let openWindows: ReadonlySet<string> = new Set();

const windowKey = 'window of the editor';

/** How long the page that a tab showed before may take to go, in milliseconds. */
const patience = 1_000;

/**
 * Has other windows know that this one is open, and this one know of them. To be awaited before a draft is taken: each
 * window holds a lock that has its name, which the browser lets go of with the window, also where that crashes.
 */
export async function meetWindows(): Promise<void> {
  const before = sessionStorage.getItem(windowKey);
  if (before === thisWindow) return;
  sessionStorage.setItem(windowKey, thisWindow);
  if (before) {
    // What the tab showed before may not be gone yet; in a copy of a tab it is another window, which stays.
    const signal = AbortSignal.timeout(patience);
    await navigator.locks.request(before, { signal }, () => {}).catch(() => {});
  }
  await new Promise<void>((resolve) => {
    void navigator.locks.request(thisWindow, () => {
      resolve();
      return new Promise(() => {});
    });
  });
  const { held = [] } = await navigator.locks.query();
  openWindows = new Set(held.map(({ name = '' }) => name));
}

/** The name of a draft in the browser’s storage, which other sites of this machine may use too. */
const nameOf = ({ folder, file }: Place) => `draft of ${folder}/${file}`;

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
  try {
    if (draft) storage.setItem(name, JSON.stringify({ ...draft, time: Date.now() }));
    else storage.removeItem(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The draft of a page that was not saved the last time, where there is one: the newest where several windows have
 * one. It is this window's from now on.
 *
 * @param open the windows that are still open: what they have is theirs
 */
export function takeDraft(
  place: Place,
  storage: DraftStorage = localStorage,
  ownWindow: string = thisWindow,
  open: ReadonlySet<string> = openWindows,
): Draft | undefined {
  const start = nameOf(place) + beforeWindow;
  const found = listNames(storage)
    .filter((name) => name.startsWith(start) && !open.has(name.slice(start.length)))
    .flatMap((name) => readDraft(name, storage))
    .sort((a, b) => b.time - a.time)[0];
  if (!found) return undefined;
  const { name, time, ...draft } = found;
  if (keepDraft(place, draft, storage, ownWindow) && name !== start + ownWindow)
    storage.removeItem(name);
  return draft;
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
