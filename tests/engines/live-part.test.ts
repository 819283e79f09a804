import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startVisitor } from './visitor.ts';

const file = 'build/client/pricing.html';
const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
const visitor = startVisitor();

/** How many a visitor says, and the digits of the sum. */
const readState = () =>
  visitor.evaluate(() => [
    document.querySelector<HTMLInputElement>('#estimate input')?.value,
    document.querySelector('#estimate output bdi')?.textContent?.replaceAll(/\D/g, ''),
  ]);

const showFields = () =>
  visitor.evaluate(() =>
    document.querySelector('#estimate input')?.scrollIntoView({ behavior: 'instant' }),
  );

test.runIf(html.includes('<div data-part='))(
  'what a visitor says before the script arrives counts, and the sum agrees with it after Back',
  async () => {
    await visitor.visit('/pricing', 390);
    const [, sum] = await readState();
    await visitor.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('#estimate input');
      if (field) field.value = '3';
    });
    expect(await readState()).toEqual(['3', sum]);
    await showFields();
    await expect.poll(async () => Number((await readState())[1])).toBeGreaterThan(Number(sum));
    const state = await readState();
    await visitor.evaluate(() => {
      location.href = '/about';
    });
    await expect.poll(() => visitor.path()).toBe('/about');
    await visitor.browser.go(-1);
    await expect.poll(() => visitor.path()).toBe('/pricing');
    await showFields();
    await expect
      .poll(async () => {
        const [count, now] = await readState();
        return count === '3' ? now === state[1] : now === sum;
      })
      .toBe(true);
    expect(visitor.site.violations).toEqual([]);
  },
);
