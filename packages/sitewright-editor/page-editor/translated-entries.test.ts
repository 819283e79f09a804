import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { example } from '../../../tests/support/example.ts';
import { fieldAt } from '../../sitewright/content/values/field-at.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { openFolder } from '../backend/disk-content.ts';
import { describeFile } from '../content-editor/describe-file.ts';
import { createEditingSession } from './editing-session.ts';
import type { ShownDraft } from './page-draft.ts';

type Entry = Record<string, string>;

const sectionsOf = (page: string) => parse(readFileSync(`${example}/${page}.yaml`, 'utf8'));
const { values, timeline } = sectionsOf('about');
const { faq } = sectionsOf('pricing');
const { stories } = sectionsOf('case-studies');
for (const story of stories.items) {
  delete story.portrait;
  delete story.logo;
}

/** Three pages, two of them in as many languages. */
const inThreeLanguages = () =>
  new ContentFolder(
    tinySite({
      'about.yaml': { values, timeline },
      // The last answer leads to a page that is not there.
      'pricing.yaml': { faq: { ...faq, items: faq.items.slice(0, -1) } },
      'case-studies.yaml': { stories },
    })
      .translate('sv')
      .translate('ar')
      .remove('ar/about.yaml'),
  );

/** A site whose page of the firm is edited: what a list of it says is read, and changed. */
function openList(place: readonly string[], page = 'about') {
  const folder = inThreeLanguages();
  const session = createEditingSession();
  const drafts: ShownDraft[] = [];
  const site = openFolder(folder.path, (draft) => void drafts.push(draft), session);
  const open = async (base: string) => {
    const { value, source, file } = await site.describePage(`${base}/${page}`);
    const list = (fieldAt(value, place) ?? []) as Entry[];
    const change = (next: readonly unknown[], isToSave: boolean) => {
      const changed = structuredClone(value) as object;
      (fieldAt(changed, place) as unknown[]).splice(0, list.length, ...next);
      return site.change(file, { source, value: changed }, isToSave);
    };
    return { list, file, change };
  };
  return { folder, open, drafts };
}

test('an entry that the first language alone has is drawn in a translation with the first words, has fields there, and is saved once it is whole', async () => {
  const { folder, open, drafts } = openList(['values', 'items']);
  const first = await open('');
  const added = { title: 'Ring the bell', description: 'Somebody comes.' };
  const [start, ...rest] = first.list;
  const { isSaved, others } = await first.change([start, added, ...rest], true);
  expect(isSaved).toBe(true);
  const [missing, ...more] = others;
  expect(missing).toMatchObject({ isUntranslated: true, at: { editable: { page: '/sv/about' } } });
  expect(more).toEqual([]);

  const before = folder.read('sv/about.yaml');
  const own = await open('/sv');
  expect(own.list[1]).toEqual({ key: added.title, title: '', description: '' });
  const page = await openFolder(folder.path).describePage('/sv/about');
  expect(page.inherited['values.items[1].description']).toBe(added.description);
  const drafted = await own.change(own.list, false);
  const [swedish] = drafts.at(-1)?.content.translations ?? [];
  const sections = swedish?.pages.get('/about')?.sections ?? [];
  const { content } = sections.find(({ key }) => key === 'values') ?? {};
  const shown = fieldAt(content, ['items', 1]);
  expect(JSON.stringify(shown)).toContain(added.description);
  const fieldsOf = (all: readonly { field: string }[]) => all.map(({ field }) => field);
  const both = ['values.items[1].title', 'values.items[1].description'];
  // Its other entries are in English here, which is said too.
  const untranslated = drafted.own.filter((one) => one.isUntranslated);
  expect(fieldsOf(untranslated).sort()).toEqual(both.toSorted());

  // Nobody has to translate it to put a typo right, and nothing of it is written.
  const fixed = (title: string) => own.list.with(2, { ...own.list[2], title });
  const typo = await own.change(fixed('Nytt'), true);
  expect({ isSaved: typo.isSaved, refused: typo.refused }).toEqual({ isSaved: true, refused: [] });
  expect(folder.read('sv/about.yaml')).toBe(
    before.replace(`title: ${own.list[2]?.title}\n`, 'title: Nytt\n'),
  );
  folder.write('sv/about.yaml', before);
  // What is wrong below it is led to where the form has it.
  const wrong = await own.change(own.list.with(2, { ...own.list[2], wrong: '1' }), true);
  expect(fieldsOf(wrong.refused)).toEqual(['values.items[2].wrong']);
  // Half of it is none.
  const half = { ...own.list[1], title: 'Ring på klockan' };
  const refused = await own.change(own.list.with(1, half), true);
  expect(refused.isSaved).toBe(false);
  expect(fieldsOf(refused.refused)).toEqual(both.slice(1));
  expect(folder.read('sv/about.yaml')).toBe(before);

  const whole = { ...half, description: 'Någon kommer.' };
  expect((await own.change(own.list.with(1, whole), true)).isSaved).toBe(true);
  const said = fieldAt(parse(folder.read('sv/about.yaml')), ['values', 'items']) as Entry[];
  expect(said[1]).toEqual(whole);
  await folder.expectProblems();
});

test('a text and a section that the first language alone has get fields in a translation, in a form too', async () => {
  const folder = inThreeLanguages();
  folder.set('sv/case-studies.yaml', { 'stories.items[0].results': undefined });
  const { value: cases } = await openFolder(folder.path).describePage('/sv/case-studies');
  const story = fieldAt(cases, ['stories', 'items', 0]);
  const { results } = parse(folder.read('case-studies.yaml')).stories.items[0];
  expect(fieldAt(story, ['results'])).toEqual(results.map((one: string) => `${one} -> `));
  folder.set('sv/about.yaml', { timeline: undefined });
  const about = await openFolder(folder.path).describePage('/sv/about');
  const entries = fieldAt(about.value, ['timeline', 'entries']);
  const years = parse(folder.read('about.yaml')).timeline.entries.map((one: Entry) => one.year);
  expect((entries as Entry[]).map(({ key }) => key)).toEqual(years.map(String));
  folder.set('sv/navigation.yaml', { 'header.links': undefined });
  const { value } = describeFile(readSite(folder.path), 'sv/navigation.yaml', '');
  const [link] = fieldAt(value, ['header', 'links']) as Entry[];
  expect(link).toMatchObject({ label: '' });
});

test('what is taken out of the first language, or gets another name, follows in each translation in the same save, as somebody else left it, and is put back with it', async () => {
  const { folder, open } = openList(['faq', 'items'], 'pricing');
  const names = ['sv', 'ar'].map((tag) => `${tag}/pricing.yaml`);
  const read = () => names.map((name) => folder.read(name));
  const before = read();
  const first = await open('');
  const [gone, other, ...rest] = first.list;
  const { isSaved, refused, elsewhere, others } = await first.change([other, ...rest], true);
  expect({ isSaved, refused, others }).toEqual({ isSaved: true, refused: [], others: [] });
  expect(elsewhere).toEqual([`“${gone?.question}” is also taken out of svenska and العربية`]);
  await folder.expectProblems();

  const word = folder.read('sv/pricing.yaml').match(/title: (.+)/)?.[1] ?? '';
  folder.edit('sv/pricing.yaml', word, `${word}!`);
  const back = await (await open('')).change(first.list, true);
  expect(back.elsewhere).toEqual([
    `“${gone?.question}” is also put back, as it was, into svenska and العربية`,
  ]);
  const [swedish = '', arabic] = before;
  expect(read()).toEqual([swedish.replace(word, `${word}!`), arabic]);

  const renamed = { ...gone, question: 'And without a network?' };
  expect((await (await open('')).change([renamed, other, ...rest], true)).isSaved).toBe(true);
  await folder.expectProblems();
  // What is left to translate keeps nobody from taking out something else.
  const added = { question: 'Is it heavy?', answer: 'Lift it and see.' };
  const mixed = await (await open('')).change([renamed, ...rest, added], true);
  expect({ isSaved: mixed.isSaved, refused: mixed.refused }).toEqual({
    isSaved: true,
    refused: [],
  });
  expect(mixed.others.every((one) => one.isUntranslated)).toBe(true);
});

test('a button that the first language alone has, has its fields in a translation, to which its message leads, and is saved once it says something', async () => {
  const folder = new ContentFolder(tinySite({ 'about.yaml': {} }).translate('sv'));
  folder.write('actions.yaml', 'spring:\n  label: Get it for March\n  to: /about\n');
  const site = openFolder(folder.path);
  const { value, source } = await site.describe('sv/actions.yaml');
  expect(value).toMatchObject({ spring: {} });
  const left = await site.change('sv/actions.yaml', { source, value }, false);
  expect(left.own).toMatchObject([{ field: 'spring.label', isUntranslated: true }]);
  const early = await site.change('sv/actions.yaml', { source, value }, true);
  expect([early.text.includes('spring'), early.isSaved]).toEqual([false, true]);
  const said = { ...value, spring: { label: 'Få den i mars' } };
  const whole = await site.change('sv/actions.yaml', { source: early.current, value: said }, true);
  expect(whole).toMatchObject({ isSaved: true, own: [] });
  expect(folder.read('sv/actions.yaml')).toContain('spring:\n  label: Få den i mars\n');
  await folder.expectProblems();
});
