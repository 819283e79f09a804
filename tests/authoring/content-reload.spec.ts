import { expect, test } from '../support/editor/development-server.ts';

test('the development server shows an edit at once and a mistake in its overlay, and loads the page once for each', async ({
  copy,
  address,
  page,
}) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  const connected = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('[vite] connected'),
  });
  // An edit while no page is open: the editor schemas know the new button at once.
  const actions = copy.read('content/actions.yaml');
  copy.write('content/actions.yaml', `${actions}call-back:\n  label: Call Back\n`);
  await expect.poll(() => copy.read('.schemas/page.json')).toContain('"call-back"');
  await page.goto(address);
  await connected;
  // Edits while a page is open.
  copy.edit('content/home.yaml', 'On 1,400 counters', 'On 1,500 counters');
  await expect(page.getByText('On 1,500 counters')).toBeVisible();
  copy.edit('content/home.yaml', 'look: columns', 'look: pillars');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(/content\/home\.yaml:\d+:9 benefits\.look: /);
  copy.edit('content/home.yaml', 'look: pillars', 'look: columns');
  await expect(overlay).toHaveCount(0);
  await expect(page.getByText('On 1,500 counters')).toBeVisible();
  expect(loads).toHaveLength(4);
  // Modules that are cut off on their way to this page can keep the next one waiting.
  await page.waitForLoadState('networkidle');
  // An edit while a page loads that already has the old content. The route stays: a request that is on its
  // way when a route is taken back may never be answered.
  let isEdited = false;
  await page.route('**/@vite/client', async (route) => {
    if (!isEdited) {
      isEdited = true;
      copy.write('content/actions.yaml', actions.replace('label: See the Till', 'label: Look'));
      await expect.poll(() => copy.read('.schemas/page.json')).not.toContain('"call-back"');
    }
    await route.continue();
  });
  await page.goto(`${address}/?again`);
  await expect(page.getByRole('link', { name: 'Look', exact: true })).toBeVisible();
  expect(loads).toHaveLength(6);
});

test('the development server listens where PORT says, has the icon, and stays up when schemas are edited or a site is built', async ({
  copy,
  address,
  page,
  request,
}) => {
  // The fixture asks for any free port.
  expect(new URL(address).port).not.toMatch(/^517\d$/);
  const icon = await request.get(`${address}/favicon.svg`);
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const loads: string[] = [];
  const failures: string[] = [];
  page.on('requestfailed', (one) => {
    // A page that is loaded anew gives up what it asked for.
    if (one.failure()?.errorText !== 'net::ERR_ABORTED') failures.push(one.url());
  });
  page.on('request', (one) => one.isNavigationRequest() && loads.push(one.url()));
  copy.write('build/next/client/index.html', '<p>Built</p>');
  const file = 'sections/hooks/hooks.ts';
  const source = copy.read(file);
  // A server ends connections that wait; who asks on one at that moment gets no answer.
  const headers = { connection: 'close' };
  for (const note of ['First: ', 'Second: ']) {
    copy.write(file, source.replace("text('", `text('${note}`));
    await expect.poll(() => copy.read('.schemas/page.json')).toContain(note);
    const editor = await request.get(`${address}/admin/edit/pricing?data`, { headers });
    expect(await editor.text()).toContain(note);
    expect((await request.get(address, { headers })).status()).toBe(200);
  }
  // What reads content is loaded once: its edits need another start.
  const machine = 'sitewright/kinds/plans/plans.ts';
  copy.write(machine, `${copy.read(machine)}\n`);
  expect((await request.get(address, { headers })).status()).toBe(200);
  copy.write(file, source);
  expect(loads.length, 'loads of the open page').toBeLessThanOrEqual(2);
  expect(failures).toEqual([]);
});

test("the development server shows a site's own view as soon as it is there, each edit of it, and the machine's when it is gone", async ({
  copy,
  address,
  request,
}) => {
  const file = 'sections/industries/industries.tsx';
  const view = `import type { SectionProps } from 'sitewright';
import type { industries } from 'sitewright/kinds';
import { Section } from 'sitewright/views';

export default function Industries({ frame, content }: SectionProps<typeof industries>) {
  return <Section {...frame} intro={content}><p>Drawn by the site</p></Section>;
}
`;
  // A page that is open is loaded anew meanwhile, so that going to it may be broken off.
  const open = async () => {
    const answer = await request.get(`${address}/case-studies`, {
      headers: { connection: 'close' },
    });
    return /<section id="industries".*?<\/section>/s.exec(await answer.text())?.[0] ?? '';
  };
  expect(await open()).toContain('<dl');
  copy.write(file, view);
  await expect.poll(open).toContain('Drawn by the site');
  copy.write(file, view.replace('by the site', 'again'));
  await expect.poll(open).toContain('Drawn again');
  copy.remove('sections/industries');
  await expect.poll(open).not.toContain('Drawn');
  expect(await open()).toContain('<dl');
});
