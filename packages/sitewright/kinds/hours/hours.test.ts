import { expect, test } from 'vitest';
import { z } from 'zod';
import { exampleSite, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { nameDays, readDays, weekdays } from '../../content/dates/weekdays.ts';
import type { FieldContext } from '../../content/fields/field-context.ts';
import { createFieldWords } from '../../content/fields/field-words.ts';
import { timeSpansIn } from '../../content/fields/time-spans.ts';
import { foldText } from '../../content/values/fold-text.ts';
import type { ContentOf } from '../../definitions.ts';
import type { SectionDefinition } from '../../page/sections/define-section.ts';
import { createPageContext } from '../../page/seo/create-page-context.ts';
import { tellHours } from '../../page/seo/structured-data/vendor.ts';
import { hours } from './hours.ts';

const timeSpans = timeSpansIn({ language: 'en' });

test.each([
  ['Mon-Fri', 'en', 5],
  ['الاثنين – الجمعة', 'ar', 5],
  ['Sa, So', 'de', 2],
  ['Sonntag bis Montag', 'de', undefined],
  ['pondělí a středa', 'cs', 2],
  ['Mon, Tue, and Wed', 'en', 3],
  ['Sun-Mon', 'en', 2],
  ['月〜金', 'ja', 5],
  ['月～金', 'ja', 5],
  ['周一至周五', 'zh', 5],
  ['شنبه تا چهارشنبه', 'fa', 5],
  ['Po až St', 'cs', undefined],
  ['Mon to Fri', 'en', undefined],
  ['Every day', 'en', undefined],
])('%s in %s are %s days for machines', (words, language, count) => {
  expect(readDays(words, language)?.length).toBe(count);
});

const languages =
  'ar az bn cs da de el en es fa fi fr ga he hi hr hu hy it ja ka kk ko lt pl pt ro ru sv ta th tr uk vi zh';

test.each(languages.split(' '))('days of %s are read however people write them', (language) => {
  for (const weekday of ['long', 'short', 'narrow'] as const) {
    const { format } = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    const week = [1, 2, 3, 4, 5, 6, 7].map((day) => format(Date.UTC(2024, 0, day)));
    // Where two days begin with one letter, nobody is meant to know which.
    if (new Set(week).size < week.length) continue;
    const [from, to] = [format(Date.UTC(2024, 0, 3)), format(Date.UTC(2024, 0, 5))];
    const days = `${from}-${to}`;
    for (const written of [days, days.toLocaleUpperCase(language), days.normalize('NFD')]) {
      expect(readDays(written, language), written).toEqual(['Wednesday', 'Thursday', 'Friday']);
    }
  }
});

test.each(languages.split(' '))(
  'the beginning of one day’s name in %s is that day, and one of several is none',
  (language) => {
    const lower = (text: string) => text.toLocaleLowerCase(language);
    const long = nameDays(language, 'long').map(lower);
    const known = (['long', 'short', 'narrow'] as const).flatMap((form) =>
      nameDays(language, form).map((name) => lower(name).replace(/\.$/, '')),
    );
    for (const [day, name] of long.entries()) {
      for (const end of [...name].keys()) {
        const start = [...name].slice(0, end + 1).join('');
        const meant = long.filter((one) => one.startsWith(start));
        // Names that tables have are read as these say, and a word for “day” before all names may be left out.
        if (known.includes(start) || !/\p{L}$/u.test(start)) continue;
        const read = readDays(start, language)?.[0];
        if (meant.length === 1) expect([start, read]).toEqual([start, weekdays[day]]);
        else if (foldText(start) === start.toUpperCase())
          expect([start, read]).toEqual([start, undefined]);
      }
    }
  },
);

test.each([
  ['ro', 'Lu Ma Mi Jo Vi Sâ Du'],
  ['he', 'שני שלישי רביעי חמישי שישי שבת ראשון'],
  ['vi', 'hai ba tư năm sáu bảy CN'],
  ['ga', 'Luain Máirt Céadaoin Déardaoin Aoine Sathairn Domhnaigh'],
  ['fr', 'lu ma me je ve sa di'],
])('days of %s in the names of every day (%s) are read', (language, names) => {
  expect(names.split(' ').map((name) => readDays(name, language)?.join())).toEqual([...weekdays]);
});

test('hours of holidays are told to machines, also that there are none', () => {
  const at = timeSpans.parse('10:00-14:00');
  const both = {
    days: 'Сб та свята',
    weekdays: ['Saturday', 'PublicHolidays'] as const,
    hours: at,
  };
  const closed = { days: 'Свята', weekdays: ['PublicHolidays'] as const };
  const tell = (line: object) => tellHours([line as Parameters<typeof tellHours>[0][0]], 'uk');
  expect(tell(both)).toMatchObject([{ dayOfWeek: both.weekdays, opens: '10:00' }]);
  expect(tell(closed)).toMatchObject([
    { dayOfWeek: closed.weekdays, opens: '00:00', closes: '00:00' },
  ]);
});

test.each(languages.split(' '))(
  'days of %s are read with the word for “and” between them',
  (language) => {
    const days = nameDays(language, 'long');
    for (const style of ['long', 'short'] as const) {
      const list = new Intl.ListFormat(language, { style }).format(days.slice(0, 2));
      expect(readDays(list, language)).toEqual(['Monday', 'Tuesday']);
    }
  },
);

test('days in a language that the page does not have are refused with days of its own', () => {
  const languages = [
    ['tr', 'Pzt-Cum'],
    ['de', 'Mo-Fr'],
    ['en', 'Mon-Fri'],
  ] as const;
  for (const [language, such] of languages) {
    const fields = z.strictObject(hours.fields(createFieldWords({ language } as FieldContext)));
    const said = fields.safeParse({ lines: [{ days: 'każdy dzień', hours: '9:00-18:00' }] });
    const message = said.error?.issues.find(({ path }) => path.at(-1) === 'days')?.message;
    expect(message).toContain(`such as ${such}, or`);
    expect(readDays(such, language)).toHaveLength(5);
  }
});

test('days of a translation that are others, or in other names, are said with its names of the right ones', async () => {
  const said = {
    title: 'When',
    zone: 'CET',
    zoneName: 'Central European Time',
    closed: 'Shut',
    note: 'Ring.',
  };
  const line = { days: 'Mon-Fri', hours: '09:00-18:00' };
  const find = async (tag: string, days: string, weekdays?: string[], lines: object[] = [line]) => {
    const site = tinySite({ 'contact.yaml': { hours: { ...said, lines } } }).translate(tag);
    site.set(`${tag}/contact.yaml`, {
      'hours.lines[0].days': days,
      ...(weekdays && { 'hours.lines[0].weekdays': weekdays }),
    });
    const advice = (await site.advice()).filter((line) => line.includes('.days'));
    return advice.map((line) => line.replace(/^.*?, which are /, ''));
  };
  const swedish = 'mån, tis, ons, tors, fre here, found';
  expect(await find('sv', 'Mån–lör')).toEqual([`${swedish} Mån–lör`]);
  const advice = '; beside other words for them, say them under weekdays: too';
  expect(await find('sv', 'Mon–Fri')).toEqual([`${swedish} Mon–Fri${advice}`]);
  expect(await find('ar', 'الاثنين-الجمعة')).toEqual([]);
  expect(await find('sv', 'måndag och tisdag')).toEqual([`${swedish} måndag och tisdag`]);
  expect(await find('sv', 'vardagar')).toEqual([`${swedish} vardagar${advice}`]);
  const spans = ['måndag till fredag', 'Från mån t.o.m. fre'];
  for (const such of spans) expect(await find('sv', such)).toEqual([]);
  expect(await find('cs', 'Po až Pá')).toEqual([]);
  const longer = 'måndag till lördag';
  expect(await find('sv', longer)).toEqual([`${swedish} ${longer}${advice}`]);
  // What the words of both leave out is said of the first alone.
  const closed = { days: 'Sat, Sun', weekdays: ['Saturday', 'Sunday', 'PublicHolidays'] };
  const weekend = await find('sv', 'lördag och söndag', undefined, [closed]);
  expect(weekend).toEqual(['Sat, Sun, PublicHolidays here, found Sat, Sun']);
  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(await find('sv', 'vardagar', week)).toEqual([]);
  expect(await find('sv', 'vardagar', week.slice(1))).toEqual([`${swedish} vardagar`]);
});

test.each(['Καθημερινές', 'Δευτέρα έως Παρασκευή', 'Δτ-Πρ'])(
  'hours of a translation whose days no machine reads (%s) are told by the first language alone, not in part',
  (days) => {
    const lines = [
      { days, hours: timeSpans.parse('9:00-20:00') },
      { days: 'Σάββατο', hours: timeSpans.parse('10:00-14:00') },
    ];
    expect(tellHours(lines, 'el')).toEqual([]);
    expect(tellHours(lines.slice(1), 'el')).toMatchObject([{ dayOfWeek: ['Saturday'] }]);
  },
);

test('a day in a word that is none is said by that word, not by the dash beside it', async () => {
  const site = (await exampleSite()).set('contact.yaml', { 'hours.lines[0].days': 'Mn.–Fri.' });
  expect((await site.problems()).join()).toMatch(/or weekdays: .*, found Mn\.$/);
});

test.each(languages.split(' '))(
  'in %s a day that two lines have is refused, and days that are said beside other words are not',
  (language) => {
    const fields = z.strictObject(hours.fields(createFieldWords({ language } as FieldContext)));
    const [mon = '', tue = '', , thu = '', fri = ''] = nameDays(language, 'long');
    const find = (...lines: object[]) =>
      fields
        .safeParse({ lines })
        .error?.issues.filter(({ path }) => path[0] === 'lines')
        .map(({ path, message }) => [path.join('.'), message]);
    const late = { days: `${tue}-${thu}`, hours: '18:00-20:00' };
    const refused = ['lines.1.days', expect.stringContaining(`: ${tue} is in one above`)];
    expect(find({ days: `${mon}-${fri}`, hours: '8:00-14:00' }, late)).toEqual([refused]);
    expect(find({ days: `${mon}-${fri}` }, { ...late, days: tue })).toEqual([refused]);
    const all = { days: 'Lab 1', weekdays: ['Monday', 'Tuesday'], hours: '0:00-24:00' };
    expect(find({ days: mon, hours: '8:00-14:00' }, late, all)).toEqual([]);
  },
);

test('a day that is open from midnight to midnight is no closed one for search engines', () => {
  const lines = [{ days: 'Mon', hours: timeSpans.parse('0:00-24:00') }];
  expect(tellHours(lines, 'en')).toMatchObject([{ opens: '00:00', closes: '23:59' }]);
});

test.each([
  ['9:00 AM-6:00 PM', '09:00', '18:00'],
  ['12:00 AM-12:30 PM', '00:00', '12:30'],
  ['9 AM-6 PM', '09:00', '18:00'],
  ['9.30-24.00', '09:30', '00:00'],
  ['18:00-2:00', '18:00', '02:00'],
  ['9:00-12:00, 13:00-18:00', '09:00', '12:00', '13:00', '18:00'],
  ['9:00–12:00, 13:00-18:00', '09:00', '12:00', '13:00', '18:00'],
  ['9:00-12:00、13:00-15:00;18:00-1:00', '09:00', '12:00', '13:00', '15:00', '18:00', '01:00'],
  ...[
    ['18-9'],
    ['9-9'],
    ['9:00-8'],
    ['13:00 PM-6:00 PM'],
    ['9:00 AM'],
    ['25:00-26:00'],
    ['09:60-18:00'],
  ],
  ...[
    ['18:00-18:00'],
    ['18:00–18:00'],
    ['6:00-7:30 PM'],
    ['9:00 AM-18:00'],
    ['9:00-12:00, 1:00-6:00 PM'],
  ],
  ...[['9:00-12:00,'], ['9:00-12:00 13:00-18:00'], ['9:00-12:00, 11:00-18:00']],
  ...[['9:00-2:00, 13:00-18:00'], ['13:00-18:00, 9:00-12:00'], ['9:00-9:00, 10:00-11:00']],
])('hours as they are read also say when, for machines, or are refused: %s', (hours, ...times) => {
  const { data } = timeSpans.safeParse(hours);
  const spans = data?.map(({ opens, dash, closes }) => opens.label + dash + closes.label);
  expect(spans).toEqual(times.length > 0 ? hours.split(/, |[、;]/) : undefined);
  const found = data?.flatMap(({ opens, closes }) => [opens.dateTime, closes.dateTime]);
  expect(found ?? []).toEqual(times);
});

test.each([
  [
    '9 to 5',
    'a span such as "9:00 AM-6:00 PM", with AM or PM twice, "09:00-18:00" or "0:00-24:00", or several, such as "9:00-12:00, 13:00-18:00"',
  ],
  [
    '9:00-12:00, 11:00-18:00',
    'spans in their order in the day, and so a time after 12:00 in place of 11:00',
  ],
  ...['17:00-16:00', '9:00-5:00', '8:00 AM-2:30 AM'].map((hours) => [
    hours,
    `an end within 18 hours, as ${hours.split('-').at(-1)} is on the next day here: write another, or two spans, such as "0:00-2:00, 6:00-24:00"`,
  ]),
  ['klo 9–17', 'a span such as "9:00-17:00"'],
  ['22-2', 'a span such as "22:00-2:00"'],
  ['9h30 à 18h', 'a span such as "9:30-18:00"'],
  ['10.00–16:00 Uhr', 'a span such as "10:00-16:00"'],
])('of the hours %s a mistake says what to write', (hours, message) => {
  expect(timeSpans.safeParse(hours).error?.issues[0]?.message).toBe(message);
});

test.each(['8:00-2:00', '6:00-0:00', '0:00-24:00', '0:00-2:00, 6:00-24:00'])(
  'who is open long, also into the night, may say so: %s',
  (hours) => {
    expect(timeSpans.safeParse(hours).success).toBe(true);
  },
);

test.each([
  ['en', '9-13', '9:00-13:00', '09:00', '13:00'],
  ['fi', '9–13.30', '9.00–13.30', '09:00', '13:30'],
  ['cs', '7.30-11, 12-17', '7.30-11.00, 12.00-17.00', '07:30', '17:00'],
  ['en', '9-12, 1:00 p.m.-5 p.m.', '9:00-12:00, 1:00 p.m.-5 p.m.', '09:00', '17:00'],
  ['zh', '9:00至17:00', '9:00至17:00', '09:00', '17:00'],
  ['el', '8:00 π.μ.-2:00 μ.μ.', '8:00 π.μ.-2:00 μ.μ.', '08:00', '14:00'],
  ['el', '8 πμ – 2 ΜΜ', '8 πμ–2 ΜΜ', '08:00', '14:00'],
  ['en', '9am-5:30 p.m.', '9am-5:30 p.m.', '09:00', '17:30'],
  ['zh', '上午9:00-下午5:00', '上午9:00-下午5:00', '09:00', '17:00'],
  ['sv', '9 AM-5 PM', '9 AM-5 PM', '09:00', '17:00'],
  ['fa', '9:00 تا 13:00', '۹:۰۰ تا ۱۳:۰۰', '09:00', '13:00'],
  ['fa', '۹ تا ۱۳', '۹:۰۰ تا ۱۳:۰۰', '09:00', '13:00'],
])('hours in %s are read as people there write them: %s', (language, hours, shown, from, to) => {
  const spans = timeSpansIn({ language }).parse(hours);
  const labels = spans.map(({ opens, dash, closes }) => opens.label + dash + closes.label);
  expect(labels.join(', ')).toBe(shown);
  expect([spans[0]?.opens.dateTime, spans.at(-1)?.closes.dateTime]).toEqual([from, to]);
  // Editors of files know the pattern alone.
  const { pattern } = z.toJSONSchema(timeSpans, { io: 'input' });
  expect(hours).toMatch(new RegExp(`${pattern}`, 'u'));
});

test('hours have the digits of the language', () => {
  const read = (language: string) => timeSpansIn({ language }).parse('9:00-18:30')[0]?.closes;
  expect(read('en')).toEqual({ label: '18:30', dateTime: '18:30' });
  expect(read('ar-SA')).toEqual({ label: '١٨:٣٠', dateTime: '18:30' });
  expect(read('fa')).toEqual({ label: '۱۸:۳۰', dateTime: '18:30' });
});

const stockholm = { ...{ city: 'Stockholm', phone: '+46 8 123 45 67', email: 'a@a.example' } };
const address = { street: 'Kassagatan 3', postalCode: '111 00', country: 'Sweden' };
const office = { ...stockholm, address };
const eve = { day: '2026-12-24', lastDay: '2026-12-26' };
const newYear = { day: '2026-12-31', hours: '9:00-13:00' };

test.each(languages.split(' '))(
  'single days have the words of %s, also in a translation, and others where a line has some',
  async (language) => {
    const lines = [
      { days: 'Mon-Fri', hours: '9:00-18:00' },
      eve,
      { ...newYear, days: 'Feast' },
      { day: '2027-01-04' },
      { day: '2028-01-04' },
    ];
    const said = { title: 'When', zone: 'CET', zoneName: 'CET', closed: 'Shut', note: 'Ring.' };
    const site = tinySite({ 'contact.yaml': { hours: { ...said, lines } } });
    if (language !== 'en') {
      site.translate(language).set(`${language}/contact.yaml`, {
        'hours.lines': [
          { key: 'Mon-Fri', days: 'A', weekdays: ['Monday'] },
          { key: '2026-12-31', days: 'Fest' },
        ],
      });
    }
    const { pages, translations } = await site.content();
    const shown = (translations[0]?.pages ?? pages)
      .get('/contact')
      ?.sections.find(({ key }) => key === 'hours')?.content;
    const [, ...dated] = (shown as ContentOf<typeof hours>).lines.map(({ days }) => days);
    // Some languages write the name of a day otherwise beside a date.
    const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
    const parts = new Intl.DateTimeFormat(language, options).formatToParts(new Date('2027-01-04'));
    expect(dated[2]).toContain(parts.find(({ type }) => type === 'weekday')?.value);
    expect(/Thu.*Sat/.test(dated[0] ?? 'none')).toBe(language === 'en');
    // Of two alike the far one has its year.
    expect(dated[3]).not.toBe(dated[2]);
    if (language === 'en') expect(dated.slice(2)).toEqual(['Mon, Jan 4', 'Tue, Jan 4, 2028']);
    expect(dated[1]?.startsWith(language === 'en' ? 'Feast (' : 'Fest (')).toBe(true);
  },
);

test('single days are special hours of their place for search engines, and closed ones are so', async () => {
  const hours = [{ days: 'Mon-Fri', hours: '9:00-18:00' }, eve, newYear];
  const items = [{ ...office, hours }];
  const words = { title: 'Here', lead: 'Come.', phoneLabel: 'Call', emailLabel: 'Write' };
  const offices = { section: 'offices', ...words, closed: 'Shut', items };
  const content = await tinySite({ 'contact.yaml': { offices } }).content();
  const section = content.pages.get('/contact')?.sections.find(({ key }) => key === 'offices');
  const { structuredData } = content.code.kinds.get('offices') as SectionDefinition;
  const told = structuredData?.(
    section?.content as never,
    createPageContext(content, '/contact'),
    {} as never,
  );
  expect(told).toContainEqual(
    expect.objectContaining({
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: expect.any(Array),
          opens: '09:00',
          closes: '18:00',
        },
      ],
      specialOpeningHoursSpecification: [
        ['2026-12-24', '2026-12-26', '00:00', '00:00'],
        ['2026-12-31', '2026-12-31', '09:00', '13:00'],
      ].map(([validFrom, validThrough, opens, closes]) => ({
        ...{ '@type': 'OpeningHoursSpecification', validFrom, validThrough, opens, closes },
      })),
    }),
  );
});

test('the days that a line lacks are asked for in the language of the page', () => {
  const context = { language: 'sv', today: '2026-12-01' } as FieldContext;
  const fields = z.strictObject(hours.fields(createFieldWords(context)));
  const issues = fields.safeParse({ lines: [{ hours: '9:00-12:00' }] }).error?.issues;
  expect(issues?.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('such as mån-fre, or day'),
  );
});

test.each<[object[], string, string]>([
  [[{ hours: '9:00-12:00' }], '0.days', 'day: 2026-12-24 for a single one'],
  [[{ lastDay: '2026-12-24' }], '0.day', 'a day beside the last one of several'],
  [[{ ...eve, lastDay: '2026-12-23' }], '0.lastDay', 'a day that is not before its first day'],
  [[{ ...newYear, weekdays: ['Monday'] }], '0.weekdays', 'no days of the week beside a single day'],
  [[eve, { day: '2026-12-25' }], '1.day', 'each day in one line'],
  [[{ day: '24.12.2026' }], '0.day', 'a day as year-month-day: 2026-12-24'],
])('of a line for single days a mistake says what to write: %j', (lines, path, message) => {
  const context = { language: 'en', today: '2026-12-01' } as FieldContext;
  const fields = z.strictObject(hours.fields(createFieldWords(context)));
  const issues = fields.safeParse({ lines }).error?.issues ?? [];
  const found = issues.filter((one) => one.path[0] === 'lines');
  expect(found.map((one) => [one.path.join('.'), one.message])).toContainEqual([
    `lines.${path}`,
    expect.stringContaining(message),
  ]);
});
