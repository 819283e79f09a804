import { describe, expect, test } from 'vitest';
import { startVisitor } from './visitor.ts';

const visitor = startVisitor();
const button = 'header [popovertarget]';

/** Tells where the focus is: on the button, or on which link of the open menu; -1 is nowhere of these. */
const readFocus = () =>
  visitor.evaluate(() => {
    const links = [...document.querySelectorAll('[popover]:popover-open a')];
    const visible = links.filter((link) => link.checkVisibility());
    const focused = document.activeElement as Element;
    return focused.matches('header [popovertarget]') ? 'button' : visible.indexOf(focused);
  });

/** Moves the focus to the last visible element of these. */
const focusLast = (selector: string) =>
  visitor.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    all.findLast((one) => one.checkVisibility())?.focus();
  }, selector);

const expectOpen = (isOpen: boolean) =>
  expect
    .poll(() => visitor.evaluate(() => document.querySelector('[popover]:popover-open') !== null))
    .toBe(isOpen);

describe.each([1280, 390])('at %i px', (width) => {
  /** Opens the menu with the keyboard, or with a click so far across its button, from 0 to 1. */
  async function open(way: 'keyboard' | number = 0.5) {
    await visitor.visit('/', width);
    if (way === 'keyboard') {
      await focusLast(button);
      await visitor.browser.press('Enter');
    } else await visitor.click(button, way);
    await expectOpen(true);
  }

  test('a second press on the button, whether Tab led into the menu or not, and a click outside close it', async () => {
    await open();
    await visitor.click(button);
    await expectOpen(false);
    await open();
    await visitor.browser.press('Tab');
    await expect.poll(readFocus).toBe(0);
    await visitor.click(button);
    await expectOpen(false);
    await open();
    await visitor.browser.click(5, 835);
    await expectOpen(false);
  });

  // Not at its very end: there lies the scrollbar of WebKitGTK, which takes the click.
  test.each(['keyboard', 0.1, 0.3, 0.5, 0.7, 0.85] as const)(
    'Tab leads into the menu that %s of its button opened, and past its last link; Escape closes it and returns the focus',
    async (way) => {
      await open(way);
      await visitor.browser.press('Tab');
      await expect.poll(readFocus).toBe(0);
      await visitor.browser.press('Escape');
      await expectOpen(false);
      await expect.poll(readFocus).toBe('button');

      await open(way);
      await focusLast('[popover]:popover-open a');
      await expectOpen(true);
      await visitor.browser.press('Tab');
      await expectOpen(false);
    },
  );
});
