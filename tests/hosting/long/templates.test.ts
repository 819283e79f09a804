import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLive } from '../../../hosting/live/check-live.ts';
import { readRelease } from '../../../hosting/release.ts';
import { findFreePort } from '../../../lib/port.ts';
import { deleteUnusedFiles } from '../../../pipeline/finish-files.ts';
import { writeHostFiles } from '../../../pipeline/host-files.ts';
import { siteOrigin } from '../../support/built-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { describeUnless } from '../host.ts';
import { fetchPath, waitUntilReady } from '../http-client.ts';
import { describeMissingNginx, startNginx, writeConfiguration } from '../nginx-host.ts';
import { placeRelease } from '../place-release.ts';
import { endProcess } from '../processes.ts';

const home = temporaryFolder();

function run(command: string, cwd = '.'): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', command], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
  return stdout;
}

const isMissing = (command: string) =>
  spawnSync('sh', ['-c', `command -v ${command}`]).status !== 0;
const missingTool = ['openssl', 'rsync'].find(isMissing);
const missing = describeMissingNginx() ?? (missingTool && `apt-get install ${missingTool}`);
const domain = new URL(siteOrigin).hostname;
const bare = domain.replace(/^www\./, '');

describeUnless(missing, 'docs/deploy.md', () => {
  const site = path.join(home, 'site');
  const other = path.join(home, 'other');
  const configuration = path.join(home, 'nginx.conf');
  let [plain, secure] = [0, 0];
  let server: ReturnType<typeof startNginx>;
  const connect = ({ protocol }: URL) => ({
    host: '127.0.0.1',
    port: protocol === 'https:' ? secure : plain,
  });

  /** The block of the document that is run for each release, for a folder on this machine. */
  const releaseBlock = (target: string, reload: string) => {
    const blocks = readFileSync('docs/deploy.md', 'utf8').matchAll(/```sh\n(.*?)```/gs);
    const [, block = ''] = [...blocks].find(([, text]) => text?.includes('ln -sfn')) ?? [];
    return block
      .replace('npm run build\n', '')
      .replaceAll('root@www:/srv/site', target)
      .replaceAll('ssh root@www', 'sh -c')
      .replaceAll('/srv/site', target)
      .replace(/nginx -t && nginx -s reload/, reload);
  };

  beforeAll(async () => {
    [plain, secure] = [await findFreePort(), await findFreePort()];
    const openssl = `
      openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj /CN=authority -keyout ca.key -out ca.pem
      openssl req -newkey rsa:2048 -nodes -subj /CN=${domain} -keyout privkey.pem -out site.csr
      printf 'subjectAltName=DNS:${domain},DNS:${bare}' > names
      openssl x509 -req -in site.csr -CA ca.pem -CAkey ca.key -days 60 -extfile names -out fullchain.pem`;
    run(openssl, home);
    mkdirSync(site, { recursive: true });
    run(releaseBlock(site, 'true'));
    // A build of another vendor on the same machine.
    const built = path.join(home, 'built');
    cpSync('build/client', built, { recursive: true });
    writeFileSync(path.join(built, 'about.md'), 'another vendor');
    writeHostFiles(built, { host: undefined, basePath: '' });
    await placeRelease(built, other);

    const template = readFileSync('hosting/templates/nginx.conf', 'utf8')
      .replaceAll(/\/etc\/letsencrypt\/live\/[\w.]+/g, home)
      .replaceAll('/var/log/nginx', home)
      .replaceAll('/var/www/html', path.join(home, 'acme'))
      .replace(/.*listen \[::\].*\n/g, '')
      .replaceAll('listen 80;', `listen ${plain};`)
      .replaceAll('listen 443', `listen ${secure}`);
    const vendors = [
      template.replaceAll('example.com', bare).replaceAll('/srv/site', site),
      template.replaceAll('example.com', 'second.example').replaceAll('/srv/site', other),
    ].join('\n');
    const text = readFileSync(writeConfiguration(home, plain), 'utf8');
    writeFileSync(configuration, text.replace(/ {2}server \{.*\n {2}\}\n/s, vendors));
    server = startNginx(configuration);
    await waitUntilReady(`http://127.0.0.1:${plain}`);
  }, 120_000);
  afterAll(() => endProcess(server, 'SIGTERM'));

  test('nginx with both names, HTTPS and HTTP/2 has nothing that the check of a live site finds', async () => {
    const { findings, requests } = await checkLive(siteOrigin, 'build/client', connect);
    // Only the authority is one of our own.
    expect(findings.map(({ check }) => check)).toEqual(['certificate']);
    expect(findings[0]?.message).toMatch(/not trusted/);
    expect(requests).toBeLessThanOrEqual(200);
  });

  test('proofs for the certificate’s authority are served without HTTPS', async () => {
    mkdirSync(path.join(home, 'acme/.well-known/acme-challenge'), { recursive: true });
    writeFileSync(path.join(home, 'acme/.well-known/acme-challenge/token'), 'proof');
    const headers = { Host: domain };
    const get = (urlPath: string) => fetchPath(`http://127.0.0.1:${plain}`, urlPath, { headers });
    expect((await get('/.well-known/acme-challenge/token')).text).toBe('proof');
    expect((await get('/about')).headers.location).toBe(`https://${domain}/about`);
  });

  test('two vendors on one machine do not meet', () => {
    const get = (host: string, urlPath: string) =>
      run(`curl -sk --resolve ${host}:${secure}:127.0.0.1 https://${host}:${secure}${urlPath}`);
    expect(get('www.second.example', '/about.md')).toBe('another vendor');
    expect(get(domain, '/about.md')).not.toBe('another vendor');
    expect(get('www.second.example', '/release.txt')).not.toBe(get(domain, '/release.txt'));
  });

  test('a release after a price changed keeps the validators of other pages, and goes back with one line', async () => {
    const get = async (urlPath: string) => {
      const options = ['-sk', '-D-', '-o/dev/null', `--resolve ${domain}:${secure}:127.0.0.1`];
      const head = run(`curl ${options.join(' ')} https://${domain}:${secure}${urlPath}`);
      return /^etag: (.+)\r$/im.exec(head)?.[1];
    };
    const before = [await get('/about'), await get('/pricing')];
    const folder = path.join(home, 'next');
    const client = path.join(folder, 'build/client');
    cpSync('build/client', client, { recursive: true, preserveTimestamps: true });
    const pricing = path.join(client, 'pricing.html');
    const text = readFileSync(pricing, 'utf8');
    writeFileSync(pricing, text.replace('</main>', '<!-- dearer --></main>'));
    writeHostFiles(client, { host: undefined, basePath: '' });
    const reload = `nginx -e stderr -c ${configuration} -s reload`;
    const block = releaseBlock(site, reload);
    run(block, folder);
    await expect.poll(() => get('/pricing')).not.toBe(before[1]);
    expect(await get('/about')).toBe(before[0]);
    const back = block.split('\n').at(-2)?.replace('$release', readRelease('build/client').content);
    run(back ?? '');
    await expect.poll(() => get('/pricing')).toBe(before[1]);
  });

  test('everybody may read all files, and none names a folder of this machine', () => {
    for (const file of ['about.html', '_nginx.conf', '_Caddyfile', 'assets']) {
      const { mode } = statSync(path.join('build/client', file));
      expect(mode & 0o005, file).toBeGreaterThanOrEqual(4);
    }
    expect(run(`grep -rl "${path.resolve('.')}" build/client || true`)).toBe('');
  });
});

const missingApache = isMissing('apache2') ? 'apt-get install apache2' : undefined;

describeUnless(missingApache, 'Apache with the template', () => {
  test('serves a build that needs no headers', async () => {
    const folder = path.join(home, 'apache');
    cpSync('build/client', folder, { recursive: true });
    const target = { host: 'other', basePath: '' } as const;
    writeHostFiles(folder, target);
    deleteUnusedFiles(folder, target);
    const port = await findFreePort();
    const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'negotiation', 'alias'];
    const configuration = path.join(home, 'apache.conf');
    const lines = [
      ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      `Listen ${port}\nServerName localhost\nPidFile ${home}/apache.pid\nErrorLog ${home}/error.log`,
      'TypesConfig /etc/mime.types\nUser www-data\nGroup www-data',
      `DocumentRoot ${folder}\n<Directory ${folder}>\nRequire all granted`,
      readFileSync('hosting/templates/apache.conf', 'utf8'),
      '</Directory>',
    ];
    writeFileSync(configuration, lines.join('\n'));
    run(`chmod 755 ${home}; apache2 -f ${configuration} -k start`);
    const origin = `http://localhost:${port}`;
    await waitUntilReady(origin);
    const { findings } = await checkLive(origin, folder);
    run(`apache2 -f ${configuration} -k stop`);
    const checks = new Set(findings.map(({ check }) => check));
    // Slashes and the old path of security.txt are not redirected, and nothing is compressed.
    const expected = ['canonical', 'compression', 'https', 'redirect', 'robots'];
    expect([...checks].sort()).toEqual(expected);
  });
});
