import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { digests, SiteCopy } from './site-copy.ts';

const test = base.extend<{ copy: SiteCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  copy: async ({}, use) => {
    const copy = new SiteCopy();
    await use(copy);
    copy.dispose();
  },
});

const built = (copy: SiteCopy) => path.join(copy.folder, 'build/client');

test.describe('the build @build', () => {
  test('writes the pages, their compressed forms, and nothing that nobody asks for', () => {
    const files = Object.keys(digests('build/client'));
    const pages = ['404.html', '500.html', 'index.html'];
    const expected = pages.flatMap((page) => [page, `${page}.br`, `${page}.gz`]);
    const others = files.filter((file) => !expected.includes(file));
    expect(files).toEqual(expect.arrayContaining(expected));
    expect(others).toEqual([
      expect.stringMatching(/^assets\/[\w-]+\.woff2$/),
      'favicon.svg',
      'favicon.svg.br',
      'favicon.svg.gz',
    ]);
  });

  test('gives the same bytes each time, wherever the sources lie', ({ copy }) => {
    expect(copy.build()).toEqual({ ok: true, output: '' });
    expect(digests(built(copy))).toEqual(digests('build/client'));
  });

  test('that fails names every problem and leaves the last good site as it was', ({ copy }) => {
    expect(copy.build().ok).toBe(true);
    const good = digests(built(copy));

    copy.edit('content/home.yaml', 'value: 99.9%', 'value: 99.9');
    copy.edit('content/site.yaml', 'tagline:', 'slogan:');
    const wrongContent = copy.build();
    expect(wrongContent.ok).toBe(false);
    expect(wrongContent.output).toMatch(/^content\/home\.yaml:\d+:14 hero\.stats\[1\]\.value: /m);
    expect(wrongContent.output).toMatch(/^content\/site\.yaml:\d+:1 slogan: /m);
    expect(wrongContent.output).toMatch(
      /^content\/site\.yaml:1:1 tagline: |tagline: expected text/m,
    );
    expect(wrongContent.output).not.toContain(' at ');
    expect(digests(built(copy))).toEqual(good);

    copy.edit('content/home.yaml', 'value: 99.9', 'value: 99.9%');
    copy.edit('content/site.yaml', 'slogan:', 'tagline:');
    copy.edit(
      'app/routes/home.tsx',
      'export default function Home(',
      'export default function (((',
    );
    expect(copy.build().ok).toBe(false);
    expect(digests(built(copy))).toEqual(good);
  });

  test('brings React to a route that asks for it, and changes no other page by a byte', async ({
    copy,
    page,
  }) => {
    copy.write(
      'app/routes/counter.tsx',
      `import { useState } from 'react';
       export const handle = { hydrate: true };
       export default function Counter() {
         const [count, setCount] = useState(0);
         return <h1><button type="button" onClick={() => setCount(count + 1)}>Count: {count}</button></h1>;
       }`,
    );
    copy.edit(
      'app/routes.ts',
      "index('routes/home.tsx'),",
      "index('routes/home.tsx'), route('counter', 'routes/counter.tsx'),",
    );
    expect(copy.build()).toEqual({ ok: true, output: '' });

    const { ...before } = digests('build/client');
    const after = digests(built(copy));
    for (const [file, digest] of Object.entries(before)) expect(after[file], file).toBe(digest);

    const address = await copy.serve('node', ['deploy/preview.ts']);
    const errors: string[] = [];
    page.on('console', (message) => errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(`${address}/`);
    expect(scripts).toEqual([]);
    await page.goto(`${address}/counter`);
    await page.getByRole('button', { name: 'Count: 0' }).click();
    await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });
});

test.describe('the development server @build', () => {
  test('shows an edit to the content at once, and a wrong one in its overlay', async ({
    copy,
    page,
  }) => {
    const address = await copy.serve('react-router', ['dev', '--port', '0']);
    const connected = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('[vite] connected'),
    });
    await page.goto(address);
    await connected;
    copy.edit('content/home.yaml', 'Trusted by 50K+', 'Liked by 50K+');
    await expect(page.getByText('Liked by 50K+ active users')).toBeVisible();
    copy.edit('content/home.yaml', 'value: 99.9%', 'value: 99.9');
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toContainText(/content\/home\.yaml:\d+:14 hero\.stats\[1\]\.value: /);
    copy.edit('content/home.yaml', 'value: 99.9', 'value: 99.9%');
    await expect(overlay).toHaveCount(0);
    await expect(page.getByText('Liked by 50K+ active users')).toBeVisible();
  });
});
