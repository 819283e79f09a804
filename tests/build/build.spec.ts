import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { digests, SiteCopy } from '../support/site-copy.ts';
import { claims, lacks, things } from '../support/structured-data.ts';
import { ask } from '../support/wire.ts';

const test = base.extend<{ copy: SiteCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  copy: async ({}, use) => {
    const copy = new SiteCopy();
    await use(copy);
    copy.dispose();
  },
});

const outputOf = (copy: SiteCopy) => path.join(copy.folder, 'build/client');

// Most of these tests build the site, some of them more than once, and the machine may be busy.
test.describe.configure({ timeout: 300_000 });

test.describe('the build @once', () => {
  test('writes the pages, their compressed files, and nothing that is never requested', () => {
    const files = Object.keys(digests('build/client'));
    const pages = [
      ...['index', 'about', 'pricing', 'contact', 'case-studies', 'careers'],
      'platforms/retail-pos',
    ];
    const portraits = ['imani-okafor', 'tomas-rivera', 'mei-lin-zhao', 'henrik-lund'];
    const texts = [
      ...[...pages, '404', '500'].map((page) => `${page}.html`),
      ...pages.map((page) => `${page}.md`),
      ...['licences.txt', 'llms.txt', 'robots.txt', 'sitemap.xml', '.well-known/security.txt'],
      ...['favicon.svg', 'manifest.webmanifest', 'links.speculationrules'],
      ...portraits.map((name) => `portraits/${name}.svg`),
    ];
    const images = [
      ...pages.map((page) => `share/${page}.png`),
      ...['favicon.ico', 'apple-touch-icon.png'],
      ...['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'],
    ];
    const forHosts = ['_headers', '_redirects', '.assetsignore'];
    const expected = [
      ...forHosts,
      ...texts.flatMap((file) => [file, `${file}.br`, `${file}.gz`]),
      ...images,
    ];
    const others = files.filter((file) => !expected.includes(file));
    expect(files).toEqual(expect.arrayContaining(expected));
    expect(others).toEqual([expect.stringMatching(/^assets\/[\w-]+\.woff2$/)]);
  });

  test('gives the same bytes each time, wherever the sources lie', ({ copy }) => {
    // Without the build cache, which a copy shares with its original.
    rmSync(path.join(copy.folder, 'node_modules/.cache'));
    expect(copy.build()).toMatchObject({ ok: true, errors: '' });
    expect(digests(outputOf(copy))).toEqual(digests('build/client'));
  });

  test('that fails names every problem and leaves the last site as it was', ({ copy }) => {
    cpSync('build/client', outputOf(copy), { recursive: true });
    const before = digests(outputOf(copy));

    copy.edit('content/home.yaml', 'value: 99.9%', 'value: 99.9');
    copy.edit('content/site.yaml', 'tagline:', 'slogan:');
    const { ok, errors } = copy.build();
    expect(ok).toBe(false);
    expect(errors).toMatch(/^content\/home\.yaml:\d+:14 hero\.stats\[1\]\.value: /m);
    expect(errors).toMatch(/^content\/site\.yaml:\d+:1 slogan: /m);
    expect(errors).toMatch(/^content\/site\.yaml:1:1 tagline: |tagline: expected text/m);
    expect(errors).not.toContain(' at ');
    expect(digests(outputOf(copy))).toEqual(before);

    copy.edit('content/home.yaml', 'value: 99.9', 'value: 99.9%');
    copy.edit('content/site.yaml', 'slogan:', 'tagline:');
    copy.edit('app/routes/home.tsx', 'function Home(', 'function (((');
    expect(copy.build().ok).toBe(false);
    expect(digests(outputOf(copy))).toEqual(before);
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
    const { ok, output, errors } = copy.build();
    expect({ ok, errors }).toEqual({ ok: true, errors: '' });
    const address = await copy.serve('node', ['scripts/preview.ts']);
    await expectSummary(output, address);
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
    await page.getByRole('banner').getByRole('button', { name: 'Platforms' }).click();
    await page.locator('[popover]:popover-open').getByRole('link', { name: 'Loyalty' }).click();
    await expect(page).toHaveURL(`${address}/platforms/loyalty`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const has = (file: string, text: string) =>
      expect(readFileSync(path.join(outputOf(copy), file), 'utf8')).toContain(text);
    has('sitemap.xml', '/platforms/loyalty</loc>');
    has('llms.txt', '/platforms/loyalty.md)');
    has('platforms/loyalty.md', '# ');
    has('share/platforms/loyalty.png', 'PNG');
  });

  test('lists every platform on the start page when the menu has no room for all', async ({
    copy,
    page,
  }) => {
    const retail = copy.read('content/platforms/retail-pos.yaml');
    for (const name of [...'ABCDEFGHIJKL'].map((letter) => `Extra ${letter}`)) {
      const file = `content/platforms/${name.toLowerCase().replace(' ', '-')}.yaml`;
      const own = retail.replace('description: A till', `description: ${name}, a till`);
      copy.write(file, own.replaceAll('Retail POS', name));
    }
    expect(copy.build()).toMatchObject({ ok: true, errors: '' });
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

  test('uses a vendor’s own address, describes dated jobs to search engines and warns of a contact that expires', async ({
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
    expect(copy.build()).toMatchObject({
      ok: true,
      errors:
        'content/site.yaml security.expires: the security contact expires on 2026-12-30, in 59 days: check it and give a later day\n',
    });
    const files = Object.keys(digests(outputOf(copy))).filter((file) =>
      /\.(html|md|txt|xml)$/.test(file),
    );
    for (const file of files) {
      const text = readFileSync(path.join(outputOf(copy), file), 'utf8');
      expect(text, file).not.toContain('www.example.com');
    }
    const careers = readFileSync(path.join(outputOf(copy), 'careers.html'), 'utf8');
    const [, json = ''] =
      careers.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    const postings = things(JSON.parse(json)).filter((thing) => thing['@type'] === 'JobPosting');
    expect(postings).toHaveLength(1);
    expect(lacks(postings)).toEqual([]);
    expect(postings[0]).toMatchObject({ datePosted: '2026-11-02', employmentType: 'FULL_TIME' });
    const shown = careers.replace(json, '').replaceAll(/<[^>]+>/g, '');
    // Only the job's own words are on this page; the office's street is on the contact page.
    const { title, description, skills } = postings[0] ?? {};
    for (const claim of claims([title, description, skills])) expect(shown).toContain(claim);
  });

  test('fails on a broken link, and names the link and its page or content file', ({ copy }) => {
    copy.edit('app/layout/skip-link.tsx', 'href="#content"', 'href="#contents"');
    copy.edit('app/layout/brand.tsx', 'href="/"', 'href="/hom"');
    for (const [label, to] of [
      ['View Careers', '/career'],
      ['Browse All Jobs', '"#jobs"'],
    ]) {
      copy.edit('content/actions.yaml', `label: ${label}\n  to:`, `label: ${label}\n  to: ${to}`);
    }
    const { ok, errors } = copy.build();
    expect(ok).toBe(false);
    const lines = errors.trim().split('\n');
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

  test('adds React to a route whose handle asks for hydration, and changes no other page by a byte', async ({
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
    expect(copy.build()).toMatchObject({
      ok: true,
      errors: expect.stringMatching(
        /^counter\.html is [\d,]+ bytes over the limit of one flight .+\n$/,
      ),
    });

    // One rule of _headers lists the hashes of all pages.
    const { _headers, ...others } = digests('build/client');
    const after = digests(outputOf(copy));
    for (const [file, digest] of Object.entries(others)) expect(after[file], file).toBe(digest);

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

    // The same page shows the error boundary when it fails.
    await page.getByRole('button', { name: 'Count: 1' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByText('The till is out of paper')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

/** Expects a build's output to end with its summary, whose figures are those of the served site. */
async function expectSummary(output: string, address: string): Promise<void> {
  const summary =
    /^Built (\d+) pages .+\nThe heaviest, (\S+)\.html, has ([\d,]+) of 14,600 bytes.+\n$/m;
  const [, count, page = '', bytes = ''] = summary.exec(output) ?? [];
  expect(Number(count), output).toBe(10);
  const response = await ask(`${address}/${page === 'index' ? '' : page}`);
  expect(Number(bytes.replace(',', ''))).toBe(response.bytes);
}

test('the page that a failing host sends names the error and leads to the start page @once', async ({
  page,
}) => {
  await page.setContent(readFileSync('build/client/500.html', 'utf8'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('500 Internal Server Error')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.describe('the development server @once', () => {
  test('shows an edit at once and a mistake in its overlay, and loads the page once for each', async ({
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
    // An edit while no page is open: the editor schemas know the new button at once.
    const actions = copy.read('content/actions.yaml');
    copy.write('content/actions.yaml', `${actions}call-back:\n  label: Call Back\n`);
    await expect.poll(() => copy.read('.schemas/home.json')).toContain('"call-back"');
    await page.goto(address);
    await connected;
    // Edits while a page is open.
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
    // An edit while a page loads that already has the old content.
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
