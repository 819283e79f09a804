import type { Page } from '@playwright/test';
import { content } from '../../../tests/support/content.ts';
import { expect, test as shared } from '../../../tests/support/fixtures.ts';
import { getSection } from '../../../tests/support/section.ts';

const { labels: said, submit, emailHint, sent, failed } = getSection(content, 'form');
const labels = said as NonNullable<typeof said>;
const receiver = 'https://forms.tills.brasswick';

interface Service {
  /** What was sent to the service, as it came. */
  posts: URLSearchParams[];
  /** Where it leads whoever sent something; undefined while it is down. */
  leadTo: string | undefined;
}

const test = shared.extend<{ service: Service }>({
  service: [
    async ({ window: page, baseURL }, use) => {
      const service: Service = { posts: [], leadTo: '/contact/sent' };
      await page.route(`${receiver}/**`, async (route) => {
        if (!service.leadTo) return route.abort('connectionrefused');
        const request = route.request();
        expect(request.method()).toBe('POST');
        expect(request.headers()['content-type']).toBe('application/x-www-form-urlencoded');
        service.posts.push(new URLSearchParams(request.postData() ?? ''));
        const location = new URL(service.leadTo, baseURL).href;
        return route.fulfill({ status: 303, headers: { location } });
      });
      await page.goto('/contact');
      await use(service);
    },
    { auto: true },
  ],
});

const letter = {
  firstName: 'Zoë',
  lastName: 'O’Brien-Nguyễn',
  email: 'zoe@shop.example',
  company: '株式会社 & Söhne',
  subject: 'Tills = 50% + more?',
  message: 'First line\n\n\tsecond & “third” 🧾\nیک پیام\n',
};

async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`#form [name=${name}]`).fill(value);
  }
}

/** A page from the back/forward cache does not load again. */
const back = (page: Page) => page.goBack({ waitUntil: 'commit' });

const send = (page: Page) => page.getByRole('button', { name: submit }).click();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends what was typed once and whole, and leads to the thank-you page', async ({
    window: page,
    service,
  }) => {
    const message = `${letter.message}${`${'all work and no play 🧾 '.repeat(25)}\n`.repeat(105)}`;
    expect(Buffer.byteLength(message)).toBeGreaterThan(64 * 1024);
    await fillIn(page, { ...letter, message });
    await send(page);
    await expect(page).toHaveURL(/\/contact\/sent$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent.title);
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/contact');
    expect(service.posts).toHaveLength(1);
    expect(Object.fromEntries(service.posts[0] ?? [])).toEqual({
      ...letter,
      // Forms send every line break as two characters: https://html.spec.whatwg.org/#constructing-entry-list
      message: message.replaceAll('\n', '\r\n'),
      _next: 'https://www.tills.brasswick/contact/sent',
      website: '',
    });
  });
});

test('the form refuses the empty and the malformed before anything is sent', async ({
  window: page,
  service,
}) => {
  const required = ['firstName', 'lastName', 'email', 'subject', 'message'] as const;
  const malformed = ['zoe', 'zoe@', '@shop.example', 'zoe@shop', 'zoe @shop.example'];
  const bad = [
    ...required.map((name) => [name, ''] as const),
    ...malformed.map((email) => ['email', email] as const),
  ];
  await fillIn(page, letter);
  const refused = await page.locator('#form form').evaluate(
    (form: HTMLFormElement, all) =>
      all.map(([name, value]) => {
        const field = form.elements.namedItem(name) as HTMLInputElement;
        const { value: good } = field;
        field.value = value;
        const invalid = [...form.elements].filter((one) => one.matches(':invalid'));
        field.value = good;
        return invalid.map((one) => one.getAttribute('name'));
      }),
    bad,
  );
  expect(refused).toEqual(bad.map(([name]) => [name]));
  await fillIn(page, { email: 'zoe@shop' });
  await send(page);
  const email = page.locator('#form').getByLabel(labels.email);
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('title', emailHint);
  await fillIn(page, { email: letter.email });
  await fillIn(page, { company: '' });
  await send(page);
  await expect(page).toHaveURL(/\/contact\/sent$/);
  expect(service.posts).toHaveLength(1);
});

test('the form keeps what was typed when the receiver is down, and when it leads to the failure page', async ({
  window: page,
  service,
}) => {
  await fillIn(page, letter);
  service.leadTo = undefined;
  await send(page);
  await expect(page).toHaveURL(/^chrome-error:/);
  service.leadTo = '/contact/not-sent';
  await back(page);
  for (const [name, value] of Object.entries(letter)) {
    await expect(page.locator(`#form [name=${name}]`)).toHaveValue(value);
  }
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed.title);
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/contact');
  await back(page);
  await expect(page.getByRole('textbox', { name: labels.message })).toHaveValue(letter.message);
  expect(service.posts).toHaveLength(1);
});

test('the form leads through the host that its service names, and is stopped at any other', async ({
  window: page,
  service,
}) => {
  const stopped = page.waitForEvent('console', (message) => message.text().includes('form-action'));
  await fillIn(page, letter);
  service.leadTo = 'https://elsewhere.tills.brasswick/';
  await send(page);
  await stopped;
  await expect(page).toHaveURL(/\/contact$/);
  service.leadTo = 'https://thanks.tills.brasswick/';
  await send(page);
  // No such host answers, and the browser has left to ask for it.
  await expect(page).toHaveURL(/^chrome-error:/);
  expect(service.posts).toHaveLength(2);
});

test('the form has a trap that people neither see nor reach', async ({ window: page }) => {
  const trap = page.locator('#form [name=website]');
  const devtools = await page.context().newCDPSession(page);
  const countTextBoxes = async () =>
    (await devtools.send('Accessibility.getFullAXTree')).nodes.filter(
      ({ ignored, role }) => !ignored && role?.value === 'textbox',
    ).length;
  await expect.poll(countTextBoxes).toBe(Object.keys(letter).length + 1); // and the newsletter's
  await page.locator('#form [name=email]').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: submit })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(trap).not.toBeFocused();
  const isVisible = (one: Element) => {
    const { x, y } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + 1, y + 1));
  };
  expect(await trap.evaluate(isVisible)).toBe(false);
});
