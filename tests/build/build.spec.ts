import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { digests, SiteCopy } from '../support/site-copy.ts';
import { claims, lacks, things } from '../support/structured-data.ts';

const test = base.extend<{ copy: SiteCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  copy: async ({}, use) => {
    const copy = new SiteCopy();
    await use(copy);
    copy.dispose();
  },
});

const built = (copy: SiteCopy) => path.join(copy.folder, 'build/client');

// Most of these build the site, some of them more than once, on a machine that may be busy.
test.describe.configure({ timeout: 300_000 });

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
    const portraits = ['imani-okafor', 'tomas-rivera', 'mei-lin-zhao', 'henrik-lund'];
    const found = pages.filter((page) => page !== '404.html' && page !== '500.html');
    const texts = [
      ...pages,
      ...found.map((page) => page.replace('.html', '.md')),
      ...['licences.txt', 'llms.txt', 'robots.txt', 'sitemap.xml', '.well-known/security.txt'],
      ...['favicon.svg', 'manifest.webmanifest', 'links.speculationrules'],
      ...portraits.map((name) => `portraits/${name}.svg`),
    ];
    const images = [
      ...found.map((page) => `share/${page.replace('.html', '.png')}`),
      ...['favicon.ico', 'apple-touch-icon.png'],
      ...['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'],
    ];
    const forHosts = ['_headers', '_redirects', '.assetsignore'];
    const expected = [
      ...forHosts,
      ...texts.flatMap((file) => [file, `${file}.br`, `${file}.zst`, `${file}.gz`]),
      ...images,
    ];
    const others = files.filter((file) => !expected.includes(file));
    expect(files).toEqual(expect.arrayContaining(expected));
    expect(others).toEqual([expect.stringMatching(/^assets\/[\w-]+\.woff2$/)]);
  });

  test('gives the same bytes each time, wherever the sources lie', ({ copy }) => {
    // Drawn and compressed anew: a copy otherwise takes over what was kept from builds before.
    rmSync(path.join(copy.folder, 'node_modules/.cache'));
    expect(copy.build()).toEqual({ ok: true, output: '' });
    expect(digests(built(copy))).toEqual(digests('build/client'));
  });

  test('that fails names every problem and leaves the last good site as it was', ({ copy }) => {
    cpSync('build/client', built(copy), { recursive: true });
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
    const loyalty = copy
      .read('content/platforms/retail-pos.yaml')
      .replaceAll('Retail POS', 'Loyalty')
      .replace('description: A till that', 'description: A card that');
    copy.write('content/platforms/loyalty.yaml', loyalty);
    expect(copy.build()).toEqual({ ok: true, output: '' });
    const address = await copy.serve('node', ['scripts/preview.ts']);
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
    await page.getByRole('banner').getByRole('button', { name: 'Platforms' }).click();
    await page.locator('[popover]:popover-open').getByRole('link', { name: 'Loyalty' }).click();
    await expect(page).toHaveURL(`${address}/platforms/loyalty`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const has = (file: string, text: string) =>
      expect(readFileSync(path.join(built(copy), file), 'utf8')).toContain(text);
    has('sitemap.xml', '/platforms/loyalty</loc>');
    has('llms.txt', '/platforms/loyalty.md)');
    has('platforms/loyalty.md', '# ');
    has('share/platforms/loyalty.png', 'PNG');
  });

  test('leads from a menu without room for all platforms to the start page, which lists each', async ({
    copy,
    page,
  }) => {
    const retail = copy.read('content/platforms/retail-pos.yaml');
    const names = Array.from(
      { length: 12 },
      (_, index) => `Extra ${String.fromCharCode(65 + index)}`,
    );
    for (const name of names) {
      const file = `content/platforms/${name.toLowerCase().replace(' ', '-')}.yaml`;
      const own = retail.replace('description: A till', `description: ${name}, a till`);
      copy.write(file, own.replaceAll('Retail POS', name));
    }
    expect(copy.build()).toEqual({ ok: true, output: '' });
    const address = await copy.serve('node', ['scripts/preview.ts']);
    await page.goto(`${address}/platforms/extra-l`);
    const button = page.getByRole('banner').getByRole('button', { name: 'Platforms' });
    await expect(button).toHaveAttribute('aria-current', 'true');
    await button.click();
    const links = page.locator('[popover]:popover-open').getByRole('link');
    await expect(links).toHaveCount(17);
    await expect(links.filter({ hasText: 'Extra L' })).toHaveCount(0);
    await links.last().click();
    await expect(page).toHaveURL(`${address}/#platforms`);
    const index = page.locator('#platforms');
    await expect(index.getByRole('article')).toHaveCount(16);
    await index.getByRole('link', { name: 'Extra L', exact: true }).click();
    await expect(page).toHaveURL(`${address}/platforms/extra-l`);
  });

  test('carries a vendor’s own address, posts dated jobs and warns of a contact that expires', async ({
    copy,
  }) => {
    copy.edit('content/site.yaml', 'https://www.example.com', 'https://shop.example.org');
    copy.edit(
      'content/site.yaml',
      /expires: .+/.exec(copy.read('content/site.yaml'))?.[0] ?? '',
      'expires: 2026-12-30',
    );
    copy.edit(
      'content/careers.yaml',
      'type: Full-time',
      'type: Full-time\n      datePosted: 2026-11-02',
    );
    expect(copy.build()).toEqual({
      ok: true,
      output:
        'content/site.yaml security.expires: the security contact expires on 2026-12-30, in 59 days: check it and give a later day\n',
    });
    const files = Object.keys(digests(built(copy))).filter((file) =>
      /\.(html|md|txt|xml)$/.test(file),
    );
    for (const file of files) {
      const text = readFileSync(path.join(built(copy), file), 'utf8');
      expect(text, file).not.toContain('www.example.com');
    }
    const careers = readFileSync(path.join(built(copy), 'careers.html'), 'utf8');
    const [, json = ''] =
      careers.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    const postings = things(JSON.parse(json)).filter((thing) => thing['@type'] === 'JobPosting');
    expect(postings).toHaveLength(1);
    expect(lacks(postings)).toEqual([]);
    expect(postings[0]).toMatchObject({ datePosted: '2026-11-02', employmentType: 'FULL_TIME' });
    const shown = careers.replace(json, '').replaceAll(/<[^>]+>/g, '');
    // The office's street is on the contact page; on this one the job's own words are.
    const { title, description, skills } = postings[0] ?? {};
    for (const claim of claims([title, description, skills])) expect(shown).toContain(claim);
  });

  test('fails on a link that leads nowhere, and names page or content file and link', ({
    copy,
  }) => {
    copy.edit('app/layout/skip-link.tsx', 'href="#content"', 'href="#contents"');
    copy.edit('app/layout/brand.tsx', 'href="/"', 'href="/hom"');
    for (const [label, to] of [
      ['View Careers', '/career'],
      ['Browse All Jobs', '"#jobs"'],
    ]) {
      copy.edit('content/actions.yaml', `label: ${label}\n  to:`, `label: ${label}\n  to: ${to}`);
    }
    const { ok, output } = copy.build();
    expect(ok).toBe(false);
    const lines = output.trim().split('\n');
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^content\/actions\.yaml:\d+:7 view-careers\.to: "\/career" leads to no page.+ \(about\.html\)$/,
      ),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^content\/actions\.yaml:\d+:7 browse-all-jobs\.to: "#jobs" leads to no element with the id "jobs" \(careers\.html\)$/,
      ),
    );
    expect(lines).toContain('about.html: "#contents" leads to no element with the id "contents"');
    expect(lines).toContain(
      'about.html: "/hom" leads to no page, no file and no path of app/content/planned-paths.ts',
    );
    expect(lines).toHaveLength(2 * 9 + 2);
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

    // One rule of _headers names what any page holds.
    const { _headers, ...before } = digests('build/client');
    const after = digests(built(copy));
    for (const [file, digest] of Object.entries(before)) expect(after[file], file).toBe(digest);

    const address = await copy.serve('node', ['scripts/preview.ts']);
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
  test('shows an edit at once and a wrong one in its overlay, and loads once for each', async ({
    copy,
    page,
  }) => {
    const address = await copy.serve('react-router', ['dev', '--port', '0']);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    const connected = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('[vite] connected'),
    });
    // While no page is open. Text editors, too, know a new button by its name at once.
    const actions = copy.read('content/actions.yaml');
    copy.write('content/actions.yaml', `${actions}call-back:\n  label: Call Back\n`);
    await expect.poll(() => copy.read('.schemas/home.json')).toContain('"call-back"');
    await page.goto(address);
    await connected;
    // While a page is open.
    copy.edit('content/home.yaml', 'Trusted by 50K+', 'Liked by 50K+');
    await expect(page.getByText('Liked by 50K+ active users')).toBeVisible();
    copy.edit('content/home.yaml', 'value: 99.9%', 'value: 99.9');
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toContainText(/content\/home\.yaml:\d+:14 hero\.stats\[1\]\.value: /);
    copy.edit('content/home.yaml', 'value: 99.9', 'value: 99.9%');
    await expect(overlay).toHaveCount(0);
    await expect(page.getByText('Liked by 50K+ active users')).toBeVisible();
    expect(loads).toHaveLength(4);
    await page.waitForLoadState();
    // While a page loads that has the old words already.
    await page.route(
      '**/@vite/client',
      async (route) => {
        copy.write('content/actions.yaml', actions.replace('label: Watch Demo', 'label: Look'));
        await expect.poll(() => copy.read('.schemas/home.json')).not.toContain('"call-back"');
        await route.continue();
      },
      { times: 1 },
    );
    await page.goto(`${address}/?again`);
    await expect(page.getByRole('button', { name: 'Look', exact: true })).toBeVisible();
    expect(loads).toHaveLength(6);
  });
});
