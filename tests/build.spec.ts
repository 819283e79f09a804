import { readFileSync } from 'node:fs';
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

test.describe('the build @once', () => {
  test('writes the pages, their compressed forms, and nothing that nobody asks for', () => {
    const files = Object.keys(digests('build/client'));
    const pages = [
      '404.html',
      '500.html',
      'index.html',
      'about.html',
      'pricing.html',
      'contact.html',
      'case-studies.html',
      'careers.html',
      'platforms/retail-pos.html',
    ];
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

  test('makes a page, a menu entry and a card from a new platform file alone', async ({
    copy,
    page,
  }) => {
    const loyalty = copy.read('content/platforms/retail-pos.yaml').replace('Retail POS', 'Loyalty');
    copy.write('content/platforms/loyalty.yaml', loyalty);
    expect(copy.build()).toEqual({ ok: true, output: '' });
    const address = await copy.serve('node', ['deploy/preview.ts']);
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
    await page.getByRole('banner').getByRole('button', { name: 'Platforms' }).click();
    await page.locator('[popover]:popover-open').getByRole('link', { name: 'Loyalty' }).click();
    await expect(page).toHaveURL(`${address}/platforms/loyalty`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
         if (count > 1) throw new Error('The till is out of paper');
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

    // The same page shows what a visitor sees when the application fails.
    await page.getByRole('button', { name: 'Count: 1' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByText('The till is out of paper')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('the page for a failing host names the error and the way out @once', async ({ page }) => {
  await page.setContent(readFileSync('build/client/500.html', 'utf8'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('500 Internal Server Error')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.describe('the development server @once', () => {
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
