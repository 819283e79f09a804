import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import routes from '../../app/routes.ts';
import { expect, test } from '../support/fixtures.ts';
import { pages } from '../support/specification.ts';
import { claims, type Data, lacks, things } from '../support/structured-data.ts';

const site = 'build/client';
const origin = 'https://www.example.com';
const paths = pages.map(([path]) => path);

/** What a page's head says, by the name of each tag. */
async function headOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const tags = [...document.head.querySelectorAll('meta, link')].map((tag) => {
      const name = ['name', 'property', 'rel'].map((attribute) => tag.getAttribute(attribute));
      const value = tag.getAttribute('content') ?? tag.getAttribute('href');
      return [name.find((one) => one) ?? '', value ?? ''];
    });
    return { title: document.title, ...Object.fromEntries(tags) };
  });
}

async function dataOf(page: Page): Promise<Data[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => {
    const data = JSON.parse(text);
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  });
}

/** Width and height that a PNG says of itself, in pixels. */
function sizeOf(png: Buffer): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test.describe('found and shared @once', () => {
  test('each page has a title and a description of its own, of a length that is shown whole', async ({
    page,
  }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of [...paths, '/no-such-page']) {
      await page.goto(path);
      const { title = '', description = '' } = await headOf(page);
      expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
      titles.add(title);
      descriptions.add(description);
    }
    expect(titles.size).toBe(paths.length + 1);
    expect(descriptions.size).toBe(paths.length + 1);
  });

  for (const address of paths) {
    test(`${address} says where it is, and shows itself when it is shared`, async ({
      page,
      request,
    }) => {
      await page.goto(address);
      const head = await headOf(page);
      expect(head.canonical).toBe(origin + address);
      expect(head['og:url']).toBe(origin + address);
      expect(head.title).toContain(head['og:title']);
      expect(head['og:description']).toBe(head.description);
      expect(head['og:image:alt']).toBe(await page.getByRole('heading', { level: 1 }).innerText());
      expect(head['twitter:card']).toBe('summary_large_image');
      expect(head.robots).toBeUndefined();

      const image = new URL(head['og:image'] ?? '');
      expect(image.origin).toBe(origin);
      const png = await request.get(image.pathname);
      expect(png.headers()['content-type']).toBe('image/png');
      expect(sizeOf(await png.body())).toEqual([1200, 630]);
      expect((await png.body()).length).toBeLessThan(60 * 1024);
      await page.goto(image.pathname);
      expect(
        await page.locator('img').evaluate((one) => (one as HTMLImageElement).naturalWidth),
      ).toBe(1200);
    });

    test(`${address} has structured data that is complete, and claims what the page shows`, async ({
      page,
    }) => {
      await page.goto(address);
      const data = await dataOf(page);
      expect(data.length).toBeGreaterThan(0);
      expect(lacks(data)).toEqual([]);
      const shown = await page.evaluate(() => {
        const copy = document.body.cloneNode(true) as HTMLElement;
        for (const silent of copy.querySelectorAll('script, style')) silent.remove();
        return copy.textContent ?? '';
      });
      // Where a page breaks its lines is no part of what it says.
      const words = (text: string) => text.replaceAll(/\s/g, '');
      const unseen = claims(data).filter((claim) => !words(shown).includes(words(claim)));
      expect(unseen).toEqual([]);
      for (const address of JSON.stringify(data).match(/https?:[^"]+/g) ?? []) {
        if (address !== 'https://schema.org') expect(address).toMatch(`${origin}/`);
      }
    });
  }

  test('each page says what it is about', async ({ page }) => {
    const typesOn = async (address: string) => {
      await page.goto(address);
      return (await dataOf(page)).map((thing) => thing['@type']);
    };
    expect(await typesOn('/')).toEqual(['WebSite', 'Organization']);
    expect(await typesOn('/about')).toEqual(['BreadcrumbList']);
    expect(await typesOn('/pricing')).toEqual(['BreadcrumbList', 'SoftwareApplication', 'FAQPage']);
    expect(await typesOn('/contact')).toEqual(['BreadcrumbList', 'Organization']);
    expect(await typesOn('/case-studies')).toEqual([
      'BreadcrumbList',
      'Article',
      'Article',
      'Article',
    ]);
    // No job ships with the posting date that search engines require.
    expect(await typesOn('/careers')).toEqual(['BreadcrumbList']);
    expect(await typesOn('/platforms/retail-pos')).toEqual([
      'BreadcrumbList',
      'SoftwareApplication',
    ]);
  });

  test('search engines get the specification’s prices, answers and offices', async ({ page }) => {
    await page.goto('/pricing');
    const pricing = things(await dataOf(page));
    const offers = pricing.filter((thing) => thing['@type'] === 'Offer');
    expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual([
      ['Starter', '99', 'USD'],
      ['Growth', '299', 'USD'],
    ]);
    expect(pricing.filter((thing) => thing['@type'] === 'Question')).toHaveLength(5);
    await page.goto('/contact');
    const contact = things(await dataOf(page));
    const cities = contact.flatMap(({ addressLocality = [] }) => addressLocality);
    expect(cities).toEqual(['San Francisco', 'New York', 'London']);
    const ways = contact.filter((thing) => thing['@type'] === 'ContactPoint');
    expect(ways.flatMap(({ contactType = [] }) => contactType)).toEqual([
      ...['Live Chat', 'Phone Support', 'Email Support', 'Book a Demo'],
    ]);
    expect(ways.filter(({ telephone, email }) => telephone && email)).toHaveLength(3);
  });

  for (const file of ['404.html', '500.html']) {
    test(`${file} is kept out of search results and is not shared`, async ({ page }) => {
      const html = readFileSync(path.join(site, file), 'utf8');
      await page.setContent(html.replaceAll(/<script\b.*?<\/script>/gs, ''));
      const head = await headOf(page);
      expect(head.robots).toBe('noindex');
      for (const name of ['canonical', 'alternate', 'og:url', 'og:image']) {
        expect(head[name], name).toBeUndefined();
      }
      expect(html).not.toContain('ld+json');
    });
  }

  test('the sitemap lists the pages of routes.ts, and robots.txt leads to it', async ({ page }) => {
    const xml = readFileSync(path.join(site, 'sitemap.xml'), 'utf8');
    const { error, addresses, root } = await page.evaluate((source) => {
      const document = new DOMParser().parseFromString(source, 'application/xml');
      return {
        error: document.querySelector('parsererror')?.textContent,
        root: document.documentElement.namespaceURI,
        addresses: [...document.querySelectorAll('urlset > url > loc')].map(
          (loc) => loc.textContent,
        ),
      };
    }, xml);
    expect(error).toBeUndefined();
    expect(root).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const listed = routes.map(({ path }) => `/${path ?? ''}`).filter((path) => path !== '/*');
    expect(addresses).toEqual(listed.map((path) => origin + path));
    expect(new Set(listed)).toEqual(new Set(paths));
    const robots = readFileSync(path.join(site, 'robots.txt'), 'utf8');
    expect(robots).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
    expect(robots).not.toContain('Disallow: /');
  });

  test('icons and manifest are what the pages say they are', async ({ page, request }) => {
    await page.goto('/');
    const links = page.locator(
      'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]',
    );
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      ...['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest'],
    ]);
    const types: Record<string, string> = {
      '/favicon.ico': 'image/x-icon',
      '/favicon.svg': 'image/svg+xml',
      '/apple-touch-icon.png': 'image/png',
      '/manifest.webmanifest': 'application/manifest+json',
    };
    for (const [href, type] of Object.entries(types)) {
      const response = await request.get(href);
      expect(response.status(), href).toBe(200);
      expect(response.headers()['content-type'], href).toBe(type);
    }
    expect(sizeOf(await (await request.get('/apple-touch-icon.png')).body())).toEqual([180, 180]);
    const manifest = await (await request.get('/manifest.webmanifest')).json();
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons) {
      expect(sizeOf(await (await request.get(src)).body()).join('x'), src).toBe(sizes);
    }
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      const [stated, painted] = await page.evaluate((scheme) => {
        const meta = document.querySelector(`meta[name=theme-color][media*="${scheme}"]`);
        const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        const rgb = (colour: string) => {
          if (!canvas) return '';
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          return canvas.getImageData(0, 0, 1, 1).data.join();
        };
        const header = document.querySelector('body > header') ?? document.body;
        return [
          rgb(meta?.getAttribute('content') ?? ''),
          rgb(getComputedStyle(header).backgroundColor),
        ];
      }, scheme);
      expect(stated, scheme).toBe(painted);
    }
  });

  test('finders of weaknesses and assistants get plain text at the agreed places', async ({
    request,
  }) => {
    const security = await request.get('/.well-known/security.txt');
    expect(security.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await security.text()).toMatch(
      /^Contact: \S+\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\nPreferred-Languages: en\nCanonical: https:\/\/www\.example\.com\/\.well-known\/security\.txt\n$/,
    );
    const llms = await (await request.get('/llms.txt')).text();
    expect(llms).toMatch(/^# Countermark\n\n> .+\n\n## /);
    const linked = [...llms.matchAll(/^- \[.+\]\((.+)\): .+$/gm)].map(([, address]) => address);
    const twins = paths.map((path) => `${origin}${path === '/' ? '/index' : path}.md`);
    expect(new Set(linked)).toEqual(new Set(twins));
  });

  for (const address of paths) {
    test(`${address} has a Markdown twin with the same headings and links`, async ({
      page,
      request,
    }) => {
      await page.goto(address);
      const { alternate = '' } = await headOf(page);
      const twin = await request.get(alternate, { headers: { 'Accept-Encoding': 'br' } });
      expect(twin.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      expect(twin.headers()['content-encoding']).toBe('br');
      const text = await twin.text();
      expect(text).toContain(`\nurl: ${origin}${address}\n`);
      const main = page.getByRole('main');
      const headings = await main.locator('h1, h2, h3, h4').allTextContents();
      const written = [...text.matchAll(/^[-\d.\s]*#+ (.+)$/gm)].map(([, heading = '']) => heading);
      const plain = (heading: string) => heading.replaceAll(/[\s\\]/g, '');
      expect(written.map(plain)).toEqual(headings.map(plain));
      const links = main.locator('a[href]');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const href of hrefs)
        expect(text).toContain(`](${new URL(href ?? '', origin + address)})`);
      expect(text).not.toMatch(/<\w/);
    });
  }

  test('nothing of the site names another origin as its own', () => {
    const texts = readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(html|md|txt|xml|webmanifest)$/.test(file))
      .map((file) => readFileSync(path.join(site, file), 'utf8'));
    expect(texts.length).toBeGreaterThan(paths.length);
    for (const text of texts) expect(text).not.toContain('localhost');
  });
});
