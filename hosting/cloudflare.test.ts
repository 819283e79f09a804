import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { headersFile, limits, redirectsFile, writeEdgeFiles } from './cloudflare.ts';
import { contentPolicy } from './csp.ts';
import { headersFor } from './headers.ts';
import type { Resource } from './served-files.ts';

function page(address: string, style: string): Resource {
  const policy = contentPolicy(`<html><style>${style}</style>`);
  const file = `${address.slice(1)}.html`;
  return { file, address, policy, headers: headersFor(file, 'text/html', policy) };
}

/** The rules of a `_headers` file as Cloudflare applies them to one path, in order. */
function apply(file: string, address: string): Map<string, string> {
  const sent = new Map<string, string>();
  let matches = false;
  for (const line of file.split('\n').filter(Boolean)) {
    const [, unset, name = '', value = ''] =
      /^ {2}(?:! (\S+)|([\w-]+): (.+))$/.exec(line)?.map((part) => part ?? '') ?? [];
    if (!line.startsWith(' ')) matches = line === address || line === '/*';
    else if (matches && unset) sent.delete(unset);
    else if (matches) sent.set(name, [sent.get(name), value].filter(Boolean).join(', '));
  }
  return sent;
}

test('a page is sent its own policy, any other path one that allows the not-found page', () => {
  const notFound = { ...page('/404', 'n{}'), address: undefined };
  const about = page('/about', 'a{}');
  const file = headersFile([notFound, about]);
  expect(apply(file, '/about').get('Content-Security-Policy')).toBe(
    about.headers['Content-Security-Policy'],
  );
  const elsewhere = apply(file, '/nowhere').get('Content-Security-Policy') ?? '';
  for (const hash of notFound.policy?.get('style-src') ?? ['missing']) {
    expect(elsewhere).toContain(hash);
  }
  expect(apply(file, '/about').get('X-Content-Type-Options')).toBe('nosniff');
});

test('hashed assets are kept for good, and a missing one is not', () => {
  const asset = { ...page('/assets/a-1f', ''), file: 'assets/a-1f.woff2' };
  const file = headersFile([asset]);
  expect(apply(file, '/assets/a-1f.woff2').get('Cache-Control')).toContain('immutable');
  expect(apply(file, '/assets/gone.woff2').get('Cache-Control')).toBeUndefined();
});

test('a thousand pages of a few styles keep to the limits, and every page is allowed its style', () => {
  const pages = Array.from({ length: 1000 }, (_, index) => page(`/p/${index}`, `a${index % 9}{}`));
  const file = headersFile(pages);
  expect(file.split('\n').filter((line) => line.startsWith('/')).length).toBe(limits.rules);
  for (const { address = '', policy } of pages) {
    const sent = apply(file, address).get('Content-Security-Policy') ?? '';
    for (const hash of policy?.get('style-src') ?? ['missing']) expect(sent).toContain(hash);
  }
});

test('more styles than a line can name stand in the pages themselves, and one line says so', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-files-'));
  const html = (index: number) =>
    `<html><head><style>a${index}{}</style><script>f()</script></head>`;
  const names = Array.from({ length: 40 }, (_, index) => `p${index}.html`);
  for (const [index, name] of names.entries()) writeFileSync(path.join(folder, name), html(index));
  expect(writeEdgeFiles(folder)).toMatch(/^The pages have 40 different style sheets, .+\.$/);
  const file = readFileSync(path.join(folder, '_headers'), 'utf8');
  for (const line of file.split('\n')) expect(line.length).toBeLessThanOrEqual(limits.lineLength);

  const elsewhere = apply(file, '/nowhere').get('Content-Security-Policy') ?? '';
  expect(elsewhere).toMatch(/script-src 'sha256-[^' ]+';.*frame-ancestors 'none'/);
  // A page is allowed its style by its own policy alone; this one must not forbid it.
  expect(elsewhere).not.toMatch(/(default|style)-src/);
  for (const [index, name] of names.entries()) {
    const style = contentPolicy(html(index)).get('style-src')?.join() ?? 'missing';
    const [, carried = ''] =
      /<head><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(
        readFileSync(path.join(folder, name), 'utf8'),
      ) ?? [];
    expect(carried).toContain(`default-src 'none';style-src ${style};`);
    expect(apply(file, `/${name.replace('.html', '')}`).get('Content-Security-Policy')).toContain(
      style,
    );
  }
  rmSync(folder, { recursive: true });
});

test('a moved address is sent on for good', () => {
  expect(redirectsFile([{ from: '/old', to: '/new' }])).toBe('/old /new 301\n');
});
