// Parts that live, on a site with the machine as it is installed: they are the same in development and in the build.
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { InstalledSite } from '../support/installed-site.ts';
import { addLivingCode, addSection } from '../support/living-code.ts';

let installed: InstalledSite;
/** By the first build. */
let printed: string;
const servers = { dev: '', preview: '' };

/** Opens a page after an edit, which may load it anew before it has loaded. */
async function openEdited(page: Page, address: string): Promise<void> {
  await page.goto(servers.dev + address, { waitUntil: 'commit' });
}

/** What the overlay of the development server says. */
const overlay = (page: Page) => page.locator('vite-error-overlay .message');

// One after the other: each finds the site as the one before has left it.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  installed = new InstalledSite(['about', 'pricing', 'contact', 'privacy']);
  addLivingCode(installed.files);
  addSection(installed.files, 'home', 'living');
  const { ok, output } = installed.run('build');
  expect(ok, output).toBe(true);
  printed = output;
  servers.preview = await installed.serve('preview');
  servers.dev = await installed.serve('dev');
});

test.afterAll(() => installed.remove());

for (const name of ['dev', 'preview'] as const) {
  test(`a part lives when it says so, whatever it imports, and one that browsers alone draw has its place until then: ${name}`, {
    tag: '@weekly',
  }, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const loads: string[] = [];
    page.on('request', (request) => loads.push(path.basename(request.url())));
    await page.goto(servers[name]);
    await expect(page.getByText('A place is found')).toBeVisible();
    expect(loads.filter((one) => one.startsWith('count.client'))).toEqual([]);
    await page.getByRole('button', { name: '3 pressed' }).click();
    await expect(page.getByRole('button', { name: '4 pressed' })).toBeVisible();
    await expect(page.getByText('A place on a map')).toHaveCount(1);
    await page.getByText('A place on a map').scrollIntoViewIfNeeded();
    await expect(page.getByText('A place is seen')).toBeVisible();
    await expect(page.getByText('A place on a map')).toHaveCount(0);
    // What a part imports is served where it runs.
    const pin = page.getByRole('img', { name: 'A pin' });
    await expect.poll(() => pin.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(20);
    expect(faults).toEqual([]);
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  });

  test(`a file of a section is at its address: ${name}`, { tag: '@weekly' }, async ({
    request,
  }) => {
    const answer = await request.get(`${servers[name]}/feed.json`);
    expect(answer.headers()['content-type']).toMatch(/^application\/json\b/);
    expect(await answer.json()).toEqual({ title: 'A section of a test' });
  });
}

test('a page of the installed machine has no helper of a compiler, and adds no name to its window', {
  tag: '@weekly',
}, async ({ page }) => {
  const html = installed.files.read('build/client/index.html');
  expect(html).not.toMatch(/__\w+|preserveJsx/);
  await page.goto(`${servers.preview}/robots.txt`);
  const listNames = () => page.evaluate(() => Object.getOwnPropertyNames(window).sort());
  const before = await listNames();
  await page.goto(servers.preview);
  await expect(page.getByText('A place is found')).toBeVisible();
  expect((await listNames()).filter((name) => !before.includes(name))).toEqual([]);
});

test('a build says what pages cost once their parts live, each with what it adds', {
  tag: '@weekly',
}, () => {
  expect(printed).toMatch(
    /\nindex\.html: [\d.]+ KB, and \d+ KB when count is touched, [\d.]+ KB for idle when the browser is idle, [\d.]+ KB when place is seen\n/,
  );
});

test('a part that loads more than its budget stops the build, and so does what it says wrongly, which development says too, on pages that have it alone', {
  tag: '@weekly',
}, async ({ page, request }) => {
  const file = 'sections/living/count.client.tsx';
  const said = "{ when: 'touched' }";
  const small = "{ when: 'touched', budget: '0.1 KB' }";
  installed.files.edit(file, said, small);
  const expectFailure = (line: RegExp) => {
    const { ok, output } = installed.run('build');
    expect(output).toMatch(line);
    expect(ok).toBe(false);
  };
  expectFailure(
    /^sections\/living\/count\.client\.tsx:4:40 live\.budget: on index\.html the part loads [\d.]+ KB beside React, more than the 0\.1 KB that it allows itself: import less, or allow it more$/m,
  );
  installed.files.edit(file, small, "{ when: 'hovered' }");
  const wrong = `${file}:4:23 live.when: write 'seen', 'touched' or 'idle'`;
  expectFailure(new RegExp(`^${RegExp.escape(wrong)}$`, 'm'));
  await openEdited(page, '/');
  await expect(overlay(page)).toContainText(wrong);
  expect((await request.get(`${servers.dev}/about`)).status()).toBe(200);
  installed.files.edit(file, "{ when: 'hovered' }", said);
  await expect(page.getByRole('button', { name: '3 pressed' })).toBeVisible();
});

test('an edit of a part that browsers alone draw is seen at once in development', {
  tag: '@weekly',
}, async ({ page }) => {
  await page.goto(servers.dev);
  await page.getByText('A place on a map').scrollIntoViewIfNeeded();
  await expect(page.getByText('A place is seen')).toBeVisible();
  installed.files.edit('sections/living/place.client.tsx', 'is seen', 'is shown');
  const place = page.getByText(/^A place (on a map|is shown)$/);
  await expect(place).toBeVisible();
  await place.scrollIntoViewIfNeeded();
  await expect(page.getByText('A place is shown')).toBeVisible();
});

test('what browsers of visitors refuse is said over the page in development, with the part, and by check', {
  tag: '@weekly',
}, async ({ page }) => {
  addSection(installed.files, 'pricing', 'refused');
  await openEdited(page, '/pricing');
  await page.getByText('Refused').scrollIntoViewIfNeeded();
  const part = 'sections/refused/refused.client.tsx';
  for (const refused of [
    'style-src-elem',
    'img-src https://other.example/a.png',
    'require-trusted-types-for',
  ])
    await expect(overlay(page)).toContainText(
      new RegExp(`^(/pricing or )?${part}: visitors' browsers refuse [^(\n]+\\(${refused}`, 'm'),
    );
  const { ok, output } = installed.run('check');
  expect(output).toMatch(/\/pricing .*refused\.client.*/);
  expect(ok).toBe(false);
});

test('a part that needs a browser, and a view that throws, take down their pages alone, and are said alike in development and by a build', {
  tag: '@weekly',
}, async ({ page, request }) => {
  const said = {
    about: {
      kind: 'windowed',
      message:
        /sections\/windowed\/windowed\.client\.tsx cannot draw \S+: the package needs-window needs window, which browsers alone have: load it in an effect, await import\('needs-window'\), or write export const live = \{ server: false \}/,
    },
    contact: {
      kind: 'broken',
      message:
        /sections\/broken\/broken\.tsx:7:\d+ cannot draw \S+ \(section "broken"\): TypeError: /,
    },
  };
  for (const [name, { kind, message }] of Object.entries(said)) {
    const before = installed.files.read(`content/${name}.yaml`);
    addSection(installed.files, name, kind);
    await openEdited(page, `/${name}`);
    await expect(overlay(page)).toHaveText(message);
    // No edit from here on loads it anew.
    await page.goto('about:blank');
    expect((await request.get(servers.dev)).status()).toBe(200);
    const { ok, output } = installed.run('build');
    expect(output).toMatch(message);
    expect(ok).toBe(false);
    installed.files.write(`content/${name}.yaml`, before);
  }
});
