import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { describeLostRedirects, findOldPathProblems } from './check-redirects.ts';

const files = [
  ...['index.html', 'about.html', '404.html', 'sv/500.html', 'faq/404.html'],
  ...['favicon.svg', 'robots.txt', 'files/Price List.pdf', '.well-known/security.txt'],
];
const folder = temporaryFolder(Object.fromEntries(files.map((file) => [file, ''])));

function check(...paths: string[]) {
  const moved = paths.map((from) => ({ from, to: '/' }));
  const values = paths.map((value, index) => ({
    ...{ file: 'content/redirects.yaml', line: 3 + 2 * index, column: 11, value },
    ...{ field: `moved[${index}].from`, comment: '', isText: false },
  }));
  return findOldPathProblems(folder, moved, ['sv'], () => values);
}

test.each([
  ...['/', '/about', '/404.html', '/sv/500.html', '/faq/404', '/favicon.svg', '/robots.txt'],
  ...['/files/Price%20List.pdf', '/.well-known/security.txt', '/release.txt'],
])('%s cannot have moved, as visitors get a file there', (from) => {
  const line = `content/redirects.yaml:5:11 moved[1].from: expected an old path, found "${from}", `;
  expect(check('/old', from)).toEqual([expect.stringContaining(line)]);
});

test('the addresses that an older site had for the same pages can have moved', () => {
  expect(check('/about.html', '/index.html', '/sv/404', '/old')).toEqual([]);
});

test('where a server gets no redirects, a line names the old paths', () => {
  const moved = [{ from: '/tariff', to: '/pricing' }];
  const describe = (host?: 'other' | 'netlify') =>
    describeLostRedirects({ host, basePath: '' }, moved);
  expect(describe('other')).toEqual([expect.stringMatching(/not found on .+: \/tariff$/)]);
  expect([...describe(), ...describe('netlify')]).toEqual([]);
  expect(describeLostRedirects({ host: 'other', basePath: '' }, [])).toEqual([]);
});
