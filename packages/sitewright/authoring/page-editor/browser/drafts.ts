import { tagForm } from '../../../lib/language-tag.ts';

/** What somebody has changed in a page and not saved. */
export interface Draft {
  /** What the file said when they began. */
  before: object;
  /** What it is to say. */
  value: object;
}

/** The name of a draft in the browser’s storage, which other sites of this machine may use too. */
const nameOf = ({ folder, file }: { folder: string; file: string }) => `draft of ${folder}/${file}`;

/**
 * Keeps a draft in the browser until it is saved: a closed tab, a crash and a stopped server lose nothing of it.
 *
 * @param draft none where there is nothing to be saved
 * @returns whether it is kept; a browser may have no room for it
 */
export function keepDraft(
  page: Parameters<typeof nameOf>[0],
  draft: Draft | undefined,
  storage: Pick<Storage, 'setItem' | 'removeItem'> = localStorage,
): boolean {
  try {
    if (draft) storage.setItem(nameOf(page), JSON.stringify(draft));
    else storage.removeItem(nameOf(page));
    return true;
  } catch {
    return false;
  }
}

/** The draft of a page that was not saved the last time, where there is one. */
export function findDraft(
  page: Parameters<typeof nameOf>[0],
  storage: Pick<Storage, 'getItem'> = localStorage,
): Draft | undefined {
  try {
    return JSON.parse(storage.getItem(nameOf(page)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether this browser has what was not saved of a file, in any language. */
export function hasDrafts(
  folder: string,
  file: string,
  storage: Pick<Storage, 'key' | 'length'> = localStorage,
): boolean {
  const start = nameOf({ folder, file: '' });
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return names.some((name) => {
    if (!name.startsWith(start)) return false;
    const own = name.slice(start.length);
    const [tag = '', ...rest] = own.split('/');
    return own === file || (tagForm.test(tag) && rest.join('/') === file);
  });
}
