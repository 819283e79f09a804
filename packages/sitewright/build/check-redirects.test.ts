import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { describeLosses, findOldPathProblems } from './check-redirects.ts';
import { hostFiles } from './host-files.ts';

const files = [
  ...['index.html', 'about.html', '404.html', 'sv/500.html', 'faq/404.html'],
  ...['favicon.svg', 'robots.txt', 'files/Price List.pdf', '.well-known/security.txt'],
];
const folder = temporaryFolder(Object.fromEntries(files.map((file) => [file, ''])));

function check(paths: readonly string[], to = '/pricing') {
  const moved = paths.map((from) => ({ from, to }));
  const values = paths.map((value, index) => ({
    ...{ file: 'content/redirects.yaml', line: 3 + 2 * index, column: 11, value },
    ...{ field: `moved[${index}].from`, comment: '', isText: false },
  }));
  const site = { languages: ['sv'], origin: 'https://www.example.com' };
  return findOldPathProblems(folder, moved, site, () => values);
}

/** Where one host or another sends a file: its path, that without its ending, and its address. */
const addresses = files.flatMap((file) =>
  [`/${file}`, `/${file.replace(/\.html$/, '')}`].map((one) => one.replace(' ', '%20')),
);

test.each(['/', ...new Set(addresses), '/release.txt', ...hostFiles.map((file) => `/${file}`)])(
  '%s cannot have moved, as the site has a file there',
  (from) => {
    const line = `content/redirects.yaml:5:11 moved[1].from: expected an old path, found "${from}", `;
    expect(check(['/old', from])).toEqual([expect.stringContaining(line)]);
  },
);

test('the address that an older site had for the same page leads to it alone', () => {
  expect(check(['/about.html', '/old'], '/about')).toEqual([]);
  expect(check(['/index.html', '/index'], '/')).toEqual([]);
  expect(check(['/about.html'])).toEqual([expect.stringContaining('lead it to /about, or remove')]);
});

test('where a server reads no file of ours, lines say what visitors lose, and name the old paths', () => {
  const moved = [{ from: '/tariff', to: '/pricing' }];
  const describe = (host?: 'other' | 'netlify') =>
    describeLosses({ host, basePath: '' }, moved, [], () => []);
  expect(describe('other')).toEqual([
    expect.stringMatching(/without HSTS, .+ long caching .+ slash/),
    expect.stringMatching(/Apache .+ by \.htaccess; .+ not found on .+: \/tariff$/),
  ]);
  expect([...describe(), ...describe('netlify')]).toEqual([]);
  expect(describeLosses({ host: 'other', basePath: '' }, [], [], () => [])).toHaveLength(1);
});

test('for a host that compares addresses sign by sign a line says which letters it knows in one spelling', () => {
  const moved = ['/tariff', '/über', '/caf%C3%A9'].map((from) => ({ from, to: '/pricing' }));
  const describe = (host?: 'cloudflare' | 'netlify') =>
    describeLosses({ host, basePath: '' }, moved, [], () => []);
  for (const host of ['cloudflare', 'netlify'] as const) {
    expect(describe(host)).toEqual([
      expect.stringMatching(
        /"\/über" and 1 more lead on as they are written here, accents joined to letters or apart, alone, .+ such as "\/%FCber"$/,
      ),
    ]);
  }
  expect(describe()).toEqual([]);
  const lossesOf = (from: string, query = '') =>
    describeLosses({ host: 'netlify', basePath: '' }, [{ from, query, to: '/' }], [], () => []);
  expect(lossesOf('/über')[0]).toMatch(/"\/über" leads on as it is written here.+ below it,/);
});

test('what a host does not redirect is said of one path as of several', () => {
  const describe = (...queries: string[]) => {
    const moved = queries.map((query) => ({ from: '/', query, to: '/about' }));
    return describeLosses({ host: 'cloudflare', basePath: '' }, moved, [], () => []);
  };
  expect(describe('p=12')).toEqual([
    expect.stringMatching(/"\/\?p=12" leads nowhere on this host, .+: let it redirect it by/),
  ]);
  expect(describe('p=12', 'p=13')).toEqual([
    expect.stringMatching(/"\/\?p=12" and 1 more lead nowhere on this host, .+ redirect them by/),
  ]);
});
