import { createHash } from 'node:crypto';

export type Files = ReadonlyMap<string, string>;

interface Commit {
  files: Files;
  parents: string[];
  message: string;
}

/** The id that Git gives to the bytes of a file. */
export const hashBlob = (text: string) => hash(`blob ${Buffer.byteLength(text)}\0${text}`);

const hash = (value: string) => createHash('sha1').update(value).digest('hex');

/** The newest state of a request, as both services have it. */
export interface Request {
  number: number;
  branch: string;
  title: string;
  body: string;
  isOpen: boolean;
  isMerged: boolean;
}

/** A repository in memory: what Git itself does, whatever service answers for it. */
export class GitRepository {
  readonly commits = new Map<string, Commit>();
  readonly branches = new Map<string, string>();
  readonly requests: Request[] = [];
  readonly blobs = new Map<string, string>();
  #count = 0;

  constructor(files: Files) {
    this.branches.set('main', this.addCommit(files, [], 'Begin'));
  }

  addCommit(files: Files, parents: string[], message: string): string {
    for (const text of files.values()) this.blobs.set(hashBlob(text), text);
    this.#count += 1;
    const id = hash(JSON.stringify([this.#count, ...files]));
    this.commits.set(id, { files, parents, message });
    return id;
  }

  /** Somebody changes files of a branch; null removes one. */
  change(
    branch: string,
    changes: ReadonlyMap<string, string | null>,
    message = 'Somebody else',
  ): void {
    const files = new Map(this.read(branch));
    for (const [path, text] of changes) {
      if (text === null) files.delete(path);
      else files.set(path, text);
    }
    const head = this.branches.get(branch);
    this.branches.set(branch, this.addCommit(files, head ? [head] : [], message));
  }

  /** The files of a branch or of a commit. */
  read(name: string): Files {
    return this.commits.get(this.branches.get(name) ?? name)?.files ?? new Map();
  }

  /** The commits that one has, the nearest first. */
  listHistory(id: string): string[] {
    const found = [id];
    for (const one of found) {
      for (const parent of this.commits.get(one)?.parents ?? [])
        if (!found.includes(parent)) found.push(parent);
    }
    return found;
  }

  base(one: string, other: string): string | undefined {
    const others = this.listHistory(other);
    return this.listHistory(one).find((id) => others.includes(id));
  }

  /** The files that differ between a branch and `main`. */
  listChanged(branch: string): string[] {
    const [main, own] = [this.read('main'), this.read(branch)];
    return [...new Set([...main.keys(), ...own.keys()])].filter(
      (path) => main.get(path) !== own.get(path),
    );
  }

  merge(request: Request): void {
    const heads = ['main', request.branch].map((name) => this.branches.get(name) ?? '');
    const [main = '', own = ''] = heads;
    const before = this.read(this.base(main, own) ?? '');
    const files = new Map(this.read('main'));
    for (const [path, text] of this.read(request.branch))
      if (before.get(path) !== text) files.set(path, text);
    this.branches.set('main', this.addCommit(files, heads, request.title));
    request.isOpen = false;
    request.isMerged = true;
  }
}
