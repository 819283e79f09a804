import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { SiteCopy } from '../support/site-copy.ts';

const chat = 'https://chat.example.org';
const script = `${chat}/chat.js`;
const service = {
  name: 'Tezgâh Sohbet',
  why: 'Fırındaki biriyle yazışabilmeniz için.',
  script,
  frames: ['https://frame.example.org'],
  pages: ['/contact'],
};
const consent = {
  label: 'Başkalarının hizmetleri',
  question: 'Bu sayfa şunları yükleyebilir mi?',
  accept: 'Yüklensin',
  refuse: 'Yüklenmesin',
  change: 'Hizmetler hakkındaki kararım',
};
let copy: SiteCopy;
let address = '';

// One server, and so one worker, for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  copy = new SiteCopy('tests/vendors/aydogan');
  copy.change('content/site.yaml', (site) => {
    site.set('services', [service]);
    site.set('consent', consent);
  });
  build(copy);
  address = await copy.serve('preview');
});
test.afterAll(() => copy[Symbol.dispose]());

function build(site: SiteCopy): void {
  const { ok, output } = site.build();
  expect(ok, output).toBe(true);
}

/** Opens a page of a visitor who has not been asked before. */
async function open(page: Page, pagePath: string) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) asked.push(request.url());
  });
  await page.route(`${chat}/**`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'document.documentElement.dataset.chat = "here"',
    }),
  );
  await page.goto(`${address}/about`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(address + pagePath);
  const line = page.getByRole('complementary', { name: consent.label });
  const button = (name: keyof typeof consent) =>
    page.getByRole('button', { name: consent[name], exact: true });
  return { asked, line, button, html: page.locator('html') };
}

test('pages without a service are the same to the byte, and the policy of the others is wider in its hosts alone', {
  tag: '@weekly',
}, () => {
  using plain = new SiteCopy('tests/vendors/aydogan');
  build(plain);
  const names = ['index', 'about', 'contact', 'pricing', 'kvkk'];
  const [before, after] = [plain, copy].map(
    (site) =>
      new Map(names.map((name) => [name, site.read(path.join('build/client', `${name}.html`))])),
  );
  const policyOf = (html = '') => /content="(default-src [^"]*)"/.exec(html)?.[1]?.split(';') ?? [];
  for (const name of names.filter((one) => one !== 'contact')) {
    expect(after?.get(name), name).toBe(before?.get(name));
  }
  const [old, policy] = [before, after].map((pages) => policyOf(pages?.get('contact')));
  const added = policy?.filter((one) => !old?.includes(one)).join(';');
  expect(added).toContain(` ${script}`);
  expect(added).toContain(`connect-src 'self' ${chat}`);
  expect(added).toContain('frame-src https://frame.example.org');
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('nothing is loaded before a visitor allows it, then the script alone, on every visit until they change their mind', async ({
  window: page,
}) => {
  const { asked, line, button, html } = await open(page, '/contact');
  await expect(line).toContainText(`${service.name}: ${service.why}`);
  await expect(button('change')).toBeHidden();
  expect(asked).toEqual([]);
  await button('accept').focus();
  await page.keyboard.press('Enter');
  await expect(html).toHaveAttribute('data-chat', 'here');
  await expect(button('change')).toBeFocused();
  await expect(button('accept')).toBeHidden();
  expect(asked).toEqual([script]);
  await page.reload();
  await expect(html).toHaveAttribute('data-chat', 'here');
  await button('change').click();
  await expect(button('accept')).toBeFocused();
  // The page comes anew, without what ran in it.
  await button('refuse').click();
  await expect(html).not.toHaveAttribute('data-chat');
  await expect(button('change')).toBeVisible();
  expect(asked).toEqual([script, script]);
  expect(await page.context().cookies()).toEqual([]);
});

test('who refuses is not asked again, and nothing is loaded', async ({ window: page }) => {
  const { asked, button } = await open(page, '/contact');
  await button('refuse').click();
  await expect(button('change')).toBeFocused();
  await page.reload();
  await expect(button('change')).toBeVisible();
  await expect(button('accept')).toBeHidden();
  expect(asked).toEqual([]);
});

test('on other pages nothing is asked and nothing loaded, though the visitor allows it elsewhere', async ({
  window: page,
}) => {
  const { asked, button, line } = await open(page, '/contact');
  await button('accept').click();
  await expect.poll(() => asked).toEqual([script]);
  await page.goto(`${address}/pricing`);
  await page.waitForLoadState('networkidle');
  await expect(line).toHaveCount(0);
  expect(asked).toEqual([script]);
});

test('the two buttons look the same, and the line covers nothing that has the focus', async ({
  window: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { line, button } = await open(page, '/contact');
  const looks = await Promise.all(
    (['accept', 'refuse'] as const).map((name) =>
      button(name).evaluate((one) => {
        const { color, backgroundColor, font, borderColor, padding } = getComputedStyle(one);
        return { color, backgroundColor, font, borderColor, padding };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
  await expect(line).toBeInViewport({ ratio: 1 });
  const fields = page.locator('main :is(a[href], button, input, textarea, select):visible');
  for (const field of await fields.all()) {
    // At the lower edge of the window, where the line is.
    await field.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight));
    await field.focus();
    const [box, cover] = [await field.boundingBox(), await line.boundingBox()];
    expect(box?.y, await field.innerText()).toBeLessThan(cover?.y ?? 0);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(line).toBeHidden();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test('without script nothing is shown and nothing loaded', async ({ window: page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.goto(`${address}/contact`);
    await expect(page.locator('[data-services]')).toBeHidden();
    expect([...new Set(asked)]).toEqual([address]);
  });
});
