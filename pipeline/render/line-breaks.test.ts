import { expect, test } from 'vitest';
import { parsePage } from '../css/page-tree.ts';
import { setLineBreaks } from './line-breaks.ts';

/** What becomes of a page, with `|` where a word may break and `~` for a space where no line does. */
function breakLines(body: string, language: string): string {
  const tree = parsePage(
    `<html lang="${language}"><head><title>Genossenschaftsverbund</title></head><body>${body}</body></html>`,
    () => '',
  );
  setLineBreaks(tree);
  const [, words = ''] = /<body>(.*)<\/body>/.exec(tree.toHtml()) ?? [];
  expect(tree.toHtml()).toContain('<title>Genossenschaftsverbund</title>');
  return words.replaceAll('\u00ad', '|').replaceAll('&nbsp;', '~');
}

const table = (word: string) => `<table><tbody><tr><td>${word}</td></tr></tbody></table>`;
const h1 = (text: string, letters: number) => `<h1 class="a letters-${letters}">${text}</h1>`;
const long = 'Ener|gie|ef|fi|zi|enz|op|ti|mie|rung';
const address = 'genossenschaftsverbund@example.com, www.genossenschaftsverbund.example/verbund';

test.each([
  ['a long word breaks', 'de', 'Der Genossenschaftsverbund.', 'Der Genos|sen|schafts|ver|bund.'],
  ['a long word breaks', 'de-AT', 'Kleingedrucktes: nichts', 'Klein|ge|drucktes: nichts'],
  ['a long word breaks', 'tr', 'yazılımlarımızdakiler', 'yazı|lım|la|rı|mız|da|kiler'],
  ['English words are short', 'en', 'Interoperability'],
  ['signs break anywhere', 'ja', 'ひかり農業協同組合直売所帳面システム'],
  ['a table has less room', 'de', table('Großbetrieb'), table('Groß|be|trieb')],
  ['a paragraph has more room', 'de', 'Großbetrieb'],
  ['code stays', 'de', '<pre><code>Genossenschaftsverbund()</code></pre>'],
  ['addresses stay', 'de', address],
  ['what is hydrated stays', 'de', '<div data-part="/a.js"><p>Genossenschaftsverbund</p></div>'],
  ['a first heading is larger', 'de', h1(long.replaceAll('|', ''), 27), h1(long, 16)],
  ['a shorter heading stays whole', 'de', h1('Kleingedrucktes', 15)],
  ['a German unit has a capital', 'de', '30 Tage in 1010 Wien', '30~Tage in 1010~Wien'],
])('%s, with the language %s: %s', (_what, language, body, expected = body) => {
  expect(breakLines(body, language)).toBe(expected);
});

test.each([
  ['490 €, 12,5 % und 20 °C', '490~€, 12,5~% und 20~°C'],
  ['9 000 kWh auf 500 m² bei 3,2 µmol/J', '9~000~kWh auf 500~m² bei 3,2~µmol/J'],
  ['Von 8 bis 17, +43 1 555 0100, 5 mal', 'Von 8 bis 17, +43 1 555 0100, 5 mal'],
  ['Prix : « le lait », oui ?', 'Prix~: «~le lait~», oui~?'],
  ['Ein »Tarif« heißt »Hobby« mit Recht', 'Ein »Tarif« heißt »Hobby« mit Recht'],
])('figures stay with their units, and signs with their words: %s', (words, expected) => {
  for (const language of ['de', 'en']) expect(breakLines(words, language)).toBe(expected);
});
