import { expect, test } from 'vitest';
import { readBuilt } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { getSection } from '../support/section.ts';
import { startVisitor } from './visitor.ts';

const visitor = startVisitor();
const { labels, submit } = getSection(content, 'form');

/** A text to type into each field, by its name. */
const texts = {
  firstName: 'Ann Marie',
  lastName: "O'Brien",
  email: 'ann@example.com',
  company: 'Corner Shop & Sons',
  subject: 'Tills = 50% + more?',
  message: 'Two tills, please.',
};

/** Reads the text of every field, by name. */
const readFields = () =>
  visitor.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')].map((field) => [
        field.name,
        field.value,
      ]),
    ),
  );

test.each([1280, 390])(
  'at %i px labels lead to their fields, and neither Enter nor the button sends what they hold',
  async (width) => {
    await visitor.visit('/contact', width);
    const findRequests = () =>
      visitor.site.exchanges.filter(({ path }) => path?.startsWith('/contact'));
    const before = findRequests().length;
    for (const [name, text] of Object.entries(texts)) {
      await visitor.click('form', labels[name as keyof typeof texts]);
      await expect.poll(() => visitor.focused()).toBe(name);
      await visitor.browser.type(text);
      if (name !== 'message') await visitor.browser.press('Enter');
    }
    await visitor.click('form', submit);
    await visitor.browser.press('Enter');
    await expect.poll(readFields).toEqual(texts);
    expect(await visitor.path()).toBe('/contact');
    expect(findRequests()).toHaveLength(before);
    expect(visitor.site.exchanges.filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);

const pricing = readBuilt('pricing.html');
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

test.runIf(pricing.includes('<div data-part='))(
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
