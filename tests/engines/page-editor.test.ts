import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { SiteCopy } from '../support/site-copy.ts';
import { type Browser, engines } from './engines.ts';

/** How long the editor may take to be there, on a machine that is busy with something else. */
const patience = { timeout: 120_000 };
const longest = 400_000;

let copy: SiteCopy;
let browser: Browser;
let address = '';

beforeAll(async () => {
  const engine = engines.find(({ name }) => name === inject('engine'));
  const file = engine?.find();
  if (!engine || !file) throw new Error(`${inject('engine')} needs ${engine?.needs}`);
  copy = new SiteCopy();
  address = await copy.serve('dev');
  browser = await engine.start(file);
}, longest);

afterAll(async () => {
  await browser?.close();
  copy?.[Symbol.dispose]();
});

/** Opens a page in the editor, and waits until it knows the fields of what it shows. */
async function open(page: string): Promise<void> {
  // What an earlier test has not saved keeps no page open, and is in none.
  await browser.evaluate(() => {
    window.onbeforeunload = null;
    if (location.protocol === 'http:') localStorage.clear();
  });
  await browser.open(`${address}/admin/edit${page}`, 1280);
  const isDrawn = () => {
    const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
    const drawn = frame?.contentDocument?.querySelector('main [data-fields]');
    // Without its styles nobody sees it yet.
    return drawn?.checkVisibility({ visibilityProperty: true }) === true;
  };
  await expect.poll(() => browser.evaluate(isDrawn), patience).toBe(true);
}

/** Where words of the page are in the window, or an element that has none; nothing while they are not there. */
const findPlace = (selector: string, words: string, index: number): Promise<number[]> =>
  browser.evaluate(
    (selector, words, index) => {
      const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
      const page = frame?.contentDocument;
      if (!frame || !page) return [];
      const outer = frame.getBoundingClientRect();
      const scale = outer.width / frame.offsetWidth;
      const place = ({ left, top, width, height }: DOMRect, across: number) => [
        Math.round(outer.left + (left + width * across) * scale),
        Math.round(outer.top + (top + height / 2) * scale),
      ];
      const range = page.createRange();
      for (const element of page.querySelectorAll(selector)) {
        const show = (one: Element) => one.scrollIntoView({ block: 'center', behavior: 'instant' });
        if (!words) {
          show(element);
          return place(element.getBoundingClientRect(), 0.5);
        }
        const texts = page.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          const at = text.data.indexOf(words);
          if (at < 0 || !text.parentElement?.checkVisibility()) continue;
          show(text.parentElement);
          range.setStart(text, at + index);
          range.setEnd(text, at + index + 1);
          return place(range.getBoundingClientRect(), 0.25);
        }
      }
      return [];
    },
    selector,
    words,
    index,
  );

/**
 * Clicks once on words of the page, or on an element that has none, as soon as they stay where they are.
 *
 * @param index before which of the words’ signs
 */
async function clickOn(selector: string, words = '', index = 0): Promise<void> {
  let place: number[] = [];
  const isStill = async () => {
    const before = place;
    place = await findPlace(selector, words, index);
    return place.length > 0 && `${place}` === `${before}`;
  };
  await expect.poll(isStill, { ...patience, interval: 300 }).toBe(true);
  const [x = 0, y = 0] = place;
  await browser.click(x, y);
}

/** What is written where the caret is in the page; nothing where it is in none of its texts. */
const readTyping = () =>
  browser.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
    const element = frame?.contentDocument?.activeElement as HTMLElement | null | undefined;
    return element?.isContentEditable ? element.textContent : '';
  });

/** The name of the field in the form that has the focus. */
const readField = () =>
  browser.evaluate(() => {
    const focused = document.activeElement;
    return focused?.closest<HTMLElement>('[data-field]')?.dataset.field;
  });

test.each<[string, string, string, number, string]>([
  ['/pricing', '#plans h2', 'By the month', 7, 'By the |month, or by the year'],
  ['/pricing', '#plans dd', 'Parts and work', 6, 'Parts |and work included'],
  ['/pricing', '#faq h3', 'Can I leave', 4, 'Can |I leave?'],
  ['/', 'main', 'no part', 3, 'We take no |part of what'],
  ['/', 'main', 'of what you sell', 3, 'no part of |what you sell'],
  ['/', 'main summary', 'The film in', 4, 'The |film in words'],
  ['/careers', 'main', 'Hooks free for a', 6, 'Hooks |free for a coat: {number jobs}'],
])(
  'on %s, one click on words in %s, “%s”, puts the caret before sign %i',
  async (page, selector, words, index, expected) => {
    await open(page);
    await clickOn(selector, words, index);
    await expect.poll(readTyping).toContain(words.slice(0, 4));
    await browser.type('|');
    await expect.poll(readTyping).toContain(expected);
    // A blank is a sign of the text, also where it would open what is below.
    await browser.type(' ');
    await expect.poll(readTyping).toContain(expected.replace('|', '| '));
  },
  longest,
);

test(
  'one click on a price, a button, an hour, a picture, an entry of a menu or a line of the footer puts the caret into its field',
  async () => {
    await open('/pricing');
    for (const [selector, words, name] of [
      ['#plans', '590', 'items[0].price'],
      ['#plans', 'Plan a', 'items[2].cta'],
      ['#addOns', '190', 'items[1].price'],
    ] as const) {
      await clickOn(selector, words);
      await expect.poll(readField).toBe(name);
    }
    await open('/contact');
    for (const [selector, name] of [
      ['#hours time', 'lines[0].hours'],
      ['#offices img', 'items[0].photo.src'],
    ] as const) {
      await clickOn(selector);
      await expect.poll(readField).toBe(name);
    }
    const readInput = () =>
      browser.evaluate(() => {
        const input = document.activeElement as HTMLInputElement | null;
        return input?.id === 'shared-field' ? [input.value, input.selectionStart] : [];
      });
    await clickOn('footer', 'Handbook', 4);
    await expect.poll(readInput).toEqual(['Handbook', 4]);
    // Its words in braces are longer than what they stand for.
    await clickOn('footer', 'register of companies', 9);
    const line = '{legalName}, 556000-0000 in the Swedish register of companies, since {founded}.';
    await expect.poll(readInput).toEqual([line, line.indexOf('of companies')]);
  },
  longest,
);
