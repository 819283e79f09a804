import { expect, test } from 'vitest';
import { parsePage } from '../css/page-tree.ts';
import { setLineBreaks } from './line-breaks.ts';

/** What becomes of a page, with `|` where a word may break and `~` for a space where no line does. */
function breakLines(body: string, language = 'de'): string {
  const tree = parsePage(
    `<html lang="${language}"><head><title>Genossenschaftsverbund</title></head><body>${body}</body></html>`,
    () => '',
  );
  setLineBreaks(tree);
  const [, words = ''] = /<body>(.*)<\/body>/.exec(tree.toHtml()) ?? [];
  expect(tree.toHtml()).toContain('<title>Genossenschaftsverbund</title>');
  return words.replaceAll('\u00ad', '|').replaceAll('&nbsp;', '~');
}

test.each([
  ['de', 'Der Genossenschaftsverbund.', 'Der Genos|sen|schafts|ver|bund.'],
  ['de-AT', 'Kleingedrucktes: nichts', 'Klein|ge|drucktes: nichts'],
  ['tr', 'yazılımlarımızdakiler', 'yazı|lım|la|rı|mız|da|kiler'],
  ['en', 'Interoperability', 'Interoperability'],
  ['ja', 'ひかり農業協同組合直売所帳面システム', 'ひかり農業協同組合直売所帳面システム'],
])('a long word of %s breaks between its syllables alone', (language, words, expected) => {
  expect(breakLines(`<p>${words}</p>`, language)).toBe(`<p>${expected}</p>`);
});

test('a table has less room', () => {
  const table = '<table><tbody><tr><td>Großbetrieb</td></tr></tbody></table>';
  expect(breakLines(table)).toBe(table.replace('Großbetrieb', 'Groß|be|trieb'));
  expect(breakLines('<p>Großbetrieb</p>')).toBe('<p>Großbetrieb</p>');
});

test.each([
  '<pre><code>Genossenschaftsverbund()</code></pre>',
  '<a href="/Genossenschaftsverbund" title="Genossenschaftsverbund">Verbund</a>',
  '<p>genossenschaftsverbund@example.com, www.genossenschaftsverbund.example/genossenschaftsverbund</p>',
  '<div data-part="/a.js"><p>Genossenschaftsverbund</p></div>',
])('what machines read, and what is hydrated, stays as it is: %s', (body) => {
  expect(breakLines(body)).toBe(body);
});

test('a first heading is as large as a part of its longest word has room for', () => {
  expect(breakLines('<h1 class="a letters-27">Energieeffizienzoptimierung</h1>')).toBe(
    '<h1 class="a letters-16">Ener|gie|ef|fi|zi|enz|op|ti|mie|rung</h1>',
  );
  const whole = '<h1 class="letters-15">Kleingedrucktes</h1>';
  expect(breakLines(whole)).toBe(whole);
});

test.each([
  ['490 €, 12,5 % und 20 °C', '490~€, 12,5~% und 20~°C'],
  ['9 000 kWh auf 500 m² bei 3,2 µmol/J', '9~000~kWh auf 500~m² bei 3,2~µmol/J'],
  ['Von 8 bis 17, +43 1 555 0100, 5 mal', 'Von 8 bis 17, +43 1 555 0100, 5 mal'],
  ['Prix : « le lait », oui ?', 'Prix~: «~le lait~», oui~?'],
  ['Ein »Tarif« heißt »Hobby« mit Recht', 'Ein »Tarif« heißt »Hobby« mit Recht'],
])('figures stay with their units, and signs with their words: %s', (words, expected) => {
  expect(breakLines(`<p>${words}</p>`)).toBe(`<p>${expected}</p>`);
  expect(breakLines(`<p>${words}</p>`, 'en')).toBe(`<p>${expected}</p>`);
});

test('a German unit is a word with a capital', () => {
  expect(breakLines('<p>30 Tage in 1010 Wien</p>')).toBe('<p>30~Tage in 1010~Wien</p>');
});
