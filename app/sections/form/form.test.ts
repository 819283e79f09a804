import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { getSection } from '../../../tests/support/section.ts';
import { loadContent } from '../../content/load.ts';
import { getMessagePage, readMessagePages } from '../../content/message-pages.ts';

const sendTo = (endpoint: string) =>
  new ContentFolder().set('contact.yaml', { 'form.endpoint': endpoint });

test.each([
  'https://forms.example/f/a1b2?to=sales',
  'http://localhost:8080/',
  'http://127.0.0.1:8080/f',
])('a form may be sent to %s', (endpoint) => {
  expect(getSection(loadContent(sendTo(endpoint).path), 'form').endpoint).toBe(endpoint);
});

test.each([
  ['home', 'form', '/sent /not-sent'],
  ['pricing', 'ask', '/pricing/ask/sent /pricing/ask/not-sent'],
])('on %s, a form with the key %s leads to %s', (page, key, paths) => {
  const folder = new ContentFolder();
  const { form } = parse(folder.read('contact.yaml'));
  folder.set('contact.yaml', { form: undefined, letter: undefined });
  folder.set(`${page}.yaml`, { [key]: { ...form, section: 'form' } });
  const pages = readMessagePages(folder.path).map(({ path }) => path);
  expect(pages.join(' ')).toBe(paths);
  expect(getMessagePage(loadContent(folder.path), pages[0] ?? '').title).toBe(form.sent.title);
});

test.each([
  ['an address without encryption', 'http://forms.example/f'],
  ['a path of the site itself', '/contact'],
  ['a host without its scheme', 'forms.example/f'],
  ['a host that only begins like this machine', 'http://localhost.evil.example/'],
  ['a mailbox', 'mailto:sales@acme.example'],
  ['an address that shows a password', 'https://me:secret@forms.example/'],
])('%s fails where it stands', (_mistake, endpoint) => {
  sendTo(endpoint).expectProblems(
    `content/contact.yaml:*:13 form.endpoint: expected a https: address, such as "https://forms.example/f/a1b2", found the text "${endpoint}"`,
  );
});
