import { expect, type Page } from '@playwright/test';
import { settled } from './settled.ts';
import { ask } from './wire.ts';

/** What a server sends before it waits for an answer: ten segments of 1,460 bytes. */
const firstFlight = 14_600;

/**
 * Opens a page, reads it to its end and holds all that came for it against what it may weigh.
 *
 * @param address of the page, such as `http://localhost:4173/about`
 * @param status that it is answered with
 */
export async function expectLight(page: Page, address: string, status = 200): Promise<void> {
  const { bytes, headers, status: answered } = await ask(address);
  expect(answered, address).toBe(status);
  expect(headers.get('content-encoding')).toBe('br');
  expect(bytes, `${address}: headers and page`).toBeLessThanOrEqual(firstFlight);

  const addresses = new Set<string>();
  const note = (request: { url(): string }) => addresses.add(request.url());
  page.on('request', note);
  await page.goto(address);
  const scripts = await page.locator('script:not([type="application/ld+json"])').all();
  let script = 0;
  for (const element of scripts) {
    expect(await element.getAttribute('src')).toBeNull();
    script += Buffer.byteLength((await element.textContent()) ?? '');
  }
  expect(script, `${address}: bytes of script`).toBeLessThanOrEqual(500);

  await settled(page);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  // Browsers fetch icons and manifest out of sight: count all that the page names.
  const named = page.locator('link[rel="icon"], link[rel="manifest"]');
  const hrefs = await named.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  const answers = await Promise.all([...new Set([...addresses, ...hrefs])].map((one) => ask(one)));
  const fonts = answers.filter(({ headers }) => headers.get('content-type') === 'font/woff2');
  expect(fonts, `${address}: fonts`).toHaveLength(1);
  expect(fonts[0]?.bytes, `${address}: the font`).toBeLessThanOrEqual(25_000);
  const total = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  expect(total, `${address}: everything`).toBeLessThanOrEqual(45_000);
}
