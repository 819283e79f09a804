import { expect, type Page } from '@playwright/test';
import { contentFolder } from '../../app/content/content-folder.ts';
import { waitForStablePage } from './stable-page.ts';
import { ask } from './wire.ts';

/** Bytes of the site's own script in a page; the not-found page logs a line as well. */
const ownScript = { page: 500, notFound: 600 };

/**
 * Opens a page and expects that what came for it weighs no more than it may, and that all its words
 * and pictures are there as soon as it has loaded.
 *
 * @param address of the page, such as `http://localhost:4173/about`
 * @param status that it is answered with
 */
export async function expectLight(page: Page, address: string, status = 200): Promise<void> {
  const { headers, status: answered } = await ask(address);
  expect(answered, address).toBe(status);
  expect(headers['content-encoding']).toBe('br');

  const addresses = new Set<string>();
  const note = (request: { url(): string }) => addresses.add(request.url());
  page.on('request', note);
  await page.goto(address);
  // Visitors who print or save a page do not scroll through it first.
  const words = () => page.evaluate(() => document.body.innerText);
  const loaded = await words();
  const missing = await page.evaluate(
    // A photograph below the window comes when it is near, or when the page is printed.
    () =>
      [...document.images].filter(
        ({ naturalWidth, loading }) => !naturalWidth && loading !== 'lazy',
      ).length,
  );
  expect(missing, `${address}: pictures missing`).toBe(0);
  const scripts = page.locator('script:not([type="application/ld+json"])');
  const codes = await scripts.evaluateAll((all) =>
    all.map((script) => ({ src: script.getAttribute('src'), code: script.textContent })),
  );
  expect(codes.filter(({ src }) => src !== null)).toEqual([]);
  const script = codes.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0);
  const mostScript = status === 404 ? ownScript.notFound : ownScript.page;
  expect(script, `${address}: bytes of script`).toBeLessThanOrEqual(mostScript);

  await waitForStablePage(page);
  expect(loaded, `${address}: words when it has loaded`).toBe(await words());
  page.off('request', note);
  // Browsers fetch icons, manifest and rules for prerendering out of sight or late: count all that
  // the page names.
  const named = page.locator('link[rel="icon"], link[rel="manifest"]');
  const hrefs = await named.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  const [, rules = ''] = /^"(.+)"$/.exec(String(headers['speculation-rules'])) ?? [];
  expect(rules, `${address}: rules for prerendering`).not.toBe('');
  hrefs.push(new URL(rules, address).href);
  const answers = await Promise.all([...new Set([...addresses, ...hrefs])].map((one) => ask(one)));
  const fonts = answers.filter(({ headers }) => headers['content-type'] === 'font/woff2');
  const language = (await page.locator('html[lang]').getAttribute('lang')) ?? '';
  // A language whose script the heading font lacks may have a second one.
  const most = new Intl.Locale(language).maximize().script === 'Latn' ? 1 : 2;
  expect(fonts.length, `${address}: fonts`).toBeGreaterThan(0);
  expect(fonts.length, `${address}: fonts`).toBeLessThanOrEqual(most);
  const fontBytes = fonts.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(fontBytes, `${address}: the fonts`).toBeLessThanOrEqual(25_000);
  const total = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  // Another vendor's words and photographs may take more.
  if (contentFolder !== 'content') return;
  expect(total, `${address}: everything`).toBeLessThanOrEqual(45_000);
}
