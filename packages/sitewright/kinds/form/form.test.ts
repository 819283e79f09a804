import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { exampleSite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { createFieldWords } from '../../content/fields/field-words.ts';
import type { FormService } from '../../content/fields/form-service.ts';
import {
  getMessagePage,
  listMessagePages,
  readMessagePages,
} from '../../content/pages/message-pages.ts';
import { noKnownNames } from '../../content/schemas/json-schemas.ts';
import { loadSections } from '../../page/seo/load-sections.ts';

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

test('a form leads to its own two pages, wherever it is copied to and in each language', async () => {
  const site = await exampleSite();
  const { kinds } = site.folder.code;
  const forms = [...kinds].flatMap(([kind, { fields }]) =>
    'extraFields' in fields(createFieldWords(noKnownNames)) ? [kind] : [],
  );
  const given = parse(site.read('contact.yaml'));
  const all = Object.values<{ section?: string }>(given);
  const copies = forms.map((kind) => {
    const one = given[kind] ?? all.find(({ section }) => section === kind);
    const extraFields = [
      { name: '_next', value: '{sent}' },
      { name: '_error', value: '{failed}' },
    ];
    return [kind, { ...one, section: kind, extraFields }];
  });
  site.set('pages/board.yaml', { writeIn: undefined, counters: undefined });
  for (const page of ['about', 'case-studies'])
    site.set(`${page}.yaml`, Object.fromEntries(copies));
  site.set('site.yaml', { languages: ['en'] }).translate('sv');
  const content = await site.content();
  for (const own of [content, ...content.translations]) {
    const pages = new Set(listMessagePages(own).map(({ path }) => path));
    for (const path of ['/about', '/case-studies']) {
      const { sections } = loadSections(own, own.language.base + path);
      for (const kind of forms) {
        const { content } = sections.find(({ kind: its }) => its === kind) ?? {};
        const values = (content as FormService).extraFields.map(({ value }) => value);
        const base = `${path}${kind === 'form' ? '' : `/${kind}`}`;
        const expected = [`${base}/sent`, `${base}/not-sent`];
        expect(values).toEqual(expected.map((one) => own.site.origin + own.language.base + one));
        expect(expected.every((one) => pages.has(one))).toBe(true);
      }
    }
  }
});

test('an address that follows from the page of a form is not written in it', async () => {
  const site = (await exampleSite()).set('contact.yaml', {
    'form.extraFields[0].value': '{origin}/contact/sent',
    'letter.extraFields[0].value': 'https://thanks.example/sent',
  });
  await site.expectProblems(
    'content/contact.yaml:* expected {sent} or {failed}, which stand for the pages after this form wherever it is, found *',
  );
});
