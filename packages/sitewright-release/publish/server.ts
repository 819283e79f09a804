import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Advance, type StartStep, silently, UserError } from 'sitewright/lib';
import { type Entry, formatEntry, parseState, type ServerState } from './history.ts';
import * as scripts from './scripts.ts';
import { CommandError, run, type Transport } from './transport.ts';

const servers = ['nginx', 'caddy'] as const;
export type ServerName = (typeof servers)[number];

/** What a step that fails leaves, and what to do about it. */
interface StepOptions {
  step: string;
  /** What visitors get now, such as `Release 0123456789ab is still live`. */
  live: string;
  todo: string;
}

const heartbeat = 10_000;

/** A folder on a server with the releases of a site. */
export class Server {
  readonly #transport: Transport;
  readonly #folder: string;
  readonly startStep: StartStep;
  #isLockLost = false;

  /** @throws UserError when the folder is no absolute path of plain characters, as a host's file names it */
  constructor(transport: Transport, folder: string, startStep: StartStep = silently) {
    this.startStep = startStep;
    this.#transport = transport;
    this.#folder = folder;
    if (/^(\/(?!\.\.?(\/|$))[\w.-]+)+$/.test(folder)) return;
    throw new UserError(`${folder} is no folder: expected one like /srv/site`);
  }

  /**
   * Keeps other releases out.
   *
   * @returns lets the next one in
   * @throws UserError when another release is under way, or the server cannot be reached
   */
  async lock(who: string): Promise<() => Promise<void>> {
    const holder = this.#start(scripts.holdLock, `${who} since ${new Date().toISOString()}`);
    const { stdin, stdout } = holder;
    if (!stdin || !stdout) throw new Error('The lock has no pipes');
    stdin.on('error', () => undefined);
    const errors = holder.stderr?.setEncoding('utf8').toArray() ?? [];
    const ended = new Promise<number | null>((resolve) => {
      holder.on('error', () => resolve(null)).on('close', resolve);
    });
    const lines = createInterface(stdout);
    const status = await Promise.race([once(lines, 'line').then(() => undefined), ended]);
    if (status !== undefined) {
      const reason = (await errors).join('').trim().split('\n').at(-1) || 'it does not start';
      throw new UserError(
        status === 75
          ? `${this.#transport.target}: another release is under way, by ${reason}: wait until it has ended. Where its connection was cut, it ends by itself within a minute.`
          : `${this.#transport.target}: the lock failed: ${reason}. Nothing was changed: see whether you can write to ${this.#folder} there, and run the same again.`,
      );
    }
    void ended.then(() => (this.#isLockLost = true));
    const beat = setInterval(() => stdin.write('\n'), heartbeat);
    return async () => {
      clearInterval(beat);
      stdin.end();
      await ended;
    };
  }

  readState = (): Promise<ServerState> => this.#run(scripts.readState).then(parseState);

  /** @throws UserError when none is set up for the folder, or both are */
  async findServer(): Promise<ServerName> {
    const found = (await this.#run(scripts.findServers)).split('\n').filter(Boolean);
    const [first, ...more] = servers.filter((one) => found.includes(one));
    if (first && more.length === 0) return first;
    const { target } = this.#transport;
    throw new UserError(
      first
        ? `${target}: both nginx and Caddy are set up for ${this.#folder}: say which one serves it, by --server nginx or --server caddy`
        : `${target}: neither /etc/nginx nor /etc/caddy names ${this.#folder}/current/: set one up as docs/deploy.md says, or name the folder by --folder`,
    );
  }

  /** Copies a build beside the releases, and its assets to those of all releases. */
  async upload(built: string, advance: Advance): Promise<void> {
    const assets = path.join(built, 'assets');
    // Those of earlier releases stay: pages that are open need them.
    await this.#transport.copy(assets, `${this.#folder}/assets`, advance);
    // What has not changed is not sent and takes no room.
    const options = ['--delete', '--link-dest=../current'];
    await this.#transport.copy(built, `${this.#folder}/arriving`, advance, ...options);
  }

  async uploadPreview(built: string, name: string, advance: Advance): Promise<void> {
    await this.#run(scripts.makePreviews);
    await this.#transport.copy(built, `${this.#folder}/_preview/${name}`, advance, '--delete');
  }

  removePreview = (name: string) => this.#run(scripts.removePreview, name);

  discard = () => this.#run(scripts.discard);
  place = (digest: string, list: string) => this.#runWith(list, scripts.place, digest);

  test(digest: string, server: ServerName) {
    const file = path.join(import.meta.dirname, `../templates/next.${server}.conf`);
    const text = readFileSync(file, 'utf8').replaceAll('/srv/site', this.#folder);
    return this.#runWith(text, scripts.testRelease, digest, server);
  }

  switch = (entry: Entry, server: ServerName) =>
    this.#run(scripts.switchRelease, entry.digest, server, formatEntry(entry));

  prune = (digests: readonly string[]) => this.#run(scripts.prune, ...digests);

  /**
   * Does one step of a release.
   *
   * @throws UserError in one line, when it fails or somebody else may hold the lock
   */
  async step<Value>(
    work: (advance: Advance) => Promise<Value>,
    { step, live, todo }: StepOptions,
  ): Promise<Value> {
    const advance = this.startStep(step.charAt(0).toUpperCase() + step.slice(1));
    try {
      if (this.#isLockLost) throw new CommandError('the connection was cut');
      return await work(advance);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      const { target } = this.#transport;
      throw new UserError(`${target}: ${step} failed: ${error.message}. ${live}: ${todo}.`);
    }
  }

  // Where its input is a socket, as here and under sshd, bash would read the files of an interactive shell first.
  #start = (script: string, ...args: string[]) =>
    this.#transport.start(
      'bash',
      '--norc',
      '-euo',
      'pipefail',
      '-c',
      script,
      'release',
      this.#folder,
      ...args,
    );

  #run = (script: string, ...args: string[]) => run(this.#start(script, ...args));
  #runWith = (input: string, ...args: [script: string, ...string[]]) =>
    run(this.#start(...args), input);
}
