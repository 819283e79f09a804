import { expect, test } from 'vitest';
import { visitorOfThisEngine } from './session.ts';

const visitor = visitorOfThisEngine();

/** When the page was loaded, and how far down its questions are, now. */
const questions = () =>
  visitor.ask(() => ({
    loaded: performance.timeOrigin,
    // What is laid out late is an animation; not every engine tells of one before it runs.
    whole: performance.now() > 1000 && document.getAnimations().length === 0,
    top: Math.round(document.querySelector('#faq')?.getBoundingClientRect().top ?? Number.NaN),
  }));

/** The same, once all of the page is laid out. */
async function standing() {
  await expect.poll(async () => (await questions()).whole).toBe(true);
  return questions();
}

test.each([1280, 390])('at %i px an address with a place shows that place', async (width) => {
  await visitor.visit('/pricing#faq', width);
  const clearance = await visitor.ask(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart),
  );
  expect((await standing()).top).toBe(clearance);
});

test.each([1280, 390])('at %i px a page loaded anew shows what it showed', async (width) => {
  await visitor.visit('/pricing', width);
  await standing();
  await visitor.ask(() => document.querySelector('#faq')?.scrollIntoView({ behavior: 'instant' }));
  const before = await standing();
  await visitor.ask(() => location.reload());
  await expect.poll(async () => (await questions()).loaded).toBeGreaterThan(before.loaded);
  expect((await standing()).top).toBe(before.top);
});
