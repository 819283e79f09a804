import { expect, test } from 'vitest';
import { startVisitor } from './visitor.ts';

const visitor = startVisitor();

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
