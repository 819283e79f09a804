import { expect, test } from '../support/reading.ts';

const channels = [
  ['Live Chat', 'Available 24/7', 'Start Chat'],
  ['Phone Support', '', 'Call Now'],
  ['Email Support', '', 'Send Email'],
  ['Book a Demo', '30-minute sessions', 'Schedule Demo'],
] as const;

/** Section 3 of the specification, with what a browser may fill in by itself. */
const fields = [
  { name: 'firstName', label: 'First Name', required: true, autocomplete: 'given-name' },
  { name: 'lastName', label: 'Last Name', required: true, autocomplete: 'family-name' },
  { name: 'email', label: 'Email', required: true, autocomplete: 'email' },
  { name: 'company', label: 'Company', required: false, autocomplete: 'organization' },
  { name: 'subject', label: 'Subject', required: true },
  { name: 'message', label: 'Message', required: true },
];

test.beforeEach(({ open }) => open('/contact'));

for (const [title, note, button] of channels) {
  test(`${title} is one of four channels, with its button`, async ({ page }) => {
    const card = page
      .locator('#channels')
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card).toContainText(note);
    await expect(card.getByRole('button')).toHaveText(button);
  });
}

test('the form promises a reply within 24 hours and has the fields of the specification', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible();
  await expect(page.getByText(/reply within 24 hours/i).last()).toBeVisible();
  const names = await page
    .locator('form')
    .locator('input, textarea')
    .evaluateAll((all) => all.map((field) => field.getAttribute('name')));
  expect(names).toEqual(fields.map(({ name }) => name));
  for (const { name, label, required, autocomplete } of fields) {
    const field = page.locator('form').getByLabel(new RegExp(`^${label}`));
    await expect(field).toHaveAttribute('name', name);
    expect(await field.evaluate((input: HTMLInputElement) => input.required)).toBe(required);
    if (autocomplete) await expect(field).toHaveAttribute('autocomplete', autocomplete);
    await expect(page.locator(`label[for=${name}]`)).toContainText(required ? '*' : label);
  }
  await expect(page.locator('form').getByLabel('Email')).toHaveAttribute('type', 'email');
  const message = page.getByRole('textbox', { name: 'Message' });
  expect(await message.evaluate(({ tagName }) => tagName)).toBe('TEXTAREA');
});

test('the lines of the message field are whole pixels apart: Firefox may leave out others', async ({
  page,
}) => {
  const message = page.getByRole('textbox', { name: 'Message' });
  const apart = await message.evaluate((area) => getComputedStyle(area).lineHeight);
  expect(Number.parseFloat(apart) % 1, apart).toBe(0);
});

test('the business hours are shown, for people and machines', async ({ page }) => {
  const hours = page.locator('#hours');
  for (const line of [
    'Mon-Fri 9:00 AM-6:00 PM PST',
    'Sat 10:00 AM-4:00 PM PST',
    'Sun Closed',
    '24/7 live chat',
  ]) {
    await expect(hours).toContainText(line);
  }
  const times = hours.locator('time');
  const machine = await times.evaluateAll((all) =>
    all.map((time) => time.getAttribute('datetime')),
  );
  expect(machine).toEqual(['09:00', '18:00', '10:00', '16:00']);
});

test('three reasons to contact, the response time among them', async ({ page }) => {
  const reasons = page.getByRole('region', { name: /^Why Contact/ });
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveText([
    'Fast Response',
    'Expert Team',
    'Secure & Private',
  ]);
  await expect(reasons).toContainText(/average response.*under 2 hours in business hours/i);
});

for (const city of ['San Francisco', 'New York', 'London']) {
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
    await expect(office.locator('a[href^="mailto:"]')).toHaveAttribute('href', /@example\.com$/);
  });
}
