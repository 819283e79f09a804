import { type FileContents, type GitService, Moved, type NewCommit } from './git-service.ts';
import { findNewest, firstOf, nextBranch } from './own-branches.ts';

/** What becomes of one file. */
interface FileUpdate {
  path: string;
  /** null removes it. */
  content: string | Blob | null;
  /** The id of what is there; undefined where the file is new. */
  old: string | undefined;
}

/** A commit with one parent. */
export interface PlainCommit {
  branch: string;
  /** The head of the branch; undefined where the commit makes the branch. */
  head?: string;
  /** What a new branch begins on. */
  onto: string;
  message: string;
  updates: readonly FileUpdate[];
}

/** What a service can do whose commits have one parent. */
export interface PlainCommits
  extends Pick<GitService, 'base' | 'branches' | 'files' | 'findProposal'> {
  /** @throws Moved where the branch, or one of the files, is another one meanwhile */
  add(commit: PlainCommit): Promise<unknown>;
  remove(branch: string): Promise<unknown>;
  /** Closes a request without publishing it. */
  close(number: number): Promise<unknown>;
}

/**
 * Commits where no commit can join two branches. As long as the site's branch leaves alone what the own branch changes,
 * another commit is made on that, which the service can merge. Else the changes begin anew, on what the site's branch
 * says now, in the editor's next branch; the request of the one before is closed.
 *
 * @returns the branch that has the commit
 */
export async function commitWithoutMerge(
  service: PlainCommits,
  { branch, head, onto, message, files, folder }: NewCommit,
): Promise<string> {
  const target = await service.files(onto, folder);
  if (!head) {
    await service.add({ branch, onto, message, updates: await listUpdates(files, target) });
    return branch;
  }
  const [mine, before] = await Promise.all([
    service.files(head, folder),
    service.base(onto, head).then((base) => service.files(base, folder)),
  ]);
  const first = firstOf(branch);
  const isMergeable = [...new Set([...mine.keys(), ...before.keys()])].every(
    (path) =>
      mine.get(path) === before.get(path) ||
      (files.has(path) && target.get(path) === before.get(path)),
  );
  if (isMergeable) {
    const updates = await listUpdates(files, mine);
    if (updates.length > 0) await service.add({ branch, head, onto, message, updates });
    // Another window may have begun the next branch before this commit was in the last one.
    if (findNewest(first, await service.branches(first)) !== branch) throw new Moved();
    return branch;
  }
  const next = nextBranch(branch);
  const proposal = await service.findProposal(branch);
  await service.add({ branch: next, onto, message, updates: await listUpdates(files, target) });
  // Another window may have put a commit into the last branch before this one was there.
  if ((await service.branches(first)).get(branch) !== head) {
    await service.remove(next);
    throw new Moved();
  }
  if (proposal?.isOpen) await service.close(proposal.number);
  return next;
}

/** What differs from the files of a commit. */
async function listUpdates(
  files: FileContents,
  there: ReadonlyMap<string, string>,
): Promise<FileUpdate[]> {
  const updates = [...files].map(async ([path, content]) => {
    const old = there.get(path);
    const isThere = content === null ? !old : old === (await hashFile(content));
    return isThere ? [] : [{ path, content, old }];
  });
  return (await Promise.all(updates)).flat();
}

/** The id that Git gives to a file. Where the browser computes none, it is another one, and the file is sent again. */
async function hashFile(content: string | Blob): Promise<string> {
  const blob = new Blob([content]);
  const bytes = await new Blob([`blob ${blob.size}\0`, blob]).arrayBuffer();
  // Only pages that came by https: have it.
  const digest = await globalThis.crypto?.subtle?.digest('SHA-1', bytes);
  if (!digest) return '';
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
