import { expect, test } from 'vitest';
import { chooseHeaderForm } from './header-form.ts';

const labels = ['Home', 'About', 'Pricing', 'Case Studies', 'Careers', 'Contact', 'Platforms'];
const german = ['Start', 'Über uns', 'Preise', 'Kundengeschichten', 'Kontakt', 'Plattformen'];

const split = (words: readonly string[]) => ({
  links: words.slice(0, -1),
  button: words.at(-1) ?? '',
  menu: 'Menu',
});

test.each([
  ['Countermark', labels, 64],
  ['Odessa Hydroponics & Grow-Light Supply Cooperative', german, 72],
  ['Countermark', labels.map(() => 'n'.repeat(60)), undefined],
  ['KÄSEREI ALM', ['STARTSEITE', 'WARUM WIR', 'MITGLIEDER', 'PREISE & MEHR', 'ANWENDUNG'], 72],
  ['緑の木小売', ['ホーム', '会社概要', '料金', '導入事例', '採用情報', 'お問い合わせ'], 64],
])('the header of %s is wide where its words surely fit', (name, words, from) => {
  const form = chooseHeaderForm(name, split(words));
  expect(form.from).toBe(from);
});

const turkish = ['Hastanelerimiz', 'Doktorlarımız', 'Tıbbi Birimler', 'Randevu', 'Hasta Rehberi'];
const name = 'Ege Şifa';

test('links that have no room at 1280 pixels stand closer together, in two lines, or in part before the menu', () => {
  const seven = { links: [...turkish, 'Kariyer', 'İletişim'], button: 'Kurumsal', menu: 'Menü' };
  expect(chooseHeaderForm(name, seven)).toMatchObject({ from: 80, isClose: true, missing: [] });
  const nine = { ...seven, links: [...seven.links, 'Basın Odası', 'Yatırımcı İlişkileri'] };
  expect(chooseHeaderForm(name, nine, true)).toMatchObject({ from: 80, lines: 2, missing: [] });
  const inPart = chooseHeaderForm(name, nine);
  expect(inPart).toMatchObject({ missing: ['Basın Odası', 'Yatırımcı İlişkileri'] });
  expect(inPart.tooMany).toBeGreaterThan(10);
});

/** The months of a year, as words of all lengths in as many languages as the machine writes. */
const languages = ['ar', 'de', 'el', 'fi', 'hi', 'hu', 'ja', 'ka', 'pl', 'ru', 'ta', 'th', 'tr'];
const monthsIn = (language: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month)).toLocaleString(language, { month: 'long', timeZone: 'UTC' }),
  );

test.each(languages)(
  'in %s each link is in the header or in its menu, in every window, and those at 1280 pixels are counted',
  (language) => {
    for (const [count, twoLines] of [6, 8, 10, 12].flatMap(
      (one) =>
        [
          [one, false],
          [one, true],
        ] as const,
    )) {
      const labels = {
        links: monthsIn(language).slice(0, count),
        // Where it is long, all links may have room beside the menu's button alone.
        button: language.repeat(count),
        menu: language,
      };
      const { links, missing, ...whole } = chooseHeaderForm(name, labels, twoLines);
      const forms = links ?? labels.links.map(() => whole);
      const shown = (window: number) =>
        labels.links.filter((_, index) => {
          const { from = Number.POSITIVE_INFINITY } = forms[index] ?? {};
          return from <= window;
        });
      expect(shown(80)).toEqual(labels.links.slice(0, count - missing.length));
      // Where the whole form shows, the menu lists none of them.
      if (whole.from) expect(shown(whole.from)).toEqual(labels.links);
    }
  },
);
