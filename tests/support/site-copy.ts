import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteFolders } from '../../packages/sitewright/build/build-cache.ts';
import { withoutProgress } from './commands.ts';
import { ChangeableFolder, codeFolders, copyFirstLanguage } from './content/copy-content.ts';
import { example } from './example.ts';
import { commandFile, packageFolders } from './machine.ts';

const cacheFolder = 'node_modules/.cache/sitewright';

/** What of the machine no site runs. */
const isTest = (file: string) => /\.test\.tsx?$|(^|\/)node_modules$/.test(file);

/**
 * A site in a folder of its own outside the repository, to change and build at will: `content/`, the site's own code
 * beside it, `package.json`, and in `sitewright/` and folders like it a machine of its own, whose code may be changed too.
 */
export class SiteCopy extends ChangeableFolder {
  readonly folder = this.path;
  #server: ChildProcess | undefined;
  /** What the server has printed. */
  output = '';

  readonly #isExample: boolean;
  /** Its content as it was at first. */
  readonly #original = path.join(this.folder, 'original');

  /** @param source the content folder whose files it has in content/; without one, the example's in its first language */
  constructor(source?: string) {
    super(mkdtempSync(path.join(tmpdir(), 'countermark-copy-')));
    this.#isExample = !source;
    if (source) cpSync(source, this.#original, { recursive: true });
    else copyFirstLanguage(example, this.#original);
    cpSync(this.#original, path.join(this.folder, 'content'), { recursive: true });
    const filter = (file: string) => !isTest(file);
    for (const name of codeFolders) {
      const code = path.join(path.dirname(source ?? example), name);
      if (existsSync(code)) cpSync(code, path.join(this.folder, name), { recursive: true, filter });
    }
    // Content of no site of this repository is that of a site like the example's.
    const own = path.dirname(source ?? example);
    const site = existsSync(path.join(own, 'package.json')) ? own : path.dirname(example);
    const parts = [...(site === own ? siteFolders : []), 'package.json'];
    for (const part of parts.filter((one) => existsSync(path.join(site, one)))) {
      cpSync(path.join(site, part), path.join(this.folder, part), { recursive: true });
    }
    // All packages, but no cache: development servers that run at once must not share it.
    const packages = path.join(this.folder, 'node_modules');
    mkdirSync(packages);
    for (const name of readdirSync('node_modules')) {
      if (name === '.vite' || name === '.cache' || name.startsWith('sitewright')) continue;
      symlinkSync(path.resolve('node_modules', name), path.join(packages, name));
    }
    for (const one of packageFolders) {
      const name = path.basename(one);
      cpSync(one, path.join(this.folder, name), { recursive: true, filter });
      symlinkSync(`../${name}`, path.join(packages, name));
    }
    cpSync('package-lock.json', path.join(this.folder, 'package-lock.json'));
    // The results of builds, which depend on all code and the packages' versions.
    const cache = path.resolve(site, cacheFolder);
    mkdirSync(cache, { recursive: true });
    mkdirSync(path.join(packages, '.cache'));
    symlinkSync(cache, path.join(this.folder, cacheFolder));
  }

  /** Writes a file in one step, so that watchers never read a part of it. */
  override write(file: string, text: string | Uint8Array): void {
    super.write('node_modules/.temporary', text);
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    renameSync(path.join(this.folder, 'node_modules/.temporary'), path.join(this.folder, file));
  }

  /**
   * Gives every content file, also one that is gone, the text of the original again, and removes the others.
   *
   * @returns the names of those that had another text or were gone
   */
  restoreContent(): string[] {
    const content = path.join(this.folder, 'content');
    const list = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of list(content)) {
      if (existsSync(path.join(this.#original, name))) continue;
      rmSync(path.join(content, name), { recursive: true, force: true });
    }
    return list(this.#original)
      .filter((name) => path.extname(name))
      .filter((name) => {
        const [original, file] = [path.join('original', name), path.join('content', name)];
        const isThere = existsSync(path.join(this.folder, file));
        if (isThere && this.read(file) === this.read(original)) return false;
        this.write(file, this.read(original));
        return true;
      });
  }

  /** How often the development server has started again, as it does after an edit of the brand. */
  countRestarts(): number {
    return this.output.split('server restarted').length - 1;
  }

  /**
   * Builds the copy.
   *
   * @param settings further variables of the environment
   * @returns all that it printed but for its progress, and of that its warnings and errors alone
   */
  build(settings?: NodeJS.ProcessEnv): { ok: boolean; output: string; errors: string } {
    const { status, stdout, stderr } = this.run('build', settings);
    const errors = withoutProgress(stderr);
    return { ok: status === 0, output: `${stdout}${errors}`, errors };
  }

  /**
   * Runs a command of the machine's: on 20 November 2026 if it has the example's content, whose warnings are then the
   * same.
   *
   * @param name such as `build`
   */
  run(
    name: string,
    settings: NodeJS.ProcessEnv = {},
  ): { status: number | null; stdout: string; stderr: string } {
    const day = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 20) / 1000) };
    const env = { ...process.env, ...(this.#isExample && day), ...settings };
    return spawnSync('node', [this.#findCommand(name)], {
      cwd: this.folder,
      env,
      encoding: 'utf8',
    });
  }

  #findCommand(name: string): string {
    return commandFile(name, this.folder);
  }

  /** Starts a command that prints the address it serves: `dev` or `preview`. */
  async serve(command: string): Promise<string> {
    const env = { ...process.env, PORT: '0', NO_COLOR: '1', FORCE_COLOR: '0' };
    const options = { cwd: this.folder, env, detached: true };
    const server = spawn('node', [this.#findCommand(command)], options);
    this.#server = server;
    this.output = '';
    return new Promise((resolve, reject) => {
      const listen = (chunk: Buffer) => {
        this.output += chunk;
        // The address is complete once something follows it.
        const [address] = this.output.match(/http:\/\/localhost:\d+(?=\D)/) ?? [];
        if (address) resolve(address);
      };
      server.stdout.on('data', listen);
      server.stderr.on('data', listen);
      server.on('exit', () =>
        reject(new Error(`${command} ended before it served:\n${this.output}`)),
      );
    });
  }

  /** Gives the copy an empty build cache of its own; until then it shares that of the original. */
  clearCache(): void {
    rmSync(path.join(this.folder, 'node_modules/.cache'), { recursive: true, force: true });
  }

  /** Ends what `serve` started, and removes the folder. */
  [Symbol.dispose](): void {
    // The command's whole process group: it may have started others.
    if (this.#server?.pid && this.#server.exitCode === null) {
      process.kill(-this.#server.pid, 'SIGKILL');
    }
    // They may still write for a moment.
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 9 });
  }
}
