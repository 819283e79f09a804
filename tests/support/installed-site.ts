import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { ChangeableFolder } from './content/copy-content.ts';

/** A new site outside the repository, with the machine as it is installed. */
export class InstalledSite {
  readonly files: ChangeableFolder;
  /** No folder above it has packages. */
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'installed-site-'));
  readonly #started: number[] = [];

  /** @param pages those that it has beside its home page */
  constructor(pages: readonly string[]) {
    this.files = new ChangeableFolder(path.join(this.#folder, 'site'));
    execute(process.cwd(), 'scripts/pack.ts', path.join(this.#folder, 'packages'));
    const create = path.resolve('packages/create-sitewright/create.mjs');
    execute(this.#folder, create, 'site', '--yes', '--pages', pages.join());
    const packages = path.join(this.files.path, 'node_modules');
    mkdirSync(packages);
    for (const name of readdirSync('node_modules')) {
      if (/^(\.cache|\.vite|create-sitewright|sitewright.*)$/.test(name)) continue;
      symlinkSync(path.resolve('node_modules', name), path.join(packages, name));
    }
    // Copies: a bundler sees where a link leads to, and looks for packages otherwise there.
    for (const name of ['sitewright', 'sitewright-checks']) {
      cpSync(path.join(this.#folder, 'packages', name), path.join(packages, name), {
        recursive: true,
      });
    }
    this.files.edit('package.json', '"sitewright-editor": "2.0.0",', '');
  }

  get #bin(): string {
    return path.join(this.files.path, 'node_modules/sitewright/bin.mjs');
  }

  /** @returns what a command of the machine printed, and whether it ended well */
  run(name: string): { ok: boolean; output: string } {
    return this.#runFile(this.#bin, name);
  }

  /** Runs a program of a package, which is called by its file in `node_modules`. */
  runTool(file: string, ...options: string[]): { ok: boolean; output: string } {
    return this.#runFile(path.join(this.files.path, 'node_modules', file), ...options);
  }

  #runFile(...file: string[]): { ok: boolean; output: string } {
    const options = { cwd: this.files.path, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync('node', file, options);
    return { ok: status === 0, output: `${stdout}${stderr}` };
  }

  /** @returns the address of a server of the machine */
  serve(name: 'dev' | 'preview'): Promise<string> {
    const env = { ...process.env, PORT: '0', NO_COLOR: '1', FORCE_COLOR: '0' };
    const options = { cwd: this.files.path, env, detached: true };
    const server = spawn('node', [this.#bin, name], options);
    if (server.pid) this.#started.push(server.pid);
    return new Promise((resolve, reject) => {
      let output = '';
      const listen = (chunk: Buffer) => {
        output += chunk;
        const [address] = output.match(/http:\/\/localhost:\d+(?=\D)/) ?? [];
        if (address) resolve(address);
      };
      server.stdout.on('data', listen);
      server.stderr.on('data', listen);
      server.on('exit', () => reject(new Error(output)));
    });
  }

  /** Ends its servers, and deletes it. */
  remove(): void {
    for (const pid of this.#started) process.kill(-pid, 'SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 9 });
  }
}

function execute(cwd: string, command: string, ...options: string[]): void {
  const { status, stdout, stderr } = spawnSync('node', [command, ...options], {
    cwd,
    encoding: 'utf8',
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
}
