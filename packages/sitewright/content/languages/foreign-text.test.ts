import { expect, test } from 'vitest';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { createLanguageCheck } from './foreign-text.ts';

/** Of each script a language, and of those that share one several. */
const languages = 'en de sv tr pl vi ar he el ru uk hi th ja ko zh ka hy'.split(' ');

/** A text that a language surely has: the names of things, joined as it joins them. */
function write(language: string): string {
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const names = ['DE', 'SE', 'TR', 'JP', 'EG', 'IN', 'GR', 'IL', 'KR'].map(
    (one) => `${regions.of(one)}`,
  );
  return (['conjunction', 'disjunction'] as const)
    .map((type) => new Intl.ListFormat(language, { type }).format(names))
    .join('. ');
}

test.each(languages)(
  'a text in %s is named in a page of any other language, and in none of its own',
  (language) => {
    const text = write(language);
    for (const page of languages) {
      const advice = createLanguageCheck(
        page,
        languages.filter((one) => one !== page),
      )(text);
      const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
      if (page === language || language + page === 'zhja') expect(advice, page).toBeUndefined();
      // Some languages have the letters and the words of others for “and” and “or”.
      else
        expect(advice, page).toMatch(
          /found (one that is likely to be in .*|other letters): translate it/,
        );
      if (advice && !'uk zh'.includes(language)) expect(advice, page).toContain(`in ${name}:`);
    }
  },
);

test.each(languages)(
  'a name in letters that readers of %s do not have is named, and no other',
  (language) => {
    const scriptOf = (tag: string) => new Intl.Locale(tag).maximize().script;
    // Those who read Japanese read the letters of Chinese too.
    const areRead = (one: string, page: string) =>
      scriptOf(one) === scriptOf(page) ||
      ['Latn'].includes(`${scriptOf(one)}`) ||
      one + page === 'zhja';
    const name = `${new Intl.DisplayNames(language, { type: 'region' }).of('KR')}`;
    for (const page of languages.filter((one) => one !== language && one + language !== 'zhja')) {
      const advice = createLanguageCheck(page, [])(name);
      expect([page, name, advice === undefined]).toEqual([
        page,
        name,
        areRead(language, page) || name.length < 3,
      ]);
    }
  },
);

test('a text in letters of several languages of the site is said to be in none of them', () => {
  const check = createLanguageCheck('ar', ['pl', 'de']);
  expect(check('Fragen Sie uns jederzeit nach dem Preis')).toMatch(/found other letters: /);
});

test('a text in the letters of no language of the site is named too; names, addresses and short words are not', () => {
  const check = createLanguageCheck('ar', ['he']);
  expect(check('Ask us about our tills at any time')).toMatch(/found other letters: translate it/);
  for (const text of [
    'Brasswick Till Company',
    'https://www.example.com/a/b/c/d',
    '/an old address of the shop in Stockholm',
    'AB',
    'صندوق Brasswick Till Company AB في ستوكهولم القديمة',
  ]) {
    expect(check(text), text).toBeUndefined();
  }
});

test('examples that are left in English are named on a page of any other language', async () => {
  const site = tinySite().set('site.yaml', { languages: ['de'] });
  site.set('home.yaml', {
    'hero.lead': 'We keep your tills running, and answer the telephone on Saturdays.',
  });
  expect(await site.advice()).toContainEqual(
    expect.stringMatching(/hero\.lead: .* a text in German, found one that is likely to be in Eng/),
  );
});

test('advice says where such a text stands, in fields and in Markdown', async () => {
  const site = tinySite();
  site.set('home.yaml', { 'hero.lead': 'افتح الصندوق العالق الآن، ثم اسألنا عن السعر' });
  site.write(
    'pages/help.md',
    '---\ntitle: Help\ndescription: What to do when a till is stuck, and whom to call about it on a Saturday.\n---\n\nOpen it.\n\nافتح الصندوق العالق الآن، ثم اسألنا عن السعر\n',
  );
  const advice = await site.advice();
  const said = advice.filter((line) => line.includes('expected a text in English'));
  expect(said.map((line) => line.split(' ')[0]?.replace(/\d+:\d+$/, ''))).toEqual([
    'content/home.yaml:',
    'content/pages/help.md:',
  ]);
  expect(said[1]).toContain('help.md:8:1 ');
});

test.each([
  ['uk', 'Ми потiм прийдемо.', /“потiм”; for “i” \(U\+0069\) type і \(U\+0456\)$/],
  ['uk', 'Cубота', /“Cубота”; for “C” \(U\+0043\) type С \(U\+0421\)$/],
  ['en', 'The рrice of all', /“рrice”; for “р” \(U\+0440\) type p$/],
  ['el', 'Οι τιμoί μας', /“τιμoί”; for “o” \(U\+006F\) type ο/],
  ['uk', 'Напишіть SMSку, якщо COVIDом', undefined],
  ['uk', 'Wi-Fi є всюди, VIP-клієнт теж', undefined],
  ['en', 'A μF of it, and the βeta', undefined],
])('a word of %s with a letter of another keyboard is named: %s', (tag, text, expected) => {
  const advice = createLanguageCheck(tag, [])(text);
  expect(advice).toEqual(expected && expect.stringMatching(expected));
});
