import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { exampleSite, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { example } from '../../../../tests/support/example.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { writeHostFiles } from '../../build/host-files.ts';
import { describePrivate } from '../../lib/public-address.ts';
import { sayPlainHttp } from '../markdown/describe-url.ts';
import { noKnownNames } from '../schemas/json-schemas.ts';
import { webOrigin } from './fields.ts';
import { formService } from './form-service.ts';
import { phone } from './phone.ts';
import { timeZone } from './publish.ts';
import { describeRedirectSource } from './redirect-source.ts';
import { toRedirect } from './redirect-target.ts';
import { destinationIn, target } from './target.ts';

const service = {
  ...{ name: 'Example Chat', why: 'To ask.', script: 'https://chat.tills.brasswick/a.js' },
  ...{ reportsTo: ['https://events.tills.brasswick'], frames: ['https://chat.tills.brasswick'] },
  consent: false,
};
const names = readdirSync(example, { recursive: true })
  .map(String)
  .filter((name) => /\.(yaml|md)$/.test(name));

test.each(['www.paypal.com@evil.example', 'user:pw@host.example', 'localhost', '127.0.0.1'])(
  'no address in any field or text of a site may be that of https://%s',
  async (host) => {
    const site = (await exampleSite()).set('site.yaml', { services: [service] });
    site.set('redirects.yaml', { moved: [{ from: '/x', to: 'https://old.tills.brasswick/x' }] });
    const places: string[] = [];
    for (const file of new Set([...names, 'redirects.yaml'])) {
      const lines = site.read(file).split('\n');
      const changed = lines.map((line, index) => {
        // The machine of who writes fetches lists, forms are tried there, pages name where they are, and ids lead nowhere.
        const isOwn = /^\s*(origin|- file|from|(- )?id): |^\s*endpoint: /.test(line);
        const other = isOwn
          ? line
          : line.replace(/https:\/\/[\w.-]+\.tills\.brasswick/, `https://${host}`);
        if (other !== line) places.push(`content/${file}:${index + 1}:`);
        return other;
      });
      if (lines.join() !== changed.join()) site.write(file, changed.join('\n'));
    }
    expect(places.length).toBeGreaterThan(10);
    const problems = await site.problems();
    const isSaid = (place: string) => problems.some((line) => line.startsWith(place));
    expect(places.filter((place) => !isSaid(place))).toEqual([]);
    expect(problems.filter((line) => !/@|that visitors reach/.test(line))).toEqual([]);
  },
);

test('an address is private however its number is written', () => {
  const numbers = ['127.1', '2130706433', '0x7f.1', '10.0.0.1', '172.20.0.1', '192.168.1.5'];
  const others = ['[::1]', '[fd00::1]', '[fe80::1]', '[::ffff:127.0.0.1]', '169.254.169.254'];
  const named = [
    'intranet',
    'printer.local',
    'db.internal',
    'a.localhost',
    'LOCALHOST',
    'localhost.',
  ];
  for (const host of [...numbers, ...others, ...named, '100.64.0.1', '0.0.0.0', 'a.home.arpa']) {
    expect(describePrivate(`https://${host}/`), host).toMatch(/^, with a host that visitors reach/);
  }
  const open = ['example.org', '1.1.1.1', '172.32.0.1', '[2606:4700::1111]', 'münchen.example'];
  for (const host of [...open, 'internal.example', 'local.gov.uk', 'localhost.example']) {
    expect(describePrivate(`https://${host}/`), host).toBe('');
  }
});

test('every old address that is taken can be written for every host, whatever sign it holds', () => {
  // All of the first blocks, and some of those behind them.
  const signs = Array.from({ length: 600 }, (_, index) =>
    String.fromCodePoint(index < 256 ? index : 256 + (index - 256) * 37),
  );
  const escapes = ['%2e%2e', '%2E', '..', '.', '%2f', '%5c', '%00', '%FE', '%zz', '%', '%ED%A0%80'];
  const paths = [...signs.map((sign) => `a${sign}b`), ...signs.map(encodeURIComponent), ...escapes]
    .flatMap((one) => [`/${one}`, `/${one}/x`])
    .filter((from) => describeRedirectSource(from, () => false) === undefined);
  expect(paths.length).toBeGreaterThan(500);
  expect(paths).toContain('/%FE');
  expect(paths.filter((one) => /%2e|\.\.\/|^\/\.\//i.test(one))).toEqual([]);
  const folder = temporaryFolder({ 'index.html': '<head></head>', '404.html': '<head></head>' });
  const moved = paths.map((from) => toRedirect({ from, to: '/' }));
  expect(() => writeHostFiles(folder, { host: 'other', basePath: '' }, { moved })).not.toThrow();
});

test.each(['\\uD83D', '\\uDE00', '\\uDE00\\uD83D', '\\U0000D83D'])(
  'half of an emoji, %s, is found where it stands, and no page is drawn with it',
  async (half) => {
    const site = tinySite().edit('home.yaml', 'title: Tills,', `title: "Your ${half} shop",`);
    expect(await site.problems()).toEqual([
      expect.stringMatching(
        /^content\/home\.yaml:\d+:\d+ hero\.title: .+ found U\+D[8E][03][0D], half of a sign/,
      ),
    ]);
  },
);

test.each([...['+46 31 123 45 67', '+1 (415) 555-0100', '+49.30.23125.100', '112', '116117']])(
  '%s is a number that can be called',
  (number) => {
    expect(phone.safeParse(number).success).toBe(true);
  },
);

test.each([
  ...[
    '+49 (0)30 23125 100',
    '042 000 100',
    '0046 31 1234567',
    '+46',
    '+48 112',
    '+49 30/23125',
    '',
  ],
])('%s is none', (number) => {
  expect(phone.safeParse(number).success).toBe(false);
});

test.each([
  ['https://www.example.com/shop/', 'https://www.example.com'],
  ['https://WWW.example.com', 'https://www.example.com'],
  ['https://źródło.example', 'https://xn--rdo-gna01bwk.example'],
])('in place of %s an origin is offered as browsers spell it', (written, origin) => {
  const { error } = webOrigin.safeParse(written);
  expect(error?.issues[0]?.message).toContain(`such as "${origin}"`);
});

const messageOf = (schema: z.ZodType, value: string) =>
  schema.safeParse(value).error?.issues[0]?.message;

test.each([
  ['mailto:anna@clinic.example', undefined],
  ['mailto:a.b@mail.clinic.example?subject=Hi', undefined],
  ['mailto:jobs@clinic', / mailto: or tel: address with a whole host, such as anna@example.com$/],
  ['mailto:jobs@.example', /with a whole host/],
  ['mailto:jobs@clinic.example?subject=An offer', / address with %20 for each space$/],
])('a letter to %s comes to a host that is whole, or is refused with one', (address, expected) => {
  const message = messageOf(target, address);
  if (expected) expect(message).toMatch(expected);
  else expect(message).toBeUndefined();
});

test('a menu that leads to an anchor says that the anchor is what it cannot have', () => {
  const menu = destinationIn({ paths: new Set(['/prices']), periods: new Map() });
  expect(messageOf(menu, '/prices#questions')).toMatch(/a page as a whole, "\/prices"/);
  expect(messageOf(menu, '/price#questions')).toMatch(/^the path of a page of this site/);
});

test('what a form is sent to is told by what is wrong with it', () => {
  const { endpoint } = formService(noKnownNames);
  expect(messageOf(endpoint, 'https://a:b@forms.example/f')).toMatch(/with nothing before @/);
  expect(messageOf(endpoint, 'https://[::1]:3/')).not.toMatch(/letters, digits/);
  expect(messageOf(endpoint, 'https://forms_1.example/')).toMatch(/letters, digits and hyphens/);
});

test('for the letters of a time zone none is offered that has them in its name by chance', () => {
  expect(messageOf(timeZone, 'EST')).toBe('the name of a time zone, such as "Europe/Stockholm"');
  expect(messageOf(timeZone, 'Europe/Warsw')).toContain('"Europe/Warsaw"');
});

test.each([
  ['Europe/Kyyiv', 'Europe/Kyiv'],
  ['Europe/Kyіv', 'Europe/Kyiv'],
  ['Europe/Kiew', 'Europe/Kyiv'],
  ['Asia/Kolkatta', 'Asia/Kolkata'],
  ['Asia/Calcuta', 'Asia/Kolkata'],
  ['America/Buenos Aires', 'America/Argentina/Buenos_Aires'],
])('for %s the name that a time zone has today is offered, %s', (typed, name) => {
  expect(messageOf(timeZone, typed)).toBe(`the name of a time zone, such as "${name}"`);
});

test('a link to the machine of whoever reads it is no other site that may have https', () => {
  expect(sayPlainHttp('http://localhost:3000').message).toMatch(/localhost is none of, or put it/);
  expect(sayPlainHttp('http://a.example').message).toMatch(/write https:/);
});
