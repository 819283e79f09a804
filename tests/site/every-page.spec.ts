import { waitForStablePage } from '../../packages/sitewright-checks/support/stable-page.ts';
import { expectedHeaders, permissionsPolicy } from '../hosting/expected-headers.ts';
import { fetchPath } from '../hosting/http-client.ts';
import {
  htmlFiles,
  missingPath,
  readBuilt,
  samplesWithMissing,
  unlistedPaths,
} from '../support/built-site.ts';
import { expect, still, test } from '../support/fixtures.ts';
import { isCountermark } from '../support/site.ts';
import { tagOf } from '../support/weekly.ts';

// On a phone most of a page is out of sight.
test.use({ ...still, viewport: { width: 390, height: 844 } });

/** What the shipped pages may take; another vendor's parts that live, fonts and photographs take more. */
const most = isCountermark
  ? { script: 800, ownScript: 600, fonts: 47_000, all: 67_000 }
  : undefined;

/** The scripts in a built page. */
const scriptsIn = (file: string) =>
  [...readBuilt(file).matchAll(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs)].map(
    ([, script = '']) => script,
  );
/** What each of the pages has. */
const commonScripts = htmlFiles
  .map((file) => new Set(scriptsIn(file)))
  .reduce((common, scripts) => common.intersection(scripts));

/** Asks as a browser does. */
const ask = ({ origin, pathname }: URL) =>
  fetchPath(origin, pathname, { headers: { 'Accept-Encoding': 'br', Connection: 'keep-alive' } });

for (const path of [...samplesWithMissing, ...unlistedPaths]) {
  test(`${path} answers at its own address, is light, loads only its own files, and has all its words and pictures once it has loaded`, {
    tag: [...tagOf(path), ...(tagOf(path).length === 0 ? ['@quick'] : [])],
  }, async ({ page, requests, baseURL }) => {
    // The browser's cache, which Playwright turns off for a route, has nothing at a first visit.
    await page.route('**', (route) => route.continue());
    const { headers } = await ask(new URL(path, baseURL));
    expect.soft(headers).toMatchObject({
      ...expectedHeaders,
      'permissions-policy': expect.stringMatching(permissionsPolicy),
      'content-security-policy': "frame-ancestors 'none'",
      'content-encoding': 'br',
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === missingPath ? 404 : 200);
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{L}/u);
    // Visitors who print or save a page do not scroll through it first.
    const words = () => page.evaluate(() => document.body.innerText);
    const loaded = await words();
    const found = await page.evaluate(() => {
      const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().map((name) => `${element.tagName} ${name}`),
      );
      return {
        // A photograph below the window comes when it is near, or when the page is printed.
        missing: [...document.images].filter(
          ({ naturalWidth, loading }) => !naturalWidth && loading !== 'lazy',
        ).length,
        inlineCode: attributes.filter((one) => / (style|on\w+)$/.test(one)),
        scripts: [...document.querySelectorAll('script:not([type="application/ld+json"])')].map(
          (script) => script.getAttribute('src') ?? script.textContent,
        ),
        hasParts: !!document.querySelector('[data-part]'),
        // All pictures are below the first screen, where nothing may delay the first paint.
        preloads: document.querySelectorAll('link[rel="preload"][as="image"]').length,
        // Browsers fetch these out of sight or late.
        named: [
          ...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"], link[rel="manifest"]'),
        ].map(({ href }) => href),
      };
    });
    expect.soft(found).toMatchObject({ missing: 0, inlineCode: [], preloads: 0 });
    const raster = /data:image\/(?!svg)/.exec(await page.content());
    expect.soft(raster, 'pixels inside the page').toBeNull();
    await waitForStablePage(page);
    expect.soft(await words(), 'words after it has loaded').toBe(loaded);
    // Of a photograph, the size and format that the browser chose.
    const images = await page.evaluate(() => [
      ...[...document.images].flatMap(({ src, currentSrc }) => [src, currentSrc]),
      ...[...document.querySelectorAll('video')].map(({ poster }) => poster),
    ]);
    // A part that lives brings its script when it is in sight, or touched.
    const files = found.hasParts ? 'woff2|js' : 'woff2';
    const own = new RegExp(`^/(links\\.speculationrules|assets/[\\w.-]+\\.(${files}))$`);
    const others = requests.filter(
      ({ href, pathname }) => pathname !== path && !images.includes(href) && !own.test(pathname),
    );
    expect.soft(others.map(String), 'requests').toEqual([]);

    const [, rules = ''] = /^"(.+)"$/.exec(String(headers['speculation-rules'])) ?? [];
    expect.soft(rules, 'rules for prerendering').not.toBe('');
    const addresses = [...requests.map(String), ...found.named, new URL(rules, baseURL).href];
    const answers = await Promise.all([...new Set(addresses)].map((one) => ask(new URL(one))));
    const sum = (all: typeof answers) => all.reduce((bytes, { received }) => bytes + received, 0);
    const fonts = answers.filter(({ headers }) => headers['content-type'] === 'font/woff2');
    expect.soft(fonts.length, 'fonts').toBeGreaterThan(0);
    if (!most) return;
    const [common = '', alone = ''] = [true, false].map((isCommon) =>
      found.scripts.filter((script) => commonScripts.has(script) === isCommon).join(''),
    );
    expect
      .soft(Buffer.byteLength(common), 'bytes of script of every page')
      .toBeLessThanOrEqual(most.script);
    expect
      .soft(Buffer.byteLength(alone), 'bytes of script of this page alone')
      .toBeLessThanOrEqual(most.ownScript);
    expect.soft(sum(fonts), 'bytes of fonts').toBeLessThanOrEqual(most.fonts);
    expect.soft(sum(answers), 'bytes of everything').toBeLessThanOrEqual(most.all);
  });
}
