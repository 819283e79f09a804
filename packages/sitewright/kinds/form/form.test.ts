import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { exampleSite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { getMessagePage, readMessagePages } from '../../content/pages/message-pages.ts';

test.each([
  ['home', 'form', '/sent /not-sent'],
  ['pricing', 'ask', '/pricing/ask/sent /pricing/ask/not-sent'],
])('on %s, a form with the key %s leads to %s', async (page, key, paths) => {
  const folder = await exampleSite();
  const { form } = parse(folder.read('contact.yaml'));
  folder.set('contact.yaml', { form: undefined, letter: undefined });
  folder.set('pages/board.yaml', { writeIn: undefined });
  folder.set('actions.yaml', { 'visit.to': '/contact', 'write.to': `#${key}` });
  for (const file of ['pages/cookies.md', 'pages/privacy.md']) {
    folder.edit(file, '/contact#form', '/contact');
  }
  folder.set(`${page}.yaml`, { [key]: { ...form, section: 'form' } });
  const pages = readMessagePages(folder.folder).map(({ path }) => path);
  expect(pages.join(' ')).toBe(paths);
  expect(getMessagePage(await folder.content(), pages[0] ?? '').title).toBe(form.sent.title);
});
