import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { parsePage } from '../support/parsed-page.ts';
import { getSection } from '../support/section.ts';
import { things } from '../support/structured-data.ts';

const form = getSection(content, 'form');
const hours = getSection(content, 'hours');
const offices = getSection(content, 'offices');

/** Section 3 of the specification, with what a browser may fill in by itself. */
const fields = [
  { name: 'firstName', required: true, autocomplete: 'given-name' },
  { name: 'lastName', required: true, autocomplete: 'family-name' },
  { name: 'email', required: true, autocomplete: 'email' },
  { name: 'company', required: false, autocomplete: 'organization' },
  { name: 'subject', required: true },
  { name: 'message', required: true },
] as const;

test('the form has the fields of the specification, and no phone number breaks', async ({
  page,
}) => {
  await page.goto('/contact');
  const names = await page
    .locator('form')
    .locator('input:visible, textarea:visible')
    .evaluateAll((all) => all.map((field) => field.getAttribute('name')));
  expect(names).toEqual(fields.map(({ name }) => name));
  for (const { name, required, ...more } of fields) {
    const label = form.labels[name];
    const field = page.locator('form').getByLabel(new RegExp(`^${RegExp.escape(label)}`));
    await expect(field).toHaveAttribute('name', name);
    await expect(field).toHaveJSProperty('required', required);
    if ('autocomplete' in more) {
      await expect(field).toHaveAttribute('autocomplete', more.autocomplete);
    }
    await expect(page.locator(`label[for$=-${name}]`)).toContainText(
      required ? form.requiredMark : label,
    );
  }
  await expect(page.locator('form').getByLabel(form.labels.email)).toHaveAttribute('type', 'email');
  const message = page.getByRole('textbox', { name: form.labels.message });
  await expect(message).toHaveJSProperty('tagName', 'TEXTAREA');
  for (const call of await page.locator('#offices a[href^="tel:+"]').all()) {
    await expect(call, 'no line ends within a number').toHaveCSS('white-space', 'nowrap');
  }
});

test('machines get the business hours', () => {
  const machine = parsePage('/contact').attributes('#hours time', 'dateTime');
  expect(machine).toHaveLength(hours.lines.filter(({ hours }) => hours).length * 2);
  for (const time of machine) expect(time).toMatch(/^([01]\d|2[0-4]):[0-5]\d$/);
  const told = things(parsePage('/contact').structuredData).filter(
    (thing) => thing['@type'] === 'OpeningHoursSpecification',
  );
  expect(told.flatMap(({ opens, closes }) => [opens, closes])).toEqual(machine);
});

test('each office has an address, a telephone number and an e-mail address', () => {
  const page = parsePage('/contact');
  expect(page.texts('#offices li h3')).toEqual(offices.items.map(({ city }) => city));
  for (const index of offices.items.keys()) {
    const office = `#offices li:nth-of-type(${index + 1})`;
    expect(page.texts(`${office} address`)).toEqual([expect.stringMatching(/\w+ \w+/)]);
    const hrefs = page.attributes(`${office} a`, 'href');
    expect(hrefs).toContainEqual(expect.stringMatching(/^tel:\+\d+$/));
    expect(hrefs).toContainEqual(expect.stringMatching(/^mailto:.*@\w/));
  }
});
