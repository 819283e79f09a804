import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinChanges } from './join-changes.ts';

const link = { label: 'Ring us', to: '/contact' };
const [till, shop] = [
  { title: 'A till', text: 'It opens.' },
  { title: 'A shop', text: 'It is open.' },
];

test.each<[what: string, before: unknown, theirs: unknown, own: unknown, joined: unknown]>([
  [
    'a button stays at its entry when the list is turned round',
    [till, shop],
    [{ ...till, link }, shop],
    [shop, till],
    [shop, { ...till, link }],
  ],
  [
    'an entry that is added beside a typo put right stays',
    [till, shop],
    [{ ...till, title: 'The till' }, shop],
    [till, { title: 'New', text: 'Here.' }, shop],
    [{ ...till, title: 'The till' }, { title: 'New', text: 'Here.' }, shop],
  ],
  [
    'texts are added and put right in one list',
    ['Tils', 'Shops'],
    ['Tills', 'Shops'],
    ['Tils', 'Shops', 'Stalls'],
    ['Tills', 'Shops', 'Stalls'],
  ],
  [
    'what both add is there once, and what one removes is gone',
    ['a', 'b'],
    ['a', 'b', 'c'],
    ['b', 'c'],
    ['b', 'c'],
  ],
  [
    'sections that one moved stay there when the other changes a price',
    { hero: 1, plans: { price: 1 }, closing: 2 },
    { hero: 1, closing: 2, plans: { price: 1 } },
    { hero: 1, plans: { price: 3 }, closing: 2 },
    { hero: 1, closing: 2, plans: { price: 3 } },
  ],
])('%s', (_what, before, theirs, own, joined) => {
  const { value, conflicts } = joinChanges(before, theirs, own);
  expect(JSON.stringify(value)).toBe(JSON.stringify(joined));
  expect(conflicts).toEqual([]);
});

test('where both change one text, the own one stands and theirs is told; what one changed stays where the other removed it', () => {
  const before = { plans: [till, shop] };
  const theirs = {
    plans: [
      { ...till, title: 'Their till' },
      { ...shop, text: 'It is closed.' },
    ],
  };
  const own = { plans: [{ ...till, title: 'My till' }] };
  expect(joinChanges(before, theirs, own)).toEqual({
    value: {
      plans: [
        { ...till, title: 'My till' },
        { ...shop, text: 'It is closed.' },
      ],
    },
    conflicts: [
      { path: ['plans', 0, 'title'], theirs: 'Their till', kept: 'own' },
      { path: ['plans', 1], theirs: { ...shop, text: 'It is closed.' }, kept: 'theirs' },
    ],
  });
});

/** A list of entries, each word of which is unlike all others. */
const numbers = fc.integer({ min: 0, max: 6 });
const entryOf = (id: number) => ({
  name: `name${id}`,
  text: `one${id} two${id} three${id} four${id} five${id} six${id}`,
  note: `note${id}`,
});
type Entry = ReturnType<typeof entryOf>;

const step = fc.record({
  kind: fc.constantFrom('text', 'note', 'name', 'add', 'remove', 'move'),
  at: fc.nat(20),
  to: fc.nat(20),
});

/** What one of the two makes of the list, in words that have their name. */
function edit(
  entries: readonly Entry[],
  steps: readonly { kind: string; at: number; to: number }[],
  who: string,
) {
  const all = structuredClone(entries) as Entry[];
  for (const [index, { kind, at, to }] of steps.entries()) {
    const word = `${who}${index}`;
    const place = all.length > 0 ? at % all.length : 0;
    const entry = all[place];
    if (kind === 'add')
      all.splice(at % (all.length + 1), 0, {
        name: word,
        text: `${word}x ${word}y`,
        note: `${word}z`,
      });
    else if (!entry) continue;
    else if (kind === 'remove') all.splice(place, 1);
    else if (kind === 'move') all.splice(to % all.length, 0, ...all.splice(place, 1));
    else if (kind === 'text') entry.text = entry.text.replace(/two\d/, word);
    else entry[kind as 'name' | 'note'] = word;
  }
  return all;
}

const wordsOf = (value: unknown): string[] =>
  JSON.stringify(value ?? null).match(/[a-z]+\d+\w*/g) ?? [];

test('two editors of one list lose no word and invent none, whatever they do', () => {
  const two = fc.record({
    count: numbers,
    theirs: fc.array(step, { maxLength: 5 }),
    own: fc.array(step, { maxLength: 5 }),
  });
  fc.assert(
    fc.property(two, ({ count, theirs, own }) => {
      const before = Array.from({ length: count }, (_, id) => entryOf(id));
      const [other, mine] = [edit(before, theirs, 'they'), edit(before, own, 'me')];
      const { value, conflicts } = joinChanges(before, other, mine);
      const entries = value as Entry[];
      const words = new Set(wordsOf(entries));
      const told = new Set(wordsOf(conflicts.map((one) => one.theirs)));
      const [old, theirWords, myWords] = [before, other, mine].map((one) => new Set(wordsOf(one)));
      // What somebody wrote is in the list, or is told.
      for (const word of myWords ?? []) {
        if (!old?.has(word)) expect(words, word).toContain(word);
      }
      for (const word of theirWords ?? []) {
        if (!old?.has(word)) expect(words.has(word) || told.has(word), word).toBe(true);
      }
      // What both left is there; what nobody has is not.
      for (const word of old ?? []) {
        if (theirWords?.has(word) && myWords?.has(word)) expect(words, word).toContain(word);
      }
      for (const word of words)
        expect(theirWords?.has(word) || myWords?.has(word), word).toBe(true);
      // Words stay with their entry, which is there once.
      for (const id of before.keys()) {
        const holders = entries.filter((one) =>
          wordsOf(one).some((word) => /^(one|three|six)\d$/.test(word) && word.endsWith(`${id}`)),
        );
        expect(holders.length).toBeLessThanOrEqual(1);
      }
      for (const entry of entries) {
        const ids = wordsOf(entry).flatMap(
          (word) => /^(?:name|one|two|three|four|five|six|note)(\d)$/.exec(word)?.[1] ?? [],
        );
        expect(new Set(ids).size).toBeLessThanOrEqual(1);
      }
      // The same two joined again change nothing.
      expect(joinChanges(other, other, value).value).toEqual(value);
    }),
    { numRuns: 400, seed: 47 },
  );
});
