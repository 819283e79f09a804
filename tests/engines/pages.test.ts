import { expect, test } from 'vitest';
import { pagePaths, samplePaths, samplesWithMissing } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { injectedPath, startVisitor } from './visitor.ts';

const visitor = startVisitor();

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
    const away = content.navigation.header.links
      .map(({ href }) => href)
      .find((href) => href !== path && href !== '/' && pagePaths.includes(href));
    await visitor.visit(path, 390);
    const readRoom = () => document.documentElement.scrollHeight - innerHeight;
    await expect.poll(() => visitor.evaluate(readRoom)).toBeGreaterThan(700);
    await visitor.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await markPage('left');
    await visitor.click('header [popovertarget]');
    await expect.poll(async () => (await readPage()).isMenuOpen).toBe(true);
    await visitor.click(`[popover] a[href="${away}"]`);
    await expect.poll(async () => (await readPage()).path).toBe(away);
    await markPage('followed');

    await visitor.browser.go(-1);
    const left = { path, mark: 'left', scrolled: 700, isMenuOpen: false };
    await expect.poll(readPage).toEqual(left);
    await visitor.browser.go(1);
    const followed = { path: away, mark: 'followed', scrolled: 0, isMenuOpen: false };
    await expect.poll(readPage).toEqual(followed);
  },
);

test.each(samplePaths)('%s is no wider than the window', async (path) => {
  for (const width of [390, 1280]) {
    await visitor.visit(path, width);
    await expect.poll(() => visitor.evaluate(() => innerWidth)).toBe(width);
    const scrollWidth = () => visitor.evaluate(() => document.documentElement.scrollWidth);
    expect(await scrollWidth()).toBeLessThanOrEqual(width);
  }
});

/** Reads when the page was loaded and how far down its questions are, once it and its fonts have arrived. */
async function readPosition() {
  const read = () =>
    visitor.evaluate(() => ({
      loaded: performance.timeOrigin,
      hasArrived: document.readyState === 'complete' && document.fonts.status === 'loaded',
      top: Math.round(document.querySelector('#faq')?.getBoundingClientRect().top ?? Number.NaN),
      scrolled: Math.round(scrollY),
      clearance: Number.parseFloat(
        getComputedStyle(document.documentElement).scrollPaddingBlockStart,
      ),
    }));
  await expect.poll(async () => (await read()).hasArrived).toBe(true);
  return read();
}

test.each([1280, 390])('at %i px a URL with a fragment scrolls to its element', async (width) => {
  await visitor.visit('/pricing#faq', width);
  const { top, clearance } = await readPosition();
  expect(Math.abs(top - clearance)).toBeLessThanOrEqual(1);
});

/** Reloads the page, and waits until the new one has arrived. */
async function reload() {
  const { loaded } = await readPosition();
  await visitor.evaluate(() => location.reload());
  await expect.poll(() => visitor.evaluate(() => performance.timeOrigin)).toBeGreaterThan(loaded);
  return readPosition();
}

test.each([1280, 390])('at %i px a reloaded page keeps its scroll position', async (width) => {
  await visitor.visit('/pricing', width);
  // A first visit may be in the machine's font for text, whose lines break elsewhere.
  await reload();
  await visitor.evaluate(() =>
    document.querySelector('#faq')?.scrollIntoView({ behavior: 'instant' }),
  );
  const before = await readPosition();
  const { scrolled } = await reload();
  expect(Math.abs(scrolled - before.scrolled), 'pixels').toBeLessThanOrEqual(1);
});

test('no page violates its policy, and injected script and styles are refused', async () => {
  // A page of each kind: conformance.test.ts compares the policy of every page with what the page holds.
  for (const path of samplesWithMissing) {
    await visitor.visit(path, 1280);
    await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
  await visitor.visit(injectedPath, 1280);
  const { violations } = visitor;
  await expect
    .poll(() => new Set(violations.map(({ kind }) => kind)))
    .toEqual(new Set(['script', 'style', 'base']));
  expect(violations.filter(({ path }) => path !== injectedPath)).toEqual([]);
  // What is reported is not what refuses it.
  const injected = await visitor.evaluate(() => {
    const heading = document.querySelector('h1');
    return [document.title, heading && getComputedStyle(heading).color, document.baseURI];
  });
  expect(injected.join()).not.toMatch(/injected,|255, 0, 0|intruder/);
});
