import { getPage } from '../../app/content/site-content.ts';
import { content } from '../support/content.ts';
import { startingWith } from '../support/patterns.ts';
import { expect, test } from '../support/reading.ts';

const { form, hours, offices } = getPage(content, 'contact');

/** Section 3 of the specification, with what a browser may fill in by itself. */
const fields = [
  { name: 'firstName', required: true, autocomplete: 'given-name' },
  { name: 'lastName', required: true, autocomplete: 'family-name' },
  { name: 'email', required: true, autocomplete: 'email' },
  { name: 'company', required: false, autocomplete: 'organization' },
  { name: 'subject', required: true },
  { name: 'message', required: true },
] as const;

test.beforeEach(({ open }) => open('/contact'));

test('the form has the fields of the specification', async ({ page }) => {
  const names = await page
    .locator('form')
    .locator('input:visible, textarea:visible')
    .evaluateAll((all) => all.map((field) => field.getAttribute('name')));
  expect(names).toEqual(fields.map(({ name }) => name));
  for (const { name, required, ...more } of fields) {
    const label = form.labels[name];
    const field = page.locator('form').getByLabel(startingWith(label));
    await expect(field).toHaveAttribute('name', name);
    expect(await field.evaluate((input: HTMLInputElement) => input.required)).toBe(required);
    if ('autocomplete' in more) {
      await expect(field).toHaveAttribute('autocomplete', more.autocomplete);
    }
    await expect(page.locator(`label[for=${name}]`)).toContainText(
      required ? form.requiredMark : label,
    );
  }
  await expect(page.locator('form').getByLabel(form.labels.email)).toHaveAttribute('type', 'email');
  const message = page.getByRole('textbox', { name: form.labels.message });
  expect(await message.evaluate(({ tagName }) => tagName)).toBe('TEXTAREA');
});

test('the lines of the message field are whole pixels apart: Firefox may leave out others', async ({
  page,
}) => {
  const message = page.getByRole('textbox', { name: form.labels.message });
  const apart = await message.evaluate((area) => getComputedStyle(area).lineHeight);
  expect(Number.parseFloat(apart) % 1, apart).toBe(0);
});

test('machines get the business hours', async ({ page }) => {
  const times = page.locator('#hours time');
  const machine = await times.evaluateAll((all) =>
    all.map((time) => time.getAttribute('datetime')),
  );
  expect(machine).toHaveLength(hours.lines.filter(({ hours }) => hours).length * 2);
  for (const time of machine) expect(time).toMatch(/^([01]\d|2[0-4]):[0-5]\d$/);
});

for (const { city } of offices.items) {
  test(`the ${city} office has an address, a telephone number and an e-mail address`, async ({
    page,
  }) => {
    const office = page
      .locator('#offices li')
      .filter({ has: page.getByRole('heading', { name: city }) });
    await expect(office.locator('address')).toContainText(/\w+ \w+/);
    const call = office.locator('a[href^="tel:+"]');
    await expect(call).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(call, 'no line ends within a number').toHaveCSS('white-space', 'nowrap');
    await expect(office.locator('a[href^="mailto:"]')).toHaveAttribute('href', /@\w/);
  });
}
