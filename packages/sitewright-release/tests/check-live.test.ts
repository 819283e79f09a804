import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer as createHttpsServer } from 'node:https';
import path from 'node:path';
import { createSecureContext, type SecureContext } from 'node:tls';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { expectedFindings } from '../../../tests/hosting/expectations.ts';
import { describeUnless } from '../../../tests/hosting/host.ts';
import { siteOrigin } from '../../../tests/support/built-pages.ts';
import { builtSite } from '../../../tests/support/example.ts';
import { commandFile } from '../../../tests/support/machine.ts';
import { readExample } from '../../../tests/support/read-example.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { servePreview } from '../../sitewright/hosting/preview.ts';
import { listen } from '../../sitewright/lib/listen.ts';
import { checkLive } from '../live/check-live.ts';
import { chooseQuestions } from '../live/choose-questions.ts';
import { formatFinding, LiveSite } from '../live/live-site.ts';
import { type Connect, userAgent } from '../live/request.ts';
import { bare, makeCertificates, missingOpenssl } from './live-faults/certificates.ts';
import type { Answers, Fault } from './live-faults/fault.ts';
import { faults } from './live-faults/faults.ts';

/** The built site with a film. */
const built = temporaryFolder();
cpSync(builtSite, built, { recursive: true, preserveTimestamps: true });
mkdirSync(path.join(built, 'files'), { recursive: true });
writeFileSync(path.join(built, 'files/film.mp4'), 'A film of some length');

/** Starts a server for one test, and returns its port. */
async function serve(server: Server): Promise<number> {
  onTestFinished(() => {
    server.close();
    server.closeAllConnections?.();
  });
  return listen(server);
}

const toSite: RequestListener = ({ url }, response) => {
  response.writeHead(301, { Location: siteOrigin + url }).end();
};

/** Serves a built site under both its names, with HTTPS and without, and checks it. */
async function checkPreview(
  folder: string,
  keys: string,
  fault?: Fault,
  listener = servePreview(folder),
) {
  const right: Answers = {
    site: listener,
    bare: toSite,
    plain: toSite,
    certificates: ['both', 'both'],
    hasHttp2: true,
  };
  const {
    site,
    bare: other,
    plain,
    certificates,
    hasHttp2,
  } = { ...right, ...fault?.preview?.(right) };
  const [own, others] = certificates.map((name) => ({
    key: readFileSync(path.join(keys, `${name}.key`)),
    cert: readFileSync(path.join(keys, `${name}.pem`)),
  }));
  const options = {
    allowHTTP1: true,
    ...own,
    SNICallback: (name: string, call: (error: null, context: SecureContext) => void) =>
      call(null, createSecureContext(name === bare ? others : own)),
  };
  const answer: RequestListener = (request, response) =>
    (request.headers.host === bare ? other : site)(request, response);
  const create = hasHttp2 ? createSecureServer : createHttpsServer;
  const secure = Reflect.apply(create, undefined, [options, answer]);
  const ports = {
    'https:': await serve(secure),
    'http:': await serve(createServer(plain)),
  };
  const connect: Connect = ({ protocol }) => ({
    host: 'localhost',
    port: ports[protocol as keyof typeof ports],
  });
  return checkLive(siteOrigin, built, { connect });
}

describeUnless(missingOpenssl, 'the check of a live site', () => {
  const keys = temporaryFolder();
  beforeAll(() => makeCertificates(keys));

  test('finds nothing where nothing is wrong, and calls itself a bot', async () => {
    const agents = new Set<string | undefined>();
    const pass = servePreview(built);
    const { findings, leftOut } = await checkPreview(
      built,
      keys,
      undefined,
      (request, response) => {
        agents.add(request.headers['user-agent']);
        pass(request, response);
      },
    );
    expect([findings.map(formatFinding), leftOut]).toEqual([[], 0]);
    for (const agent of agents) expect(agent).toContain(userAgent);
    expect(agents.size).toBeGreaterThan(2);
    expect(userAgent).toMatch(/bot/);
  });

  test.each(faults)('says in one line that $what', async (fault) => {
    let folder = built;
    if (fault.files) {
      folder = temporaryFolder();
      cpSync(built, folder, { recursive: true, preserveTimestamps: true });
      fault.files(folder);
    }
    const { findings } = await checkPreview(folder, keys, fault);
    expect(findings.map(formatFinding)).toEqual([expect.stringMatching(fault.line)]);
  });
});

/** Compares the build with what a server for one test answers. */
const check = async (listener: RequestListener, maxRequests?: number) =>
  checkLive(`http://localhost:${await serve(createServer(listener))}`, built, { maxRequests });

test('asks each day for what search engines read, and for a page and a file of each kind', async () => {
  const days = Array.from({ length: 14 }, (_, day) => Date.UTC(2026, 10, 1 + day));
  onTestFinished(() => void vi.useRealTimers());
  const site = new LiveSite('https://www.example.com', built);
  for (const day of days) {
    vi.useFakeTimers({ now: day, toFake: ['Date'] });
    const { files } = chooseQuestions(site, 1);
    const paths = files.map(({ urlPath }) => urlPath);
    expect(paths).toEqual(expect.arrayContaining(['/', '/robots.txt', '/sitemap.xml']));
    const kindOf = ({ file }: (typeof files)[number]) => path.dirname(file) + path.extname(file);
    const kinds = new Set(site.files.filter(({ urlPath }) => urlPath).map(kindOf));
    expect(new Set(files.map(kindOf))).toEqual(kinds);
  }
});

test('asks for no more than it may, and says how much it left out', async () => {
  const { requests, leftOut, findings } = await check(servePreview(built), 60);
  expect(new Set(findings.map((one) => one.check))).toEqual(new Set(expectedFindings));
  expect(requests).toBeLessThan(80);
  expect(leftOut).toBeGreaterThan(0);
});

test('a site that stops to answer is not asked to the end', async () => {
  let requests = 0;
  const pass = servePreview(built);
  const { findings, leftOut } = await check((request, response) => {
    requests += 1;
    if (requests < 40) pass(request, response);
    else response.writeHead(429).end();
  });
  expect(findings.map(formatFinding)).toContainEqual(
    expect.stringMatching(/^status: .* has status 429/),
  );
  expect(requests).toBeLessThan(50);
  expect(leftOut).toBeGreaterThan(0);
});

test('the command prints findings as JSON, and fails', async () => {
  const address = `http://localhost:${await serve(createServer(servePreview(built)))}`;
  const options = [commandFile('check-live'), address, '--json'];
  const cwd = 'sites/countermark';
  const command = promisify(execFile)(process.execPath, options, { cwd });
  const { code, stdout } = await command.catch((error) => error);
  const { release, findings } = JSON.parse(stdout);
  expect([code, release.commit]).toEqual([1, expect.stringMatching(/^([0-9a-f]{40}|unknown)/)]);
  const checks = findings.map((one: { check: string }) => one.check);
  expect(checks).toEqual(expect.arrayContaining(expectedFindings));
});

test('the example of the README runs', async () => {
  const address = `http://localhost:${await serve(createServer(servePreview(built)))}`;
  const example = readExample('sitewright-release').replace('https://www.example.com', address);
  const options = ['--input-type=module-typescript', '--eval', example];
  const { stdout } = await promisify(execFile)(process.execPath, options, {
    cwd: 'sites/countermark',
  });
  expect(stdout).toContain('https: http://localhost:');
  expect(stdout).toMatch(/\d+ findings in \d+ requests\n$/);
});

test('what is no address, or does not answer, is said in one line', async () => {
  await expect(checkLive('example', built)).rejects.toThrow(/^example is no address: expected/);
  await expect(checkLive('http://localhost:9', built)).rejects.toThrow(/does not answer/);
});
