import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startVisitor } from './visitor.ts';

const file = 'build/client/pricing.html';
const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
/** The choices of a switch that lives. */
const choices = html.match(/(?<=<input[^>]*>)[^<]+(?=<\/label>)/g) ?? [];
const visitor = startVisitor();

/** Which choice is checked, and which price of the first tag is the larger one. */
const readState = () =>
  visitor.evaluate(() => {
    const [first, second] = [...document.querySelectorAll('#plans article data')].map((one) =>
      Number.parseFloat(getComputedStyle(one).fontSize),
    );
    const fields = [...document.querySelectorAll<HTMLInputElement>('#plans input')];
    return [fields.findIndex(({ checked }) => checked), (first ?? 0) > (second ?? 0) ? 0 : 1];
  });

const showSwitch = () =>
  visitor.evaluate(() =>
    document.querySelector('#plans label')?.scrollIntoView({ behavior: 'instant' }),
  );

test.runIf(html.includes('<div data-part='))(
  'a switch lives, and agrees with what it switches after Back',
  async () => {
    await visitor.visit('/pricing', 390);
    // A choice before the script has arrived, as the switch is not in sight yet.
    await visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('#plans input')].at(-1)?.click(),
    );
    expect(await readState()).toEqual([1, 0]);
    await showSwitch();
    await expect.poll(readState).toEqual([1, 1]);
    await visitor.click('main', String(choices[0]));
    await expect.poll(readState).toEqual([0, 0]);
    await visitor.click('main', String(choices.at(-1)));
    await expect.poll(readState).toEqual([1, 1]);
    await visitor.evaluate(() => {
      location.href = '/about';
    });
    await expect.poll(() => visitor.path()).toBe('/about');
    await visitor.browser.go(-1);
    await expect.poll(() => visitor.path()).toBe('/pricing');
    await showSwitch();
    await expect.poll(async () => new Set(await readState()).size).toBe(1);
    expect(visitor.site.violations).toEqual([]);
  },
);
