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
/** The choices of a switch that lives. */
const choices = pricing.match(/(?<=<input[^>]*>)[^<]+(?=<\/label>)/g) ?? [];

/** Which choice is checked, and which price of the first tag is the larger one. */
const readState = () =>
  visitor.evaluate(() => {
    const [first = 0, second = 0] = [...document.querySelectorAll('#plans article data')].map(
      (one) => Number.parseFloat(getComputedStyle(one).fontSize),
    );
    const fields = [...document.querySelectorAll<HTMLInputElement>('#plans input')];
    return [fields.findIndex(({ checked }) => checked), first > second ? 0 : 1];
  });

const showSwitch = () =>
  visitor.evaluate(() =>
    document.querySelector('#plans label')?.scrollIntoView({ behavior: 'instant' }),
  );

test.runIf(pricing.includes('<div data-part='))(
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
