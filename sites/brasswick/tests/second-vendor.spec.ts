import { readFileSync } from 'node:fs';
import { toString as textOf } from 'hast-util-to-string';
import { connect } from 'puppeteer-core';
import { parse } from 'yaml';
import { kinds } from '../../../packages/sitewright/kinds/kinds-by-name.ts';
import { nextFrame } from '../../../packages/sitewright-checks/support/next-frame.ts';
import { builtFiles, pagePaths, readBuilt, siteOrigin } from '../../../tests/support/built-site.ts';
import { content } from '../../../tests/support/content.ts';
import { expect, test } from '../../../tests/support/fixtures.ts';
import { launchChromium } from '../../../tests/support/page/launch-chromium.ts';
import { observePaints } from '../../../tests/support/page/painting.ts';
import { parsePage } from '../../../tests/support/page/parsed-page.ts';
import { prerender } from '../../../tests/support/page/prerender.ts';
import { siteContent } from '../../../tests/support/site.ts';

// tests/site/ looks at its pages for what the shipped vendor does not have.
test('it has a page with every kind of section, and a page of every other kind', () => {
  const sections = [...content.pages.values()].flatMap((page) => page.sections);
  const used = new Set<string>(sections.map(({ kind }) => kind));
  expect([...kinds.keys()].filter((kind) => !used.has(kind))).toEqual([]);
  const { texts, posts, announcement } = content;
  expect([texts.size > 0, posts.length > 10, announcement !== undefined]).toEqual(
    Array(3).fill(true),
  );
});

test('an announcement is said once, moves nothing, is closed for as long as the tab lives, and is not printed', async ({
  page,
}) => {
  await using _observer = await observePaints(page);
  await page.goto('/');
  const line = page.getByRole('complementary', { name: 'News from the bench' });
  await expect(line).toHaveCount(1);
  await expect(page.locator('[aria-live], [role=status], [role=alert]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(line).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/about');
  await line.getByRole('button', { name: 'Put away' }).click();
  await page.goto('/contact');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(line).toBeHidden();
  expect(await page.context().cookies()).toEqual([]);
  await nextFrame(page);
  expect(await page.evaluate(() => window.painting.shifts)).toEqual([]);
  // The next test has the same tab.
  await page.evaluate(() => sessionStorage.clear());
});

test('an announcement that was closed on one page is closed on those that the browser keeps', async ({
  page,
}) => {
  await page.goto('/');
  const line = page.getByRole('complementary', { name: 'News from the bench' });
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await page.goto('/about');
  await line.getByRole('button', { name: 'Put away' }).click();
  // Playwright's goBack waits for a load event, which a restored page does not have.
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(line).toBeHidden();
  await page.evaluate(() => sessionStorage.clear());
});

test('an announcement that was closed is closed on a page that the browser prerendered before', {
  tag: '@weekly',
}, async ({ baseURL }) => {
  const browser = await launchChromium();
  try {
    const address = `${baseURL}/about`;
    const link = 'header nav a[href="/about"]';
    const { page, isReady } = await prerender(browser, {
      ...{ start: `${baseURL}/`, link, address, patience: 30_000 },
    });
    expect(isReady).toBe(true);
    await page.click('[data-announcement] button');
    await page.click(link);
    // Puppeteer loses a page that was prerendered; another connection finds it.
    const others = await connect({
      browserWSEndpoint: browser.wsEndpoint(),
      defaultViewport: null,
    });
    const isHidden = async () => {
      const shown = (await others.pages()).find((one) => one.url() === address);
      return shown?.$eval('[data-announcement]', (line) => (line as HTMLElement).hidden);
    };
    await expect.poll(isHidden).toBe(true);
  } finally {
    await browser.close();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no button stands where it would do nothing', async ({ page }) => {
    await page.goto('/blog/the-saturday-queue');
    const announcement = page.getByRole('complementary', { name: 'News from the bench' });
    await expect(announcement.getByRole('link')).toBeVisible();
    await expect(announcement.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('a film loads nothing before it is started, and has captions', async ({ page, requests }) => {
  await page.goto('/');
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const films = () => requests.filter(({ pathname }) => pathname === '/files/four-keys.webm');
  expect(films()).toEqual([]);
  await expect(film.locator('track[kind=captions]')).toHaveCount(1);
  await film.evaluate((element: HTMLVideoElement) => element.play());
  expect(films()).not.toEqual([]);
});

test('a campaign page leads to no menu', () => {
  // Those that are left lead to the page in other languages.
  expect(parsePage('/winter').attributes('header nav a', 'href')).toEqual([]);
  const links = parsePage('/winter').attributes('footer a', 'href');
  expect(links).toEqual(['/winter', '/sv/winter', '/ar']);
});

test('an old address leads on with an advertisement’s parameters', async ({ request }) => {
  const moved = await request.get('/tariff?utm_source=x', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/pricing?utm_source=x']);
});

test('a post is passed on by its address, and leads to others with its tags', async ({ page }) => {
  await page.goto('/blog/the-saturday-queue');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Pass it on' }).click();
  await expect(page.getByRole('status')).toHaveText('The address is copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const related = page.getByRole('navigation', { name: 'More of this' });
  await expect(related.getByRole('link')).not.toHaveCount(0);
});

test('beside the end of a post stand its author, its headings and an offer; without room the offer is after the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog/the-saturday-queue');
  const main = page.getByRole('main');
  // The end of the text at the end of the window: further down, what stays beside it leaves with it.
  const end = main.getByRole('button', { name: 'Pass it on' });
  await end.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(main.getByText('Written by')).toBeInViewport();
  await expect(main.getByRole('navigation', { name: 'On this page' })).toBeInViewport();
  const offer = main.getByRole('link', { name: 'See the Till' });
  await expect(offer).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(offer).toHaveCount(1);
  const top = async (of: typeof end) => (await of.boundingBox())?.y ?? 0;
  expect(await top(offer)).toBeGreaterThan(await top(end));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await expect(offer).toHaveCount(0);
});

test('links of menus to pages in English stand in one group under one heading', () => {
  const page = parsePage('/ar');
  const last = page.all('footer nav')[0]?.children.at(-1);
  expect(last && textOf(last)).toMatch(/^بالإنجليزية/);
  const links = page
    .all('footer nav')[0]
    ?.children.slice(0, -1)
    .map((group) => JSON.stringify(group));
  expect(links?.join('')).not.toContain('"hrefLang":"en"');
});

test('the newsletter is a plain form of its own, which asks for consent', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('main form')).toHaveCount(2);
  const form = page.locator('#letter form');
  await expect(form).toHaveAttribute('method', 'post');
  await expect(form).toHaveAttribute('action', 'https://forms.tills.brasswick/l/c3d4');
  await form.getByLabel('Mail address').fill('ann@shop.example');
  const isValid = () => form.evaluate((element: HTMLFormElement) => element.checkValidity());
  expect(await isValid()).toBe(false);
  await form.getByRole('checkbox').check();
  expect(await isValid()).toBe(true);
});

test('each button of this vendor is a link, which leads to its target', () => {
  const actions: Record<string, { label: string; to: string }> = parse(
    readFileSync(`${siteContent}/actions.yaml`, 'utf8'),
  );
  // Together they use every kind of target.
  const targets = new Map(Object.values(actions).map(({ label, to }) => [label, to]));
  const found = pagePaths.flatMap((path) =>
    parsePage(path)
      .all('main :is(a, button)')
      .flatMap(({ children: [first], properties }) => {
        // The first text of a link is what everybody reads.
        const label = first ? textOf(first) : '';
        return targets.has(label) ? [[label, properties.href] as const] : [];
      }),
  );
  expect(new Set(found.map(String))).toEqual(new Set([...targets].map(String)));
});

test('the site has this vendor’s address, and nobody else’s name or platform', () => {
  for (const file of builtFiles(/\.(html|md|txt|xml|webmanifest)$/)) {
    const others = readBuilt(file).matchAll(/countermark|retail.pos|www\.example/gi);
    expect([file, ...others]).toEqual([file]);
  }
  expect(siteOrigin).toBe(content.site.origin);
});

test('notes in a text have the word for their tone in its language, or a title of their own, and are read as notes', async ({
  page,
}) => {
  const titles = [
    ['/help/tills', 'Tip', 'Leave it on'],
    ['/sv/help/tills', 'Tips', 'Låt den vara på'],
  ] as const;
  for (const [path, ...expected] of titles) {
    await page.goto(path);
    const notes = page.getByRole('main').getByRole('note');
    const firstLines = notes.evaluateAll((all) =>
      all.map((one) => one.firstElementChild?.textContent),
    );
    expect(await firstLines).toEqual(expected);
    const grounds = notes.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).backgroundColor),
    );
    expect(new Set(await grounds).size).toBe(expected.length);
  }
});
