import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRepository, serveEditor } from '../tests/support/editor/serve-live-editor.ts';
import { example } from '../tests/support/example.ts';
import { isText } from '../tests/support/git/git-api.ts';
import { type HostedService, hostedServices } from '../tests/support/git/hosted-services.ts';
import { SiteCopy } from '../tests/support/site-copy.ts';
import type { Hands } from './hands.ts';

/** The content by its files, as bytes. */
type Content = ReadonlyMap<string, Buffer>;

/** Where editors work, with the example's content. */
export interface Place {
  /** The address of what an editor opens: a page such as `/pricing`, or the list of all content. */
  address(page: string): string;
  /** Does what an editor does once a day. */
  signIn(hands: Hands): Promise<void>;
  read(): Content;
  /** Lets the content be as it was. */
  restore(): Promise<void>;
  close(): void;
}

export const places: readonly { name: string; open: () => Promise<Place> }[] = [
  { name: 'own machine', open: openOwnMachine },
  ...hostedServices.map((host) => ({ name: host.name, open: () => openLive(host) })),
];

async function openOwnMachine(): Promise<Place> {
  const copy = new SiteCopy(example);
  const address = await copy.serve('dev');
  const content = path.join(copy.folder, 'content');
  const read = (): Content => {
    const files = readdirSync(content, { recursive: true, withFileTypes: true });
    const names = files.filter((file) => file.isFile()).map((f) => path.join(f.parentPath, f.name));
    return new Map(names.map((name) => [path.relative(content, name), readFileSync(name)]));
  };
  return {
    address: (page) => `${address}/admin${page === 'list' ? '' : `/edit${page}`}`,
    signIn: async () => {},
    read,
    async restore() {
      const isBrand = copy.restoreContent().some((name) => name.startsWith('brand/'));
      // The server starts again after both edits, at once or one after the other.
      for (let restarts = -1; isBrand && restarts !== copy.countRestarts(); ) {
        restarts = copy.countRestarts();
        await new Promise((resolve) => setTimeout(resolve, 5_000));
      }
    },
    close: () => copy[Symbol.dispose](),
  };
}

async function openLive(host: HostedService): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'live-editor-'));
  const { service, admin, servers } = await serveEditor(folder, host);
  const read = (): Content => {
    const { repository } = service;
    const files = repository.read(repository.branches.has('edits/ann') ? 'edits/ann' : 'main');
    const bytes = ([name, text]: [string, string]): [string, Buffer] => [
      path.relative(example, name),
      Buffer.from(text, isText.test(name) ? 'utf8' : 'latin1'),
    ];
    return new Map([...files].map(bytes));
  };
  const paths: Readonly<Record<string, string>> = { list: '', '/': '/home' };
  return {
    address: (page) => `${admin}${paths[page] ?? page}`,
    async signIn(hands) {
      await hands.fill('Token', 'github_pat_of_ann');
      await hands.on('Sign in');
    },
    read,
    restore: async () => service.begin(createRepository()),
    close() {
      for (const server of servers) server.close().closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Compares contents as Git does. */
export class Differences implements Disposable {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'differences-'));

  constructor(before: Content) {
    this.#git('init', '--quiet');
    this.#stage(before);
    this.#git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '-m', 'before');
  }

  /** Each changed file with its added and removed lines, such as `careers.yaml +7 -0`; `+- --` where it has no lines. */
  of(after: Content): string {
    this.#stage(after);
    return this.#git('diff', '--cached', '--numstat', '--no-renames')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace(/^(\S+)\t(\S+)\t(.*)$/, '$3 +$1 -$2'))
      .join(', ');
  }

  #stage(files: Content): void {
    for (const name of readdirSync(this.#folder).filter((one) => one !== '.git'))
      rmSync(path.join(this.#folder, name), { recursive: true });
    for (const [name, bytes] of files) {
      const file = path.join(this.#folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
    this.#git('add', '--all', '--force');
  }

  #git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.#folder, encoding: 'utf8' });
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
