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

  /** The last commit that two have in common: no other one that they share comes after it. */
  base(one: string, other: string): string | undefined {
    const others = this.listHistory(other);
    const shared = this.listHistory(one).filter((id) => others.includes(id));
    const isBefore = (id: string, later: string) =>
      id !== later && this.listHistory(later).includes(id);
    return shared.find((id) => !shared.some((later) => isBefore(id, later)));
  }

  /** The files that a branch has changed since it left `main`, which is what its request shows. */
  listChanged(branch: string): string[] {
    const [main = '', head = ''] = ['main', branch].map((name) => this.branches.get(name));
    const [before, own] = [this.read(this.base(main, head) ?? ''), this.read(branch)];
    return [...new Set([...before.keys(), ...own.keys()])].filter(
      (path) => before.get(path) !== own.get(path),
    );
  }

  addRequest(branch: string, title: string, body: string): Request {
    const number = this.requests.length + 1;
    const request = { number, branch, title, body, isOpen: true, isMerged: false };
    this.requests.push(request);
    return request;
  }

  /** Whether Git merges a branch by itself: no file has been changed on both sides. */
  isMergeable(branch: string): boolean {
    const [main = '', own = ''] = ['main', branch].map((name) => this.branches.get(name));
    const before = this.read(this.base(main, own) ?? '');
    const files = this.read('main');
    return this.listChanged(branch).every(
      (path) =>
        files.get(path) === before.get(path) || files.get(path) === this.read(own).get(path),
    );
  }

  merge(request: Request): void {
    const heads = ['main', request.branch].map((name) => this.branches.get(name) ?? '');
    const files = new Map(this.read('main'));
    for (const path of this.listChanged(request.branch)) {
      const text = this.read(request.branch).get(path);
      if (text === undefined) files.delete(path);
      else files.set(path, text);
    }
    this.branches.set('main', this.addCommit(files, heads, request.title));
    request.isOpen = false;
    request.isMerged = true;
  }
}
