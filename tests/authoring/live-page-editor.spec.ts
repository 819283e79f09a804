// The page editor of the live site, which draws and checks pages in the browser, before stand-ins for the services.
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { services } from '../../packages/sitewright-editor/storage/repository/services.ts';
import { shown } from '../support/editor/editor-parts.ts';
import { expect, own, request, save, signIn, test } from '../support/editor/live-editor.ts';
import { example } from '../support/example.ts';
import { hostedServices } from '../support/git/hosted-services.ts';

const pricing = `${example}/pricing.yaml`;

async function open(page: Page, address: string): Promise<FrameLocator> {
  await signIn(page, address);
  const frame = page.frameLocator('#preview-frame');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  return frame;
}

/** Clicks once in the middle, as a hand does. */
async function clickOn(page: Page, place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await place.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Changes the text of the heading where it stands. */
async function retitle(page: Page, frame: FrameLocator, text: string): Promise<void> {
  await clickOn(page, frame.getByRole('heading', { level: 1 }));
  await expect(frame.locator('h1 [contenteditable], h1[contenteditable]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

for (const host of hostedServices) {
  test.describe(`at ${host.name}`, () => {
    test.use({ host });

    test('a page is drawn from the repository, and what is changed on it is a request that can be published', async ({
      page,
      admin,
      service,
    }) => {
      const { repository } = service;
      const before = repository.read('main').get(pricing) ?? '';
      const [, title = ''] = /^hero:\n +title: (.*)$/m.exec(before) ?? [];
      await page.goto(`${admin}/pricing`);
      const words = services[host.kind].rights(host.project);
      await expect(page.getByText(`It needs ${words}.`)).toBeVisible();
      await expect(page.getByText('could read the token.')).toBeVisible();
      const frame = await open(page, `${admin}/pricing`);
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(title);
      await retitle(page, frame, 'What a till costs');
      await save(page);
      await expect(request(page)).toBeVisible();
      expect(repository.listChanged(own)).toEqual([pricing]);
      const after = before.replace(`title: ${title}`, 'title: What a till costs');
      expect(repository.read(own).get(pricing)).toBe(after);
      expect(repository.requests).toMatchObject([
        { title: `pricing, hero, title: ${title} → What a till costs`, isOpen: true },
      ]);
      await expect(shown(page.getByRole('link', { name: 'See the site with it' }))).toHaveAttribute(
        'href',
        'https://preview-7.example',
      );
      await shown(page.getByRole('button', { name: 'Publish' })).press('Enter');
      await expect(
        shown(page.getByText('Published: the site shows it once it is built.')),
      ).toBeVisible();
      expect(repository.read('main').get(pricing)).toBe(after);
    });
  });
}

test('no text becomes a script in the editor, wherever it is put', async ({ page, admin }) => {
  await page.goto(admin);
  await expect(page.getByLabel('Token')).toBeVisible();
  const refused = await page.evaluate(() => {
    const make = (name: string) => document.createElement(name) as HTMLScriptElement;
    const hidden = '<p>Words<ScRipt src="/a.js"></script>';
    const ways: Record<string, () => unknown> = {
      'words as elements': () => (make('p').innerHTML = '<b>Words</b>'),
      'words in a frame': () => make('iframe').setAttribute('srcdoc', '<p>Words'),
      'a text that is read apart': () => new DOMParser().parseFromString(hidden, 'text/html'),
      'elements with a script': () => (make('p').innerHTML = hidden),
      'a frame with a script': () => make('iframe').setAttribute('srcdoc', hidden),
      'a frame in a text': () => (make('p').innerHTML = '<iframe srcdoc="&lt;script>">'),
      'the address of a script': () => (make('script').src = '/a.js'),
      'a script of text': () => (make('script').text = 'alert(1)'),
      'a policy of another name': () =>
        Reflect.get(window, 'trustedTypes').createPolicy('another', {}),
    };
    return Object.entries(ways).flatMap(([name, way]) => {
      try {
        way();
        return [];
      } catch {
        return name;
      }
    });
  });
  expect(refused).toEqual([
    ...['elements with a script', 'a frame with a script', 'a frame in a text'],
    ...['the address of a script', 'a script of text', 'a policy of another name'],
  ]);
});

test('a mistake, a lost network and a token that has expired are said, and what was typed stays and is saved later', async ({
  page,
  admin,
  service,
  context,
}) => {
  const frame = await open(page, `${admin}/pricing`);
  const said = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  await retitle(page, frame, 'What a till costs');
  await context.setOffline(true);
  await save(page);
  await expect(said).toHaveText(/^Not saved: localhost:\d+ does not answer: check the network/);
  await context.setOffline(false);
  service.token = 'expired';
  await save(page);
  await expect(said).toHaveText(/^Not saved: GitHub refuses the token.*: sign in with a new one/);
  service.token = 'may only read';
  await save(page);
  await expect(said).toHaveText(
    /^Not saved: The token may not do this: give it read and write access /,
  );
  expect(service.repository.requests).toEqual([]);
  service.token = 'good';
  await save(page);
  await expect(request(page)).toBeVisible();
  expect(service.repository.read(own).get(pricing)).toContain('title: What a till costs\n');
});

test('a new price is a request that changes its line alone', async ({ page, admin, service }) => {
  const before = service.repository.read('main').get(pricing) ?? '';
  const frame = await open(page, `${admin}/pricing`);
  await clickOn(page, frame.locator('#plans').getByText('590 kr'));
  await expect(page.locator(':focus')).toHaveValue('590');
  await page.locator(':focus').fill('580');
  await save(page);
  await expect(request(page)).toBeVisible();
  const after = service.repository.read(own).get(pricing);
  expect(after).toBe(before.replace(': 590', ': 580'));
});

test('a stranger’s token is told what it lacks, and shows nothing of the repository', async ({
  page,
  admin,
  service,
}) => {
  service.token = 'no access';
  await signIn(page, `${admin}/pricing`);
  await expect(page.getByRole('alert')).toContainText('GitHub shows this token no owner/site');
  await expect(page.locator('#preview-frame')).toHaveCount(0);
});

test('somebody else’s change that arrives while one types is joined, and saved with the own one', async ({
  page,
  admin,
  service,
}) => {
  const { repository } = service;
  const before = repository.read('main').get(pricing) ?? '';
  const frame = await open(page, `${admin}/pricing`);
  await retitle(page, frame, 'What a till costs');
  repository.change('main', new Map([[pricing, before.replace(': 590', ': 580')]]));
  await save(page);
  await expect(
    shown(page.getByText('Not saved: somebody else has changed this meanwhile')),
  ).toBeVisible();
  await save(page);
  await expect(request(page)).toBeVisible();
  const after = repository.read(own).get(pricing) ?? '';
  expect(after).toContain('title: What a till costs\n');
  expect(after).toContain(': 580');
});

test('on the live site too, a page is made with its menu, and one is renamed with what leads to it', async ({
  page,
  admin,
  service: { repository },
}) => {
  await open(page, `${admin}/pricing`);
  const read = (file: string) => repository.read(own).get(`${example}/${file}`) ?? '';
  await shown(page.getByText('Rename, duplicate, delete')).click();
  await page.getByLabel('New address').fill('/prices');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  // No page of the build has its editor yet.
  await expect(page).toHaveURL(`${admin}?page=/prices`);
  const frame = page.frameLocator('#preview-frame');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  expect(read('prices.yaml')).not.toBe('');
  expect(read('pricing.yaml')).toBe('');
  expect(read('navigation.yaml')).toContain('href: /prices');
  expect(read('redirects.yaml')).toContain('- from: /sv/pricing\n    to: /sv/prices');

  await page.goto(admin);
  await page.getByRole('link', { name: 'New page' }).click();
  await page.getByLabel('Address').fill('/fair');
  await page.getByLabel('Title').fill('A till for the fair');
  await page.getByLabel('Description').fill('Every stall at the fair can try a till. '.repeat(2));
  await page.getByLabel('The menu that leads to it').selectOption('the header');
  await page.getByRole('button', { name: 'Create the page' }).click();
  await expect(page).toHaveURL(`${admin}?page=/fair`);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('A till for the fair');
  expect(read('fair.yaml')).toContain('title: A till for the fair\n');
  expect(read('navigation.yaml')).toContain(
    '    - label: A till for the fair\n      href: /fair\n',
  );
});

test('the token is kept for the tab alone unless it is to be kept, and a page that is not there is said', async ({
  page,
  admin,
  request: asked,
}) => {
  await open(page, `${admin}/pricing`);
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('github_pat');
  await page.goto(admin);
  await page.getByRole('listitem').filter({ hasText: '/about' }).getByRole('link').first().click();
  await expect(
    page.frameLocator('#preview-frame').getByRole('heading', { level: 1 }),
  ).toBeVisible();
  expect((await asked.get(`${admin}/no-such-page`)).status()).toBe(404);
  await page.goto(admin);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Keep me signed in').check();
  await page.getByLabel('Token').fill('github_pat_of_ann');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(await page.evaluate(() => Object.values(localStorage).join())).toContain('github_pat');
});

test('the editor runs its own script alone, and connects to the service alone', async ({
  admin,
  request: asked,
}) => {
  const response = await asked.get(`${admin}/pricing`);
  expect(response.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
  const policy = /content="([^"]*default-src[^"]*)"/.exec(await response.text())?.[1];
  expect(policy).toMatch(
    /^default-src 'none';script-src 'self';.*connect-src 'self' http:\/\/localhost:\d+;base-uri 'none';form-action 'none';require-trusted-types-for 'script';trusted-types default ProseMirrorClipboard$/,
  );
});

/** Does something with the first question of the prices. */
async function onFirstQuestion(page: Page, admin: string, act: 'Delete' | 'Duplicate') {
  const frame = await open(page, `${admin}/pricing`);
  await clickOn(page, frame.locator('#faq h2'));
  const list = shown(page.locator('[data-field="items"][data-section="faq"]'));
  const row = list.locator('.entry').first();
  await row.getByTitle(act).press('Enter');
}

test('a question that is taken out leaves every language in one commit, which is said', async ({
  page,
  admin,
  service: { repository },
}) => {
  await onFirstQuestion(page, admin, 'Delete');
  await save(page);
  await expect(request(page)).toBeVisible();
  const files = ['ar/pricing.yaml', 'pricing.yaml', 'sv/pricing.yaml'];
  expect(repository.listChanged(own).sort()).toEqual(files.map((file) => `${example}/${file}`));
  await expect(page.getByText(/is also taken out of svenska and العربية$/)).toBeVisible();
});

test('both languages whose title is of the one before are named, with a link to it', async ({
  page,
  admin,
}) => {
  const frame = await open(page, `${admin}/pricing`);
  const messages = page.getByRole('region', { name: 'Messages' });
  const left = messages.getByRole('link', {
    name: 'Opening, Title: still says what this said before',
  });
  await retitle(page, frame, 'What a till costs');
  await save(page);
  await messages.getByText(/^2 texts in other languages/).press('Enter');
  await expect(left).toHaveText([/svenska/, /العربية/]);
  await left.last().press('Enter');
  const title = shown(page.locator('[data-field="title"]')).getByRole('textbox');
  await expect(title).toBeFocused();
});

test('what lacks its translations is saved, but not published: each is named, with a link to it', async ({
  page,
  admin,
  service: { repository },
}) => {
  await onFirstQuestion(page, admin, 'Duplicate');
  await expect(page.locator(':focus')).toHaveValue(/./);
  await page.keyboard.type('Is there a till for a boat?');
  await save(page);
  await expect(request(page)).toBeVisible();
  const before = repository.read('main');
  await shown(page.getByRole('button', { name: 'Publish' })).press('Enter');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText(/^Not published: the site would not be built/)).toBeVisible();
  const lacking = messages.getByRole('status').getByRole('link', { name: /svenska|العربية/ });
  await expect(lacking).toHaveCount(2);
  expect(repository.read('main')).toEqual(before);
});
