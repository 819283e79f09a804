import { describe, expect, test } from 'vitest';
import { isCountermark } from '../support/site.ts';
import { emptyPath, startVisitor } from './visitor.ts';

const path = '/platforms/retail-pos';
const visitor = startVisitor();

/** Reads what stands on the till; amounts and totals are in the smallest coins. */
const readTill = () =>
  visitor.evaluate(() => {
    const till = document.querySelector('figure:has([data-part])');
    const textOf = (selector: string) => till?.querySelector(selector)?.textContent ?? '';
    const toCoins = (text: string | null) => Number(text?.replaceAll(/\D/g, ''));
    const amounts = [...(till?.querySelectorAll('tbody td') ?? [])];
    return {
      sale: textOf('caption').match(/\d+/)?.[0],
      items: [...(till?.querySelectorAll('ul > li') ?? [])].map((one) => one.textContent),
      sum: amounts.reduce((sum, { textContent }) => sum + toCoins(textContent), 0),
      total: toCoins(textOf('tfoot td')),
      screen: toCoins(textOf('ul ~ p bdi')),
      paidBy: textOf('tfoot tr:last-child td'),
      said: textOf('output'),
    };
  });

/** Presses the key with this place among all keys: four goods, then four ways to pay. */
const ways = {
  pointer: (place: number) => visitor.click(`fieldset > div > button:nth-of-type(${place})`),
  async keyboard(place: number) {
    await visitor.evaluate(
      (place) =>
        document
          .querySelector<HTMLElement>(`fieldset > div > button:nth-of-type(${place})`)
          ?.focus(),
      place,
    );
    await visitor.browser.press('Enter');
  },
};

const nameOf = (place: number) =>
  visitor.evaluate(
    (place) =>
      document.querySelector(`fieldset > div > button:nth-of-type(${place})`)?.firstChild
        ?.textContent ?? '',
    place,
  );

describe.runIf(isCountermark).each([1280, 390])('at %i px', (width) => {
  test.each(['pointer', 'keyboard'] as const)(
    'by %s the keys of the till ring up a sale, the screen says each, and the receipt adds up',
    async (way) => {
      await visitor.visit(path, width);
      const before = await readTill();
      expect([before.sum, before.screen]).toEqual([before.total, before.total]);
      const [good, wallet] = [(await nameOf(4)).trim(), await nameOf(7)];
      const press = ways[way];

      await press(4);
      await expect.poll(async () => (await readTill()).said).toContain(good);
      await press(2);
      await press(4);
      await expect.poll(async () => (await readTill()).said).toMatch(/2/);
      const ringing = await readTill();
      expect([ringing.items.length, ringing.sale]).toEqual([2, before.sale]);

      await press(7);
      await expect.poll(async () => (await readTill()).sale).not.toBe(before.sale);
      const after = await readTill();
      expect(after.paidBy).toBe(wallet);
      expect(after.said).toContain(wallet);
      expect(after.total).toBeGreaterThan(0);
      expect([after.sum, after.screen]).toEqual([after.total, after.total]);
    },
  );

  test('without script the till is a picture whose keys are labels', async () => {
    await visitor.visit(emptyPath, width);
    // In a frame that may not run scripts a browser draws a page as it does for a visitor who has turned them off.
    await visitor.evaluate(async (path) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-same-origin');
      frame.width = String(innerWidth);
      frame.srcdoc = await (await fetch(path)).text();
      document.body.append(frame);
    }, path);
    const readPicture = () =>
      visitor.evaluate(() => {
        const page = document.querySelector('iframe')?.contentDocument;
        const keys = [...(page?.querySelectorAll('noscript span') ?? [])];
        const isSeen = (one: Element) => one.checkVisibility();
        return {
          labels: keys.some(isSeen),
          buttons: [...(page?.querySelectorAll('figure button') ?? [])].some(isSeen),
        };
      });
    await expect.poll(readPicture).toEqual({ labels: true, buttons: false });
  });
});
