import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { GitRepository } from '../../../../tests/support/git/git-repository.ts';
import {
  type HostedService,
  hostedServices,
} from '../../../../tests/support/git/hosted-services.ts';
import { listen } from '../../../sitewright/lib/listen.ts';
import type { PlacedProblem } from '../../saving/place-problems.ts';
import { findNewest } from './own-branches.ts';
import { refusals } from './refusals.ts';
import { createRepositoryStorage } from './repository-storage.ts';
import { createGitService } from './service-kind.ts';
import { services as kinds } from './services.ts';

const pricing =
  'title: Prices\nplans:\n  - name: Shop\n    price: 290 # By the month.\n  - name: Chain\n    price: 900\n';
const about = 'title: About\n';
const running: { close(): unknown }[] = [];
afterEach(() => {
  for (const one of running.splice(0)) one.close();
});

/** A repository at the stand-in of a service, and two editors of it in two windows. */
async function openAt(
  { kind, createApi, project }: HostedService,
  check: Parameters<typeof createRepositoryStorage>[2] = async () => ({ added: [], refused: [] }),
) {
  const repository = new GitRepository(
    new Map([
      ['site/content/pricing.yaml', pricing],
      ['site/content/about.yaml', about],
      ['README.md', 'Ours.'],
    ]),
  );
  const service = createApi(repository);
  running.push(service.server);
  const { api } = kinds[kind].findAddresses(`http://localhost:${await listen(service.server)}`);
  const open = () =>
    createRepositoryStorage(
      createGitService(kinds[kind], { api, name: project, branch: 'main' }, 'a token'),
      'site/content',
      check,
    );
  return { repository, service, storage: open(), other: open() };
}

const cheaper = pricing.replace('290', '280');
const own = 'edits/ann';
const change = { 'pricing.yaml': { before: pricing, now: cheaper } };

/** The branch that Ann's changes are in now. */
const findOwn = ({ branches }: GitRepository) => findNewest(own, branches);

test.each(hostedServices)('a branch is asked for by its whole name at $name', async ({ kind }) => {
  const answer = Response.json({ object: {}, commit: {} });
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  onTestFinished(() => asked.mockRestore());
  const repository = { api: 'https://git.example', name: 'acme/site', branch: 'prices/#12%' };
  await createGitService(kinds[kind], repository, 'a token').head();
  const { pathname } = new URL(String(asked.mock.calls[0]?.[0]));
  expect(decodeURIComponent(pathname)).toMatch(/\/prices\/#12%$/);
});

describe.each(hostedServices)('at $name', (host) => {
  test('a change is one commit of all its files on a branch of one’s own, and a request that says it', async () => {
    const { repository, storage } = await openAt(host);
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
    expect(storage.proposal()?.address).toMatch(/^https:\/\/\w+\.example\/.+\/1$/);
    expect(storage.proposal()?.address).toContain(host.project);
    expect(await storage.preview()).toBe('https://preview-7.example');
    expect(await (await storage.read('pictures/shop.jpg')).text()).toBe('bytes');
    // The next change is in the same branch and request.
    await storage.write({ 'about.yaml': { before: about, now: 'title: Us\n' } });
    expect(repository.requests).toMatchObject([
      { title: expect.stringMatching(/and 3 more$/), isOpen: true },
    ]);
    expect(repository.read(own).get('site/content/pricing.yaml')).toBe(cheaper);
    expect([...repository.branches.keys()]).toEqual(['main', own]);
  });

  test('what stays the same for ever is asked for once, by a window that reads, saves and saves again', async () => {
    const { storage, service } = await openAt(host);
    await storage.list();
    await storage.write(change);
    await storage.write({ 'about.yaml': { before: about, now: 'title: Us\n' } });
    await storage.list();
    const lasting = service.asked.filter((one) => /^GET .*(\/trees?\b|\/blobs\/)/.test(one));
    expect(lasting.length).toBeGreaterThan(3);
    expect(lasting).toEqual([...new Set(lasting)]);
  });

  test('publishing merges the request, and what was published is no own change any more', async () => {
    const { repository, storage, other } = await openAt(host);
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
    expect(repository.listChanged(findOwn(repository))).toEqual(['site/content/about.yaml']);
  });

  test('what the site would not be built with is not published, but saved, and its mistakes are handed back', async () => {
    const added: PlacedProblem[] = [];
    const { repository, storage } = await openAt(host, async (texts, changes) => {
      expect([texts, changes]).toEqual([
        { 'pricing.yaml': pricing, 'about.yaml': about },
        { 'pricing.yaml': cheaper },
      ]);
      return { added, refused: [] };
    });
    await storage.list();
    const place = { file: 'sv/pricing.yaml', line: 1, column: 1, field: 'plans' };
    added.push({ ...place, message: 'nothing is translated', isUntranslated: true });
    expect((await storage.write(change)).saved).toEqual({ 'pricing.yaml': cheaper });
    expect(await storage.publish()).toBe(added);
    expect(repository.read('main').get('site/content/pricing.yaml')).toBe(pricing);
    expect(storage.proposal()).toBeDefined();
    added.pop();
    expect(await storage.publish()).toEqual([]);
    expect(repository.read('main').get('site/content/pricing.yaml')).toBe(cheaper);
  });

  test('what somebody else has changed between reading and writing is handed back, then joined by entry', async () => {
    const { repository, storage } = await openAt(host);
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
    expect(repository.read(findOwn(repository)).get('site/content/pricing.yaml')).toBe(joined);
    expect(storage.conflicts()).toEqual([]);
    // One request has all of it, and Git can merge it.
    expect(repository.requests.filter(({ isOpen }) => isOpen)).toMatchObject([
      { branch: findOwn(repository), number: storage.proposal()?.number },
    ]);
    expect(repository.isMergeable(findOwn(repository))).toBe(true);
    repository.change(
      'main',
      new Map([['site/content/pricing.yaml', theirs.replace('290', '270')]]),
    );
    await storage.list();
    expect(storage.conflicts()).toEqual([
      { file: 'pricing.yaml', path: ['plans', 0, 'price'], theirs: 270, kept: 'own' },
    ]);
  });

  test('two windows that write at the same moment overwrite nothing', async () => {
    const { repository, storage, other, service } = await openAt(host);
    await storage.list();
    await storage.write({ 'about.yaml': { before: about, now: 'title: Us\n' } });
    await other.list();
    // The other window's commit comes between what this one has looked at and its own.
    service.beforeChange = () =>
      repository.change(
        own,
        new Map([['site/content/pricing.yaml', pricing.replace('900', '950')]]),
      );
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

  const rights = {
    github: 'read and write access to contents and pull requests of owner/site',
    gitlab: 'the scope “api” and, in group/inner/site, the role Developer',
    gitea:
      'read and write access to “repository”, read access to “user” and, in owner/site, the right to write',
  }[host.kind];

  test.each([
    [
      'expired',
      `${host.name} refuses the token, which is wrong or has expired: sign in with a new`,
    ],
    ['may only read', `The token may not do this: give it ${rights}, and sign in again. `],
    [
      'no access',
      `${host.name} shows this token no ${host.project}: give it ${rights}, and sign in again.`,
    ],
    ['too many requests', `${host.name} takes no more requests from you until `],
  ] as const)(
    'a token that is %s is said in one line, with what to do, and the change stays',
    async (token, line) => {
      const { repository, storage, service } = await openAt(host);
      await storage.list();
      service.token = token;
      await expect(storage.write(change)).rejects.toThrow(line);
      await expect(storage.write(change)).rejects.not.toThrow(/\n/);
      expect(repository.branches.has(own)).toBe(false);
      service.token = 'good';
      expect((await storage.write(change)).saved).toEqual({ 'pricing.yaml': cheaper });
    },
  );

  test('a branch that has another name now is said, and who has to know it', async () => {
    const { repository, storage } = await openAt(host);
    repository.branches.set('trunk', repository.branches.get('main') ?? '');
    repository.branches.delete('main');
    await expect(storage.list()).rejects.toThrow(
      /has no branch “main” any more, and its main branch is “trunk”: tell who keeps the site/,
    );
  });

  test('pictures that Git LFS keeps are refused before something is written', async () => {
    const { repository, storage } = await openAt(host);
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
    repository.change('main', new Map([['site/content/pictures/shop.jpg', pointer]]));
    await storage.list();
    const line = /^Git LFS keeps site\/content\/pictures\/shop\.jpg, .* in a clone/;
    await expect(storage.read('pictures/shop.jpg')).rejects.toThrow(line);
    const picture = { before: null, now: new Blob(['bytes']) };
    await expect(storage.write({ ...change, 'pictures/till.jpg': picture })).rejects.toThrow(line);
    expect(repository.branches.has(own)).toBe(false);
    expect((await storage.write(change)).saved).toEqual({ 'pricing.yaml': cheaper });
  });

  test('a window that writes while another begins anew, because the site has moved on, loses nothing', async () => {
    const { repository, storage, service } = await openAt(host);
    await storage.list();
    await storage.write(change);
    repository.change(
      'main',
      new Map([['site/content/pricing.yaml', pricing.replace('900', '950')]]),
    );
    await storage.list();
    service.beforeChange = () =>
      repository.change(own, new Map([['site/content/new.yaml', 'a: 1\n']]));
    await storage.write({ 'about.yaml': { before: about, now: 'title: Us\n' } });
    const files = repository.read(findOwn(repository));
    expect(files.get('site/content/new.yaml')).toBe('a: 1\n');
    expect(files.get('site/content/about.yaml')).toBe('title: Us\n');
    expect(files.get('site/content/pricing.yaml')).toBe(cheaper.replace('900', '950'));
  });

  test.skipIf(host.kind === 'github')(
    'a window that writes into a branch that another has left behind writes into the next one',
    async () => {
      const { repository, storage, service } = await openAt(host);
      await storage.list();
      await storage.write(change);
      service.beforeChange = () => {
        const files = new Map(repository.read(own)).set('site/content/new.yaml', 'a: 1\n');
        const main = repository.branches.get('main') ?? '';
        repository.branches.set(`${own}+2`, repository.addCommit(files, [main], 'Anew'));
      };
      await storage.write({ 'about.yaml': { before: about, now: 'title: Us\n' } });
      const files = repository.read(`${own}+2`);
      expect(files.get('site/content/new.yaml')).toBe('a: 1\n');
      expect(files.get('site/content/about.yaml')).toBe('title: Us\n');
    },
  );

  test('a lost network is said in one line, and the change stays', async () => {
    const { storage, service } = await openAt(host);
    await storage.list();
    service.server.close().closeAllConnections();
    await expect(storage.write(change)).rejects.toThrow(
      /^localhost:\d+ does not answer: check the network, and try again\. Nothing is lost\.$/,
    );
  });
});

/** What each service says of each refusal, as it is documented or was seen, once. */
const answers: Record<string, [host: number, status: number, said: string, headers?: object][]> = {
  'single sign-on': [
    [
      ...([0, 403, 'Resource protected by organization SAML enforcement.'] as const),
      { 'X-GitHub-SSO': 'required; url=https://github.com/orgs/acme/sso?authorization_request=A1' },
    ],
  ],
  archived: [
    [0, 403, 'Repository was archived so is read-only.'],
    [2, 423, 'Repo is archived'],
  ],
  'a name of a branch': [
    [0, 422, 'Repository rule violations found\n\nBranch name must match a given regex pattern'],
    [1, 400, "Branch name does not follow the pattern '^(feature|fix)/.*'"],
  ],
  'an address of an author': [
    [0, 422, 'Repository rule violations found\n\nAuthor email must end with @acme.example'],
    [1, 400, "Author's email 'ann@home.example' does not follow the pattern '@acme.example$'"],
  ],
  'a signature': [
    [0, 422, 'Repository rule violations found\n\nCommits must have verified signatures.'],
    [1, 400, 'Commit must be signed with a GPG key'],
  ],
  'a rule for messages': [
    [0, 422, 'Repository rule violations found\n\nCommit message must match a given regex pattern'],
    [1, 400, "Commit message does not follow the pattern '^[A-Z]+-[0-9]+'"],
  ],
  'a rule for files': [[1, 400, "File name shop.jpg was prohibited by the pattern '\\.jpg$'."]],
  'a hook': [
    [0, 422, 'Reference update failed: pre-receive hook declined'],
    [1, 400, 'GL-HOOK-ERR: No changes on Fridays.'],
    [2, 403, 'PushRejected Error: exit status 1: No changes on Fridays.'],
  ],
  'a rule for branches': [
    [
      0,
      422,
      'Repository rule violations found\n\nCannot create ref due to creations being restricted.',
    ],
    [1, 400, 'You are not allowed to push into this branch'],
    [2, 403, 'user should have a permission to write to the target branch'],
  ],
};

test('each refusal that has words of its own is tried', () => {
  expect(Object.keys(answers)).toEqual(Object.keys(refusals));
});

const attemptsOfAll = Object.entries(answers).flatMap(([name, all]) =>
  all.map(([host, ...answer]) => ({ name, host: hostedServices[host] as HostedService, answer })),
);

test.each(attemptsOfAll)(
  '$host.name refuses a commit by $name, which is said as what it is, with whom to ask',
  async ({ name, host, answer: [status, message, headers] }) => {
    const { repository, storage, service } = await openAt(host);
    await storage.list();
    service.refusal = [status, { message }, { ...headers }];
    const error: Error = await storage.write(change).then(
      () => expect.unreachable(),
      (thrown) => thrown,
    );
    const meaning = refusals[name]?.meaning(
      host.project,
      headers ? 'https://github.com/orgs/acme/sso?authorization_request=A1' : undefined,
    );
    expect(error.message).toBe(
      `${meaning}. ${host.name} says: ${message.replaceAll(/\s+/g, ' ').replace(/\.$/, '')}. Nothing is lost.`,
    );
    expect(repository.branches.has(own)).toBe(false);
    // A second try would be refused too.
    const isTry = /^POST \S+\/(git\/refs|repository\/commits|contents)$/;
    expect(service.asked.filter((one) => isTry.test(one))).toHaveLength(1);
    service.refusal = undefined;
    expect((await storage.write(change)).saved).toEqual({ 'pricing.yaml': cheaper });
  },
);

test('too many requests in a moment are said with the time to wait', async () => {
  const { storage, service } = await openAt(hostedServices[0] as HostedService);
  await storage.list();
  const message = 'You have exceeded a secondary rate limit. Please wait a few minutes.';
  service.refusal = [403, { message }, {}];
  await expect(storage.write(change)).rejects.toThrow(
    'GitHub takes no more requests from you until a minute from now: try again then.',
  );
});
