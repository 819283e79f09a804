import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { describeMissing, type Host } from '../../../tests/hosting/host.ts';
import { writeConfiguration } from '../../../tests/hosting/hosts.ts';
import { fetchPath, waitUntilReady } from '../../../tests/hosting/http-client.ts';
import { machine } from '../../../tests/support/machine.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { writeHostFiles } from '../../sitewright/build/host-files.ts';
import { findFreePort } from '../../sitewright/lib/port.ts';
import { readBuiltSite } from '../publish/built-site.ts';
import { parseState } from '../publish/history.ts';
import { publish, undo } from '../publish/publish.ts';
import { readState } from '../publish/scripts.ts';
import { Server, type ServerName } from '../publish/server.ts';
import { createLocalTransport, createSshTransport, run } from '../publish/transport.ts';

/** Hosts on which a release is tried: the machine that releases needs rsync. */
export const releaseTo = (...hosts: Host[]): Host[] =>
  hosts.map((host) => ({
    ...host,
    describeMissing: () => host.describeMissing() ?? describeMissing('rsync'),
  }));

/**
 * Stands in for the way to another machine: what that is told runs here. The connection is cut before or behind the
 * command with the text in CUT_BEFORE or CUT_BEHIND; the file DAMAGE is changed on its way.
 */
const ssh = `#!/bin/bash
while [[ $1 == -[ol] ]]; do shift 2; done
shift
cut() { echo 'Connection closed by remote host' >&2; exit 255; }
[[ -n $CUT_BEFORE && $* == *"$CUT_BEFORE"* ]] && cut
[[ -n $DAMAGE && $* == *sha256sum* ]] && echo damage >>"$DAMAGE"
[[ -n $CUT_BEHIND && $* == *"$CUT_BEHIND"* ]] || exec sh -c "$*"
sh -c "$*" >/dev/null 2>&1
cut
`;

/** Writes a small built site with an address and a text of its own. */
export function createBuild(address: string, text: string, vendor = 'Acme'): string {
  const folder = temporaryFolder({
    'index.html': `<!doctype html><title>${text}</title>`,
    'about.html': `<!doctype html><title>About ${text}</title>`,
    '404.html': '<!doctype html><title>Not found</title>',
    '500.html': '<!doctype html><title>Failed</title>',
    'a name, "quoted" & \'odd\' $(touch x).txt': text,
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`,
    'manifest.webmanifest': JSON.stringify({ name: vendor }),
    [`assets/style-${text.replaceAll(/\W/g, '')}.css`]: `/* ${text} */`,
  });
  writeHostFiles(folder, { host: undefined, basePath: '' });
  return folder;
}

/** A server of one's own that is set up and serves nothing yet. */
export class TestServer {
  readonly address: string;
  readonly folder: string;
  readonly #home: string;
  readonly #name: ServerName;
  /** The configuration of the server, and its text. */
  readonly #file: string;
  readonly #text: string;
  #process: ChildProcess | undefined;

  private constructor(name: ServerName, port: number) {
    this.#home = temporaryFolder({ 'bin/ssh': ssh });
    chmodSync(this.#home, 0o755);
    this.folder = path.join(this.#home, 'site');
    this.#name = name;
    this.address = `http://localhost:${port}`;
    mkdirSync(this.folder);
    this.#file = path.join(this.#home, `${name}-all.conf`);
    const programs = this.#configure(this.#file, port);
    this.#text = readFileSync(this.#file, 'utf8');
    writeFileSync(path.join(this.#home, 'bin', name), programs);
    for (const one of ['ssh', name]) chmodSync(path.join(this.#home, 'bin', one), 0o755);
    process.env.PATH = `${this.#home}/bin:${process.env.PATH}`;
  }

  static async create(name: ServerName): Promise<TestServer> {
    const { PATH } = process.env;
    onTestFinished(() => {
      process.env.PATH = PATH;
    });
    const server = new TestServer(name, await findFreePort());
    await server.start();
    onTestFinished(() => server.stop());
    return server;
  }

  /** Writes the template for this server, and a program that reads it where the server's own reads /etc. */
  #configure(file: string, port: number): string {
    if (this.#name === 'nginx') {
      writeConfiguration(this.#home, port);
      const text = readFileSync(`${this.#home}/nginx.conf`, 'utf8')
        .replace(`root ${this.#home}`, `root ${this.folder}`)
        .replace(
          `include ${this.#home}/current/_nginx.conf`,
          `include ${this.folder}/current/_nginx.conf*`,
        );
      writeFileSync(file, text);
      return `#!/bin/sh\nexec ${'$'}(PATH=/usr/sbin:/usr/bin:/bin command -v nginx) -c ${file} "$@"\n`;
    }
    const admin = `${this.#home}/admin.sock`;
    const site = `http://localhost:${port} {\nbind localhost\nroot * ${this.folder}\nimport ${this.folder}/current/_Caddyfile*\n}\n`;
    writeFileSync(file, `{\nadmin unix/${admin}\n}\n${site}`);
    return `#!/bin/sh
export HOME=${this.#home}
real=$(PATH=/usr/sbin:/usr/bin:/bin command -v caddy)
case $1 in
  run) exec $real run --adapter caddyfile --config ${file} ;;
  reload) exec $real reload --adapter caddyfile --address unix/${admin} --config ${file} ;;
  *) exec $real "$@" ;;
esac
`;
  }

  async start(): Promise<void> {
    const options = this.#name === 'nginx' ? ['-e', 'stderr', '-g', 'daemon off;'] : ['run'];
    this.#process = spawn(this.#name, options, { stdio: ['ignore', 'ignore', 'ignore'] });
    await waitUntilReady(this.address);
  }

  async stop(): Promise<void> {
    const stopped = this.#process;
    this.#process = undefined;
    if (!stopped) return;
    const ended = once(stopped, 'exit');
    stopped.kill();
    await ended;
  }

  /** What the server has, and what visitors get of its start page. */
  async read() {
    const [script, ...args] = ['-euc', readState, '', this.folder];
    const state = parseState(await run(spawn('bash', [script as string, ...args])));
    const page = await fetchPath(this.address, '/').catch(() => undefined);
    const title = /<title>(.*)<\/title>/.exec(page?.text ?? '')?.[1];
    return { ...state, title: page?.status === 200 ? title : page?.status };
  }

  listAssets = () => readdirSync(path.join(this.folder, 'assets'));

  /** Makes the configuration of the server wrong, outside what a release brings. */
  spoil(): void {
    writeFileSync(this.#file, `${this.#text}\nnonsense;\n`);
  }

  /** Puts the part of the template for nginx that is about previews into its configuration. */
  addPreviews(): void {
    const template = readFileSync(`${machine}/hosting/templates/nginx.conf`, 'utf8');
    const [part = ''] = /^ {2}location \^~ \/_preview\/ \{.*?^ {2}\}$/ms.exec(template) ?? [];
    const passwords = part.replace('/etc/nginx/preview.passwords', `${this.#home}/passwords`);
    writeFileSync(this.#file, this.#text.replace(`include ${this.folder}`, `${passwords}\n$&`));
    this.#process?.kill('SIGHUP');
  }

  writePasswords(text: string): void {
    writeFileSync(path.join(this.#home, 'passwords'), text);
  }

  mend(): void {
    writeFileSync(this.#file, this.#text);
  }

  /** Waits until nobody holds the lock. */
  async lockOnceFree(): Promise<void> {
    const unlock = await this.connect('local')
      .lock('Ada')
      .catch(() => undefined);
    await (unlock ? unlock() : this.lockOnceFree());
  }

  connect = (target = 'root@www') =>
    new Server(
      target === 'local' ? createLocalTransport(target) : createSshTransport(target),
      this.folder,
    );

  /** Releases a build as the command does, and returns what it says. */
  release = (
    folder: string,
    { target, address = this.address }: { target?: string; address?: string } = {},
  ) => this.#hold(target, (server) => publish(server, readBuiltSite(folder), this.plan(address)));

  undo = () => this.#hold(undefined, (server) => undo(server, this.plan(this.address)));

  plan = (address: string) => ({ command: 'release', server: this.#name, who: 'Ada', address });

  async #hold(target: string | undefined, work: (server: Server) => Promise<string[]>) {
    const server = this.connect(target);
    const unlock = await server.lock('Ada');
    try {
      return (await work(server)).join('\n');
    } finally {
      await unlock();
    }
  }
}
