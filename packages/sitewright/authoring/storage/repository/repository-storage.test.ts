import { afterEach, expect, test } from 'vitest';
import { GitRepository } from '../../../../../tests/support/git-repository.ts';
import { GitHubApi } from '../../../../../tests/support/github-api.ts';
import { listen } from '../../../lib/listen.ts';
import { createGitHub } from './github.ts';
import { createRepositoryStorage } from './repository-storage.ts';

const pricing =
  'title: Prices\nplans:\n  - name: Shop\n    price: 290 # By the month.\n  - name: Chain\n    price: 900\n';
const about = 'title: About\n';
const services: { close(): unknown }[] = [];
afterEach(() => {
  for (const one of services.splice(0)) one.close();
});

/** A repository at GitHub's stand-in, and two editors of it in two windows. */
async function open() {
  const repository = new GitRepository(
    new Map([
      ['site/content/pricing.yaml', pricing],
      ['site/content/about.yaml', about],
      ['README.md', 'Ours.'],
    ]),
  );
  const service = new GitHubApi(repository);
  services.push(service.server);
  const api = `http://localhost:${await listen(service.server)}`;
  const open = () =>
    createRepositoryStorage(
      createGitHub({ api, name: 'owner/site', branch: 'main' }, 'a token'),
      { main: 'main', place: 'site/content' },
      async () => [],
    );
  return { repository, service, storage: open(), other: open() };
}

const cheaper = pricing.replace('290', '280');
const own = 'edits/ann';
const change = { 'pricing.yaml': { before: pricing, now: cheaper } };

test('a change is one commit of all its files on a branch of one’s own, and a request that says it', async () => {
  const { repository, storage, service } = await open();
  expect(await storage.list()).toEqual({ 'pricing.yaml': pricing, 'about.yaml': about });
  const team = { before: null, now: 'title: Team\n' };
  const picture = { before: null, now: new Blob(['bytes']) };
  const all = { ...change, 'team.yaml': team, 'pictures/shop.jpg': picture };
  expect((await storage.write(all)).saved).toEqual({
    'pricing.yaml': cheaper,
    'team.yaml': team.now,
  });
  expect(repository.listHistory(repository.branches.get(own) ?? '').length).toBe(2);
  expect(repository.listChanged(own).sort()).toEqual([
    'site/content/pictures/shop.jpg',
    'site/content/pricing.yaml',
    'site/content/team.yaml',
  ]);
  expect(repository.read(own).get('site/content/pricing.yaml')).toBe(cheaper);
  expect(repository.requests).toMatchObject([
    {
      branch: own,
      title: 'pricing, plans, Shop, price: 290 → 280 and 2 more',
      body: '- pricing, plans, Shop, price: 290 → 280\n- team is new\n- pictures/shop.jpg is new',
    },
  ]);
  expect(storage.proposal()?.address).toBe('https://github.example/owner/site/pull/1');
  expect(await storage.preview()).toBe('https://preview-7.example');
  expect(await (await storage.read('pictures/shop.jpg')).text()).toBe('bytes');
  expect(await storage.history('pricing.yaml')).toEqual([
    {
      who: 'Ann',
      when: '2026-11-25T00:00:00Z',
      what: 'pricing, plans, Shop, price: 290 → 280 and 2 more',
    },
    { who: 'Ann', when: '2026-11-25T00:00:00Z', what: 'Begin' },
  ]);
  // The next change is in the same branch and request.
  await storage.write({ 'about.yaml': { before: about, now: 'title: Us\n' } });
  expect(repository.requests).toMatchObject([
    { title: expect.stringMatching(/and 3 more$/), isOpen: true },
  ]);
  expect(repository.read(own).get('site/content/pricing.yaml')).toBe(cheaper);
  expect(
    service.asked.filter((one) => one.startsWith('POST /repos/owner/site/git/refs')),
  ).toHaveLength(1);
});

test('publishing merges the request, and what was published is no own change any more', async () => {
  const { repository, storage, other } = await open();
  await storage.list();
  await storage.write(change);
  await storage.publish();
  expect(repository.read('main').get('site/content/pricing.yaml')).toBe(cheaper);
  // Somebody raises the price again: the branch of before takes nothing back.
  repository.change(
    'main',
    new Map([['site/content/pricing.yaml', pricing.replace('290', '300')]]),
  );
  expect((await other.list())['pricing.yaml']).toBe(pricing.replace('290', '300'));
  await other.write({ 'about.yaml': { before: about, now: 'title: Us\n' } });
  expect(repository.listChanged(own)).toEqual(['site/content/about.yaml']);
});

test('what somebody else has changed between reading and writing is handed back, then joined by entry', async () => {
  const { repository, storage } = await open();
  await storage.list();
  const theirs = pricing.replace('900', '950');
  repository.change('main', new Map([['site/content/pricing.yaml', theirs]]));
  expect(await storage.write(change)).toEqual({
    problems: [],
    changed: { 'pricing.yaml': theirs },
  });
  expect(repository.branches.has(own)).toBe(false);
  const both = { before: theirs, now: theirs.replace('290', '280') };
  await storage.write({ 'pricing.yaml': both });
  // They go on while the request is open: both are in what is listed, and in the next commit.
  repository.change(
    'main',
    new Map([['site/content/pricing.yaml', theirs.replace('Chain', 'Chain of shops')]]),
  );
  const joined = both.now.replace('Chain', 'Chain of shops');
  expect((await storage.list())['pricing.yaml']).toBe(joined);
  await storage.write({ 'about.yaml': { before: about, now: 'title: Us\n' } });
  expect(repository.read(own).get('site/content/pricing.yaml')).toBe(joined);
  expect(storage.conflicts()).toEqual([]);
  repository.change('main', new Map([['site/content/pricing.yaml', theirs.replace('290', '270')]]));
  await storage.list();
  expect(storage.conflicts()).toEqual([
    { file: 'pricing.yaml', path: ['plans', 0, 'price'], theirs: 270, stands: 'own' },
  ]);
});

test('two windows that write at the same moment overwrite nothing', async () => {
  const { repository, storage, other, service } = await open();
  await storage.list();
  await storage.write({ 'about.yaml': { before: about, now: 'title: Us\n' } });
  await other.list();
  // The other window's commit comes between what this one has looked at and its own.
  service.beforeChange = () =>
    repository.change(own, new Map([['site/content/pricing.yaml', pricing.replace('900', '950')]]));
  expect(await storage.write(change)).toMatchObject({
    changed: { 'pricing.yaml': pricing.replace('900', '950') },
  });
  service.beforeChange = () =>
    repository.change(own, new Map([['site/content/new.yaml', 'a: 1\n']]));
  const now = pricing.replace('900', '950');
  await storage.write({ 'pricing.yaml': { before: now, now: now.replace('290', '280') } });
  expect(repository.read(own).get('site/content/new.yaml')).toBe('a: 1\n');
  expect(repository.read(own).get('site/content/pricing.yaml')).toBe(now.replace('290', '280'));
});

test.each([
  ['expired', /^GitHub refuses the token, which is wrong or has expired: sign in with a new one\./],
  [
    'may only read',
    /^The token may not do this: give it read and write access .+ of owner\/site, and sign in again\./,
  ],
  ['no access', /^GitHub shows this token no owner\/site: give it read and write access /],
  [
    'too many requests',
    /^GitHub takes no more requests from you until \d\d:\d\d.*: try again then\./,
  ],
] as const)(
  'a token that is %s is said in one line, with what to do, and the change stays',
  async (token, line) => {
    const { repository, storage, service } = await open();
    await storage.list();
    service.token = token;
    await expect(storage.write(change)).rejects.toThrow(line);
    await expect(storage.write(change)).rejects.not.toThrow(/\n/);
    expect(repository.branches.has(own)).toBe(false);
    service.token = 'good';
    expect((await storage.write(change)).saved).toEqual({ 'pricing.yaml': cheaper });
  },
);

test('a lost network is said in one line, and the change stays', async () => {
  const { storage, service } = await open();
  await storage.list();
  service.server.close().closeAllConnections();
  await expect(storage.write(change)).rejects.toThrow(
    /^localhost:\d+ does not answer: check the network, and try again\. Nothing is lost\.$/,
  );
});
