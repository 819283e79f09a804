import { expect, test } from 'vitest';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { findLaunchIssues } from '../../authoring/launch-check/launch-issues.ts';
import { listServices } from './services.ts';

const chat = { name: 'Chat', why: 'To ask us.', script: 'https://chat.example/a.js' };
const consent = Object.fromEntries(
  ['label', 'question', 'accept', 'refuse', 'change'].map((field) => [field, `The ${field}`]),
);
const withServices = (...services: object[]) =>
  tinySite({ 'pricing.yaml': {}, 'contact.yaml': {}, 'site.yaml': { services, consent } });

const hostAlone = 'https:// and the host with nothing after it, such as *';
test.each<[mistake: Record<string, unknown>, line: string]>([
  [{ script: 'http://chat.example/a.js' }, 'script: expected the https: address of its script*'],
  [{ script: 'https://chat.example' }, 'script: expected the https: address of its script*'],
  [{ script: undefined }, 'script: expected text, found nothing (The address of its script*'],
  [{ why: undefined }, 'why: expected text*'],
  [{ frames: ['https://chat.example/frame'] }, `frames[0]: expected ${hostAlone}`],
  [{ reportsTo: ['http://chat.example'] }, `reportsTo[0]: expected ${hostAlone}`],
  [{ reportsTo: ['https://*.example'] }, `reportsTo[0]: expected ${hostAlone}`],
  [{ pages: [] }, 'pages: expected at least 1*'],
  [
    { pages: ['contact'] },
    'pages[0]: expected the path of a page of this site, which begins with /*',
  ],
  [{ pages: ['/', '/pricng'] }, 'pages[1]: expected the path of a page *"/pricing"*"/pricng"'],
  [{ pages: ['/q'] }, 'pages[0]: expected the path of a page *, such as "/*"*"/q"'],
  [{ consent: 'no' }, 'consent: expected true or false*'],
])('a mistake in a service is one line that says what to write: %j', async (mistake, line) => {
  await withServices({ ...chat, ...mistake }).expectProblems(
    `content/site.yaml:* services[0].${line}`,
  );
});

test('two services have two names and two scripts, and one that waits needs the words that ask', async () => {
  const other = { ...chat, script: 'https://chat.example/b.js' };
  const place = 'content/site.yaml:* ';
  await withServices(chat, other).expectProblems(`${place}services[1].name: *each name once*`);
  await withServices(chat, { ...chat, name: 'B' }).expectProblems(
    `${place}services[1].script: *each script once*`,
  );
  await withServices(chat)
    .set('site.yaml', { consent: undefined })
    .expectProblems(`${place}consent: *label, question, accept, refuse and change; or write*`);
  await withServices({ ...chat, consent: false })
    .set('site.yaml', { consent: undefined })
    .expectProblems();
});

test('a service is on pages of the first language, and a translation says in its words what it is for', async () => {
  const services = (page: string) => [{ ...chat, consent: false, pages: [page] }];
  const site = tinySite({ 'about.yaml': {} }).translate('sv');
  await site
    .set('site.yaml', { services: services('/sv/about') })
    .set('sv/site.yaml', { services: [{ key: 'Chat', why: 'För frågor.' }] })
    .expectProblems(
      'content/site.yaml:* services[0].pages[0]: expected the path of a page in the first language*',
    );
  await site.set('site.yaml', { services: services('/about') }).expectProblems();
  site.set('sv/site.yaml', { services: undefined });
  await site.expectProblems('content/sv/site.yaml:* services: *why: ""*');
});

test('a page has the services that name it and those that name none, after the one that counts', () => {
  const rest = { reportsTo: [], frames: [], data: [], consent: true };
  const analytics = { script: 'https://stats.example/a.js', reportsTo: [], data: [] };
  const services = [
    { ...chat, ...rest, pages: ['/about'] },
    { ...chat, ...rest, name: 'All' },
  ];
  const namesOn = (path?: string) =>
    listServices({ analytics, services }, path).map(({ name }) => name);
  expect(namesOn('/about')).toEqual([undefined, 'Chat', 'All']);
  expect(namesOn('/')).toEqual([undefined, 'All']);
  expect(namesOn()).toHaveLength(3);
  expect(listServices({ analytics, services })[0]?.consent).toBe(false);
});

test('before the launch the privacy notice has to name each service', async () => {
  const issues = await findLaunchIssues(
    withServices({ ...chat, script: 'https://chat.brasswick/a.js' }).folder,
  );
  const message = expect.stringContaining('"Chat" sees the address');
  expect(issues).toContainEqual(expect.objectContaining({ field: 'services[0].name', message }));
});
