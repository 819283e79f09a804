import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchEntries } from '../../sitewright/content/languages/list-entries.ts';
import type { Group } from '../../sitewright/content/values/field-at.ts';
import { type FormerWords, followOriginal } from './follow-original.ts';

const [ann, ben] = [
  { name: 'Ann Berg', role: 'Builds the tills' },
  { name: 'Ben Dahl', role: 'Sells the tills' },
];
const [anna, benn] = [
  { key: 'Ann Berg', role: 'Bygger kassorna' },
  { key: 'Ben Dahl', role: 'Säljer kassorna' },
];

test.each<[what: string, own: Group, before: Group, after: Group, followed: Group]>([
  [
    'an entry that is gone is taken out, and the others stay as they are',
    { people: [anna, benn] },
    { people: [ann, ben] },
    { people: [ben] },
    { people: [benn] },
  ],
  [
    'a list without entries is none',
    { title: 'Vi', people: [anna] },
    { title: 'We', people: [ann] },
    { title: 'We' },
    { title: 'Vi' },
  ],
  [
    'an entry has the new name of its original',
    { people: [benn, anna] },
    { people: [ann, ben] },
    { people: [ben, { ...ann, name: 'Ann Bergman' }] },
    { people: [benn, { ...anna, key: 'Ann Bergman' }] },
  ],
  [
    'an entry that its link names keeps that',
    { links: [{ key: '/about', label: 'Om oss' }] },
    { links: [{ label: 'About', href: '/about' }] },
    { links: [{ label: 'Who we are', href: '/about' }] },
    { links: [{ key: '/about', label: 'Om oss' }] },
  ],
  [
    'a text that is written anew in its place stays translated, and one that is gone is taken out',
    { parts: ['Drawer -> Låda', 'Roll -> Rulle', 'Key -> Nyckel'] },
    { parts: ['Drawer', 'Roll', 'Key'] },
    { parts: ['Cash drawer', 'Key'] },
    { parts: ['Key -> Nyckel'] },
  ],
  [
    'several texts that are written anew stay translated',
    { parts: ['Drawer -> Låda', 'Roll -> Rulle', 'Key -> Nyckel'] },
    { parts: ['Drawer', 'Roll', 'Key'] },
    { parts: ['Cash drawer', 'Paper', 'Key'] },
    { parts: ['Cash drawer -> Låda', 'Paper -> Rulle', 'Key -> Nyckel'] },
  ],
  [
    'entries with a name and a number that are called otherwise in their places keep their translations',
    {
      plans: [
        { key: 'First till', name: 'Första kassan' },
        { key: 'More tills', name: 'Fler kassor' },
      ],
    },
    {
      plans: [
        { name: 'First till', price: 390 },
        { name: 'More tills', price: 190 },
      ],
    },
    {
      plans: [
        { name: 'Starter', price: 390 },
        { name: 'Each further one', price: 190 },
      ],
    },
    {
      plans: [
        { key: 'Starter', name: 'Första kassan' },
        { key: 'Each further one', name: 'Fler kassor' },
      ],
    },
  ],
  [
    'an entry that has a name alone, and is called almost the same in another place, keeps its translation',
    { items: [{ key: 'A big till', name: 'En stor kassa' }] },
    { items: [{ name: 'A big till' }, { name: 'Rolls' }] },
    { items: [{ name: 'Rolls' }, { name: 'A very big till' }] },
    { items: [{ key: 'A very big till', name: 'En stor kassa' }] },
  ],
  [
    'the one translation of a text that is there twice stays as long as one of them',
    { answers: ['Yes -> Ja', 'No -> Nej'] },
    { answers: ['Yes', 'No', 'Yes'] },
    { answers: ['No', 'Yes'] },
    { answers: ['Yes -> Ja', 'No -> Nej'] },
  ],
  [
    'a section and a group that are gone are taken out, a text is not, and what is in the translation alone stays',
    {
      hero: { title: 'Hej', figure: { alt: 'En kassa' }, note: 'Nytt' },
      faq: {},
      ours: { only: ['sv'] },
    },
    { hero: { title: 'Hi', figure: { alt: 'A till' }, note: 'New' }, faq: { title: 'Why' } },
    { hero: { title: 'Hi' } },
    { hero: { title: 'Hej', note: 'Nytt' }, ours: { only: ['sv'] } },
  ],
  [
    'entries of a list inside an entry follow too',
    {
      plans: [
        {
          key: 'Till',
          parts: [
            { key: 'Drawer', text: 'Låda' },
            { key: 'Roll', text: 'Rulle' },
          ],
        },
      ],
    },
    {
      plans: [
        {
          name: 'Till',
          parts: [
            { part: 'Drawer', text: 'It opens' },
            { part: 'Roll', text: 'It turns' },
          ],
        },
      ],
    },
    { plans: [{ name: 'Tills', parts: [{ part: 'Roll', text: 'It turns' }] }] },
    { plans: [{ key: 'Tills', parts: [{ key: 'Roll', text: 'Rulle' }] }] },
  ],
  [
    'an entry that goes from one list into another takes its words along',
    { one: { links: [anna] }, two: { links: [benn] } },
    { one: { links: [ann] }, two: { links: [ben] } },
    { one: { links: [ann, ben] }, two: {} },
    { one: { links: [anna, benn] }, two: {} },
  ],
  [
    'an entry of no original stays, to be put right by somebody',
    { people: [{ key: 'Nobody', role: 'Ingen' }, anna] },
    { people: [ann, ben] },
    { people: [ben] },
    { people: [{ key: 'Nobody', role: 'Ingen' }] },
  ],
])('%s; put back, it says what it said', (_what, own, before, after, followed) => {
  const former: FormerWords = new Map();
  const next = followOriginal(own, before, after, former);
  expect(next.value).toEqual(followed);
  const back = followOriginal(next.value, after, before, former);
  expect(sortEntries(back.value)).toEqual(sortEntries(own));
  expect(back.back).toEqual(next.taken);
});

test('what is taken out of one translation is put back into no other, and what is new gets nobody’s words', () => {
  const former: FormerWords = new Map();
  const [before, after] = [{ people: [ann, ben] }, { people: [ben] }];
  followOriginal({ people: [anna, benn] }, before, after, former, 'sv/about.yaml');
  const follow = (now: Group, file: string) =>
    followOriginal({ people: [benn] }, after, now, former, file).value;
  expect(follow(before, 'ar/about.yaml')).toEqual({ people: [benn] });
  const carl = { name: 'Carl Ek', role: 'Sweeps a floor' };
  expect(follow({ people: [carl, ben] }, 'sv/about.yaml')).toEqual({ people: [benn] });
  expect(follow({ people: [carl, ann, ben] }, 'sv/about.yaml')).toEqual({ people: [anna, benn] });
});

test('what was said of a short name is not put back for another one that has half of its words', () => {
  const former: FormerWords = new Map();
  const [paper, sheet] = [{ name: 'A notebook' }, { name: 'A sheet' }];
  const own = { items: [{ key: 'A notebook', name: 'Ett skrivhäfte' }] };
  const gone = followOriginal(own, { items: [paper] }, { items: [] }, former);
  expect(gone.value).toEqual({});
  const { value } = followOriginal(gone.value, { items: [] }, { items: [sheet] }, former);
  expect(value).toEqual({});
});

/** Entries of a translation stand in any order. */
const sortEntries = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one) =>
    Array.isArray(one) ? one.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : one,
  );

const entryOf = (id: number) => ({
  name: `name${id}`,
  text: `one${id} two${id} three${id} four${id} five${id} six${id}`,
});
const translate = ({ name, text }: ReturnType<typeof entryOf>) => ({
  key: name,
  text: `sv ${text}`,
});
const steps = fc.array(
  fc.record({ kind: fc.constantFrom('name', 'text', 'remove', 'add', 'move'), at: fc.nat(9) }),
  { maxLength: 6 },
);

test('whatever somebody does to a list, each translation stays with its original, none is without one, and undoing it brings all back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), steps, (count, all) => {
      const before = Array.from({ length: count }, (_, id) => entryOf(id));
      const own = before.map(translate);
      const after = structuredClone(before);
      for (const [index, { kind, at }] of all.entries()) {
        const place = at % Math.max(after.length, 1);
        const entry = after[place];
        if (kind === 'add') after.splice(place, 0, entryOf(10 + index));
        else if (!entry) continue;
        else if (kind === 'remove') after.splice(place, 1);
        else if (kind === 'move') after.push(...after.splice(place, 1));
        else if (kind === 'name') entry.name = `other${index}`;
        else entry.text = entry.text.replace(/two\d+/, `too${index}`);
      }
      const former: FormerWords = new Map();
      const { value } = followOriginal({ list: own }, { list: before }, { list: after }, former);
      const list = (value.list ?? []) as typeof own;
      const matches = matchEntries(list, after);
      expect([...list.keys()].filter((one) => !matches.includes(one))).toEqual([]);
      for (const [at, match] of matches.entries()) {
        const id = /one\d+/.exec(after[at]?.text ?? '')?.[0] ?? '';
        const isOld = before.some(({ text }) => text.includes(id));
        expect(match !== -1, id).toBe(isOld);
        if (isOld) expect(list[match]?.text).toContain(`${id} `);
      }
      const undone = followOriginal(value, { list: after }, { list: before }, former).value;
      expect(sortEntries(undone)).toEqual(sortEntries({ list: own }));
    }),
    { numRuns: 300, seed: 53 },
  );
});
