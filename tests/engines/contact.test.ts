import { expect, test } from 'vitest';
import { visitorOfThisEngine } from './session.ts';

const visitor = visitorOfThisEngine();

/** Section 3 of the specification: the labels, each with its field's name and what is typed there. */
const letter = [
  { label: 'First Name', name: 'firstName', required: true, typed: 'Ann Marie' },
  { label: 'Last Name', name: 'lastName', required: true, typed: "O'Brien" },
  { label: 'Email', name: 'email', required: true, typed: 'ann@example.com' },
  { label: 'Company', name: 'company', required: false, typed: 'Corner Shop & Sons' },
  { label: 'Subject', name: 'subject', required: true, typed: 'Tills = 50% + more?' },
  { label: 'Message', name: 'message', required: true, typed: 'Two tills, please.' },
];

/** The text of every field, by name. */
const fields = () =>
  visitor.ask(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')].map((field) => [
        field.name,
        field.value,
      ]),
    ),
  );

test.each([1280, 390])(
  'at %i px the six labels show, required ones with an asterisk',
  async (width) => {
    await visitor.visit('/contact', width);
    expect(await visitor.read('form label')).toEqual(
      letter.map(({ label, required }) => (required ? `${label} *` : label)),
    );
    const required = await visitor.ask(() =>
      [...document.querySelectorAll<HTMLInputElement>('form :required')].map(({ name }) => name),
    );
    expect(required).toEqual(letter.filter((field) => field.required).map(({ name }) => name));
  },
);

test.each([1280, 390])(
  'at %i px what is typed stays, and neither Enter nor the button sends it',
  async (width) => {
    await visitor.visit('/contact', width);
    const asked = () => visitor.site.answers.filter(({ path }) => path?.startsWith('/contact'));
    const before = asked().length;
    for (const { label, name, typed } of letter) {
      await visitor.click('form', label);
      await expect.poll(() => visitor.focused()).toBe(name);
      await visitor.type(typed);
      if (name !== 'message') await visitor.press('Enter');
    }
    await visitor.click('form', 'Send Message');
    await visitor.press('Enter');
    await expect
      .poll(fields)
      .toEqual(Object.fromEntries(letter.map(({ name, typed }) => [name, typed])));
    expect(await visitor.path()).toBe('/contact');
    expect(asked()).toHaveLength(before);
    expect(visitor.site.answers.filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);
