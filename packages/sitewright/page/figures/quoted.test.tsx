import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Quoted } from './quoted.tsx';

/** Without the marks that are written, which the page in Markdown has. */
const drawPlain = (words: string) =>
  renderToStaticMarkup(<Quoted words={words} />).replaceAll(/ data-marks="[^"]*"/g, '');

// The outer marks of languages as CLDR has them.
test.each(['„…“', '“…”', '”…”', '«…»', '« … »', '»…«', '「…」', '"…"', '„…”'])(
  'what a quotation quotes in %s has the inner marks of the page’s language, which browsers know',
  (marks) => {
    const words = `A: ${marks.replace('…', 'Geht es?')} B`;
    expect(drawPlain(words)).toBe('A: <q>Geht es?</q> B');
    const whole = marks.replace('…', 'Geht es?');
    expect(drawPlain(whole)).toBe('Geht es?');
  },
);

test.each(['«A "B" C» D', '„A «B» C“ D', '“A «B» C” D', '«A „B“ C» D'])(
  'what is quoted in a quotation of a quotation stays inside it: %s',
  (words) => {
    expect(drawPlain(words)).toBe('<q>A <q>B</q> C</q> D');
  },
);

test.each(['„A „B“ C“', '«A «B» C»', '»A »B« C«', '„A „B” C”'])(
  'marks around the whole go where the same ones are in it: %s',
  (words) => {
    expect(drawPlain(words)).toBe('A <q>B</q> C');
  },
);

test.each([
  ['A: “B ‘fear not’, C.” D', 'A: <q>B <q>fear not</q>, C.</q> D'],
  ['A: “‘It’s B’, don’t C ‘D’” E', 'A: <q><q>It’s B</q>, don’t C <q>D</q></q> E'],
  ['A: „B ‚C‘ D“ E', 'A: <q>B <q>C</q> D</q> E'],
  ['A: «B ‹C› D» E', 'A: <q>B <q>C</q> D</q> E'],
  ['A: “B ‘the dogs’ bones’ C” D', 'A: <q>B ‘the dogs’ bones’ C</q> D'],
  ['A: “Don’t, it’s the dogs’” D', 'A: <q>Don’t, it’s the dogs’</q> D'],
])('so does what it quotes in marks that may be apostrophes elsewhere: %s', (words, drawn) => {
  expect(drawPlain(words)).toBe(drawn);
});

test('a mark that nobody closes takes nothing from what follows', () => {
  expect(drawPlain('„A „B“ C')).toBe('„A <q>B</q> C');
});

test.each(['It’s 5" or 6" wide', 'The “one', '‘inner’ marks', 'No marks'])('%s stays', (words) => {
  expect(drawPlain(words)).not.toContain('<q');
});
