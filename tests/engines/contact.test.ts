import { expect, test } from 'vitest';
import { content } from '../support/content.ts';
import { getSection } from '../support/section.ts';
import { startVisitor } from './visitor.ts';

const visitor = startVisitor();
const { labels, requiredMark, submit } = getSection(content, 'form');

/** Section 3 of the specification: the labels, each with its field's name and a text to type. */
const formFields = [
  { label: labels.firstName, name: 'firstName', required: true, text: 'Ann Marie' },
  { label: labels.lastName, name: 'lastName', required: true, text: "O'Brien" },
  { label: labels.email, name: 'email', required: true, text: 'ann@example.com' },
  { label: labels.company, name: 'company', required: false, text: 'Corner Shop & Sons' },
  { label: labels.subject, name: 'subject', required: true, text: 'Tills = 50% + more?' },
  { label: labels.message, name: 'message', required: true, text: 'Two tills, please.' },
];

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
  'at %i px six labels lead to their fields, and neither Enter nor the button sends what they hold',
  async (width) => {
    await visitor.visit('/contact', width);
    expect(await visitor.readTexts('form label')).toEqual(
      formFields.map(({ label, required }) => (required ? `${label} ${requiredMark}` : label)),
    );
    const required = await visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('form :required')].map(({ name }) => name),
    );
    expect(required).toEqual(formFields.filter((field) => field.required).map(({ name }) => name));

    const findRequests = () =>
      visitor.site.exchanges.filter(({ path }) => path?.startsWith('/contact'));
    const before = findRequests().length;
    for (const { label, name, text } of formFields) {
      await visitor.click('form', label);
      await expect.poll(() => visitor.focused()).toBe(name);
      await visitor.browser.type(text);
      if (name !== 'message') await visitor.browser.press('Enter');
    }
    await visitor.click('form', submit);
    await visitor.browser.press('Enter');
    await expect
      .poll(readFields)
      .toEqual(Object.fromEntries(formFields.map(({ name, text }) => [name, text])));
    expect(await visitor.path()).toBe('/contact');
    expect(findRequests()).toHaveLength(before);
    expect(visitor.site.exchanges.filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);
