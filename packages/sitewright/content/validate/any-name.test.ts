import { expect, test } from 'vitest';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { kinds } from '../../kinds/kinds-by-name.ts';
import { noKnownNames } from '../schemas/json-schemas.ts';
import { pageSchema } from '../schemas/page.ts';
import { fillTemplate } from '../values/fill-template.ts';
import { fillPlaceholders, noPlaceholders } from '../values/placeholders.ts';
import { readYaml } from '../yaml/yaml-file.ts';
import { parseContent } from './parse.ts';

/** What every object answers to, whether somebody has put it there or not. */
const inherited = Object.getOwnPropertyNames(Object.prototype);

/** Those that content may choose: of a section’s key, and of small letters alone. */
const keys = inherited.filter((name) => /^[a-z]\w*$/.test(name));
const [slug = ''] = inherited.filter((name) => /^[a-z]+$/.test(name));

test.each(inherited)('no word in braces stands for %s, which every object has', (name) => {
  expect(fillTemplate(`{${name}}`, {})).toBe(`{${name}}`);
  expect(fillPlaceholders(`{${name}}`, noPlaceholders)).toBe(`{${name}}`);
  const mistakes: string[] = [];
  const counted = { ...noPlaceholders, counts: new Map([['a', 1]]) };
  fillPlaceholders(`{count ${name}}`, counted, ({ message }) => void mistakes.push(message));
  expect(mistakes).toEqual([expect.stringContaining('expected {count …} with one of a')]);
});

const page = pageSchema(kinds, noKnownNames, () => {});

test.each(inherited)('%s is no field, no kind of section and none of a few values', (name) => {
  const items = [{ title: 'A', description: 'B', [name]: 'x' }];
  const parts = {
    hero: { title: 'A', lead: 'B', figure: { drawing: name }, [name]: 'x' },
    more: { section: name },
    list: { section: 'points', title: 'A', lead: 'B', look: name, items },
  };
  const placesIn = (value: object) =>
    parseContent(readYaml('content/x.yaml', JSON.stringify(value)), page).problems.map(
      ({ field }) => field,
    );
  // What has `__proto__` as its own is another group altogether, and says that alone.
  expect(placesIn({ ...parts, [name]: 'x' })).toContain(name);
  const names = ['hero.figure.drawing', 'more.section', 'list.look'];
  const inGroups = [`hero.${name}`, `list.items[0].${name}`];
  expect(placesIn(parts)).toEqual(expect.arrayContaining([...names, ...inGroups]));
});

test('a page, an action and sections may be called what every object has, in every language', async () => {
  const site = tinySite().translate('sv');
  for (const tag of ['en', 'sv']) {
    const isFirst = tag === 'en';
    const at = isFirst ? '' : `${tag}/`;
    const description = `In ${tag}: ${'a sentence that says what the page is for. '.repeat(2)}`;
    const hero = { title: tag, lead: `${tag}.`, ...(isFirst && { actions: [slug] }) };
    const sections = keys.map((key) => {
      const entry = { title: isFirst ? 'One' : tag, description: `{number ${slug}.${key}}` };
      const items = [{ key: 'One', ...entry }];
      const kind = isFirst && { section: 'points' };
      return [key, { ...kind, title: `${key} in ${tag}`, lead: `${tag}.`, items }] as const;
    });
    const page = {
      meta: { title: `In ${tag}`, description },
      hero,
      ...Object.fromEntries(sections),
    };
    site.write(`${at}pages/${slug}.yaml`, JSON.stringify(page));
    const action = { label: tag, ...(isFirst && { to: `/${slug}` }) };
    site.set(`${at}actions.yaml`, { [slug]: action });
  }
  const content = await site.content();
  for (const { language, pages } of [content, ...content.translations]) {
    const [hero, ...sections] = pages.get(`/${slug}`)?.sections ?? [];
    const to = `${language.base}/${slug}`;
    expect(hero?.content).toMatchObject({ actions: [{ label: language.tag, to }] });
    expect(sections.map(({ key, content }) => [key, Object(content).title])).toEqual(
      keys.map((key) => [key, `${key} in ${language.tag}`]),
    );
  }
  site.set(`sv/pages/${slug}.yaml`, { [slug]: undefined, toString: undefined });
  await site.expectProblems(
    ...[slug, 'toString'].map(
      (key) =>
        `content/sv/pages/${slug}.yaml:* ${key}: expected the translation of content/pages/${slug}.yaml:*, found nothing: write and fill in *`,
    ),
  );
});
