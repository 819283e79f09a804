import type { Browser } from 'puppeteer-core';
import { downloadPath } from '../../packages/sitewright/content/values/download-path.ts';
import { pagePaths, readBuilt } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { launchChromium } from '../support/page/launch-chromium.ts';
import { parsePage } from '../support/page/parsed-page.ts';
import { prerender } from '../support/page/prerender.ts';

/** Whether a page is prerendered while the pointer rests on a link to it, in this many milliseconds. */
async function isPrerendered(browser: Browser, start: string, href: string, patience: number) {
  const address = new URL(href, start).href;
  const link = `main a[href=${JSON.stringify(href)}]`;
  const { page, isReady } = await prerender(browser, { start, link, address, patience });
  await page.browserContext().close();
  return isReady;
}

test('a link that the pointer rests on has its page prerendered; a link without a page has not', {
  tag: '@weekly',
}, async ({ baseURL }) => {
  const hrefs = parsePage('/').attributes('main a[href^="/"]', 'href');
  const [existing = '', missing] = [
    hrefs.find((href) => href !== '/' && pagePaths.includes(href)),
    hrefs.find((href) => !pagePaths.includes(href)),
  ];
  const browser = await launchChromium();
  try {
    expect(await isPrerendered(browser, `${baseURL}/`, existing, 30_000)).toBe(true);
    if (missing) expect(await isPrerendered(browser, `${baseURL}/`, missing, 3_000)).toBe(false);
  } finally {
    await browser.close();
  }
});

test('pages are prerendered, and no download is asked for before its link is followed', () => {
  const { prerender: rules } = JSON.parse(readBuilt('links.speculationrules'));
  const base = 'https://www.example.com';
  /** Whether a condition of speculation rules, https://html.spec.whatwg.org/#document-rule-predicate, is true. */
  const isTrue = ({ and, not, href_matches: patterns }: Condition, href: string): boolean => {
    if (and) return and.every((one) => isTrue(one, href));
    if (not) return !isTrue(not, href);
    return [patterns ?? []].flat().some((one) => new URLPattern(one, base).test(href, base));
  };
  const isPrerendered = (href: string) =>
    rules.some(({ where }: { where: Condition }) => isTrue(where, href));
  expect(pagePaths.filter((path) => !isPrerendered(path))).toEqual([]);
  expect(['handbook.pdf', 'films/till.mp4'].map(downloadPath).filter(isPrerendered)).toEqual([]);
});

interface Condition {
  and?: Condition[];
  not?: Condition;
  href_matches?: string | string[];
}
