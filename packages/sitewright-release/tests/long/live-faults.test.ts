import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeUnless, runHost } from '../../../../tests/hosting/host.ts';
import { caddy, nginx, startNginx, writeConfiguration } from '../../../../tests/hosting/hosts.ts';
import { siteOrigin } from '../../../../tests/support/built-site.ts';
import { builtSite } from '../../../../tests/support/example.ts';
import { machine } from '../../../../tests/support/machine.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { readRelease } from '../../../sitewright/hosting/release.ts';
import { findFreePort } from '../../../sitewright/lib/port.ts';
import { checkLive } from '../../live/check-live.ts';
import { formatFinding } from '../../live/live-site.ts';
import { bare, makeCertificates, missingOpenssl } from '../live-faults/certificates.ts';
import type { Fault } from '../live-faults/fault.ts';
import { faults } from '../live-faults/faults.ts';

interface Place {
  home: string;
  plain: number;
  secure: number;
  keys: string;
}

const read = (file: string) => readFileSync(`${machine}/hosting/templates/${file}`, 'utf8');

/** A server with its template, for the domain of the built site; what the release says of it stands in the same text. */
const servers = [
  {
    host: nginx,
    name: 'nginx',
    write: ({ home, plain, secure, keys }: Place, own: string) => {
      const sites = read('nginx.conf')
        .replaceAll('/etc/letsencrypt/live/www.example.com/fullchain.pem', `${keys}/both.pem`)
        .replaceAll('/etc/letsencrypt/live/www.example.com/privkey.pem', `${keys}/both.key`)
        .replaceAll('/var/log/nginx', home)
        .replaceAll('/var/www/html', `${home}/acme`)
        .replace(/.*listen \[::\].*\n/g, '')
        .replaceAll('listen 80', `listen ${plain}`)
        .replaceAll('listen 443', `listen ${secure}`)
        .replaceAll('example.com', bare)
        .replaceAll('/srv/site', home)
        .replace(/include \S+\/current\/_nginx\.conf\*?;/, () => own);
      const frame = readFileSync(writeConfiguration(home, plain), 'utf8');
      return frame.replace(/ {2}server \{.*\n {2}\}\n/s, () => `# sites\n${sites}# end\n`);
    },
    start: (file: string): ChildProcess => startNginx(file),
  },
  {
    host: caddy,
    name: 'caddy',
    write: ({ home, plain, secure, keys }: Place, own: string) => {
      const certificate = `tls ${keys}/both.pem ${keys}/both.key`;
      const sites = read('Caddyfile')
        .replace(/^(www\.)?example\.com \{/gm, `$&\n${certificate}`)
        .replaceAll('/var/log/caddy', home)
        .replaceAll('example.com', bare)
        .replaceAll('/srv/site', home)
        .replace(/import \S+\/current\/_Caddyfile\*?/, () => own);
      return `{\nadmin off\nhttp_port ${plain}\nhttps_port ${secure}\n}\n${sites}`;
    },
    start: (file: string): ChildProcess => {
      const home = path.dirname(file);
      const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
      const options = ['run', '--adapter', 'caddyfile', '--config', file];
      return spawn('caddy', options, { stdio: 'ignore', env });
    },
  },
] as const;

for (const { host, name, write, start } of servers) {
  describeUnless(host.describeMissing() ?? missingOpenssl, `the check of ${host.name}`, () => {
    const keys = temporaryFolder();
    beforeAll(() => makeCertificates(keys));

    /** Checks the built site on this server with one fault. */
    async function checkWith(fault?: Fault) {
      const secure = await findFreePort();
      const running = await runHost((home, plain) => {
        const release = path.join(home, readRelease(builtSite).digest);
        cpSync(builtSite, release, { recursive: true, preserveTimestamps: true });
        fault?.files?.(release);
        cpSync(`${release}/assets`, `${home}/assets`, {
          recursive: true,
          preserveTimestamps: true,
        });
        mkdirSync(`${home}/acme`);
        const own = readFileSync(`${builtSite}/${name === 'nginx' ? '_nginx.conf' : '_Caddyfile'}`);
        const right = write({ home, plain, secure, keys }, own.toString());
        const text = fault?.[name]?.(right) ?? right;
        if (fault && !fault.files) expect(text, 'the fault changes nothing').not.toBe(right);
        const file = `${home}/server.conf`;
        writeFileSync(file, text);
        return start(file);
      });
      onTestFinished(running.stop);
      const { findings } = await checkLive(siteOrigin, builtSite, ({ protocol }) => ({
        host: '127.0.0.1',
        port: protocol === 'https:' ? secure : running.port,
      }));
      return findings.map(formatFinding);
    }

    test('finds nothing where nothing is wrong', async () => {
      expect(await checkWith()).toEqual([]);
    });

    test.each(faults)('says in one line that $what', async (fault) => {
      expect(await checkWith(fault)).toEqual([expect.stringMatching(fault.line)]);
    });
  });
}
