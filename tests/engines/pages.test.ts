import axe from 'axe-core';
import { expect, test } from 'vitest';
import { pagePaths, samplePathsIn, samplesWithMissing } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { injectedPath } from './site.ts';
import { startVisitor } from './visitor.ts';

const visitor = startVisitor();
const { header } = content.navigation;
const { code, title, back } = content['not-found'];

/** Reads how the visitor finds a page. Only a page from the back/forward cache still has its mark. */
const readPage = () =>
  visitor.evaluate(() => ({
    path: location.pathname,
    mark: document.documentElement.dataset.mark,
    scrolled: Math.round(scrollY),
    isMenuOpen: document.querySelector('[popover]:popover-open') !== null,
  }));

const markPage = (mark: string) =>
  visitor.evaluate((mark) => {
    document.documentElement.dataset.mark = mark;
  }, mark);

test.each(pagePaths)(
  '%s is restored by Back and Forward as it was left, with the menu closed',
  async (path) => {
    const away = header.links.find(
      ({ href }) => href !== path && href !== '/' && pagePaths.includes(href),
    );
    if (!away) throw new Error('The menu has no link to another page');
    await visitor.visit(path, 390);
    // The rest of the page is laid out after the first paint.
    await expect
      .poll(() => visitor.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeGreaterThan(700);
    await visitor.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await markPage('left');
    await visitor.click('header', header.menuLabel);
    await expect.poll(async () => (await readPage()).isMenuOpen).toBe(true);
    await visitor.click('header', away.label);
    await expect.poll(async () => (await readPage()).path).toBe(away.href);
    await markPage('followed');

    await visitor.browser.go(-1);
    const left = { path, mark: 'left', scrolled: 700, isMenuOpen: false };
    await expect.poll(readPage).toEqual(left);
    await visitor.browser.go(1);
    const followed = { path: away.href, mark: 'followed', scrolled: 0, isMenuOpen: false };
    await expect.poll(readPage).toEqual(followed);
  },
);

// Every page of a language has the sections of one of these.
const samples = content.languages.flatMap(({ tag, dir }) =>
  samplePathsIn(tag).map((path) => ({ path, tag, dir })),
);

test.each(samples)('$path is in $tag, accessible, and no wider than the window', async (sample) => {
  const { path, tag, dir } = sample;
  for (const width of [390, 1280]) {
    await visitor.visit(path, width);
    await expect.poll(() => visitor.evaluate(() => innerWidth)).toBe(width);
    const page = await visitor.evaluate(() => ({
      lang: document.documentElement.lang,
      dir: getComputedStyle(document.body).direction,
      width: document.documentElement.scrollWidth,
    }));
    expect({ ...page, width: Math.max(page.width, width) }).toEqual({ lang: tag, dir, width });
  }
  // A driver may run what the page's policy forbids.
  await visitor.evaluate(new Function(axe.source) as () => void);
  const found = await visitor.evaluate(async () => {
    const { violations } = await (window as never as { axe: typeof axe }).axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
  expect(found).toEqual([]);
});

/** Reads when the page was loaded and how far down its questions are now. */
const readPosition = () =>
  visitor.evaluate(() => ({
    loaded: performance.timeOrigin,
    // Deferred layout is an animation; not every engine lists one before it runs.
    isLaidOut: performance.now() > 1000 && document.getAnimations().length === 0,
    top: Math.round(document.querySelector('#faq')?.getBoundingClientRect().top ?? Number.NaN),
  }));

/** Reads the same once the whole page is laid out. */
async function readFinalPosition() {
  await expect.poll(async () => (await readPosition()).isLaidOut).toBe(true);
  return readPosition();
}

test.each([1280, 390])('at %i px a URL with a fragment scrolls to its element', async (width) => {
  await visitor.visit('/pricing#faq', width);
  const clearance = await visitor.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart),
  );
  expect((await readFinalPosition()).top).toBe(clearance);
});

test.each([1280, 390])('at %i px a reloaded page keeps its scroll position', async (width) => {
  await visitor.visit('/pricing', width);
  await readFinalPosition();
  await visitor.evaluate(() =>
    document.querySelector('#faq')?.scrollIntoView({ behavior: 'instant' }),
  );
  const before = await readFinalPosition();
  await visitor.evaluate(() => location.reload());
  await expect.poll(async () => (await readPosition()).loaded).toBeGreaterThan(before.loaded);
  expect((await readFinalPosition()).top).toBe(before.top);
});

// A path below one that has pages, and one that has none.
test.each([
  ['/platforms/nobody', 1280],
  ['/no-such/%F0%9F%A7%BE', 390],
])('%s shows the not-found page, which leads home, at %i px', async (path, width) => {
  await visitor.visit(path, width);
  const { exchanges } = visitor.site;
  expect(exchanges.filter((exchange) => exchange.path === path).at(-1)?.status).toBe(404);
  expect(await visitor.readTexts('main h1')).toEqual([title]);
  expect((await visitor.readTexts('main')).join('\n').split('\n')).toContain(code);
  await visitor.click('main', back.label);
  await expect.poll(() => visitor.path()).toBe('/');
});

test('no page violates its policy, and injected script and styles are refused', async () => {
  // A page of each kind: conformance.test.ts compares the policy of every page with what the page holds.
  for (const path of samplesWithMissing) {
    await visitor.visit(path, 1280);
    await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
  await visitor.visit(injectedPath, 1280);
  await visitor.evaluate(() => document.querySelector<HTMLElement>('[onclick]')?.click());
  const result = await visitor.evaluate(() => ({
    ran: 'injected' in window,
    base: new URL(document.baseURI).hostname,
    colours: [...document.querySelectorAll('h1, [onclick]')].map(
      (element) => getComputedStyle(element).color,
    ),
  }));
  expect(result).toMatchObject({ ran: false, base: 'localhost' });
  expect(result.colours).toHaveLength(2);
  expect(result.colours).not.toContain('rgb(1, 2, 3)');

  const { violations } = visitor.site;
  const refusedDirectives = () =>
    new Set(violations.map(({ directive }) => directive.split('-')[0]));
  await expect.poll(refusedDirectives).toEqual(new Set(['script', 'style', 'base']));
  expect(violations.filter(({ path }) => path !== injectedPath)).toEqual([]);
});
