import { parse } from 'yaml';
import { expect, test } from '../support/editor/development-server.ts';
import { shown } from '../support/editor/editor-parts.ts';
import { open } from '../support/editor/page-editor.ts';

test('a campaign like another page is made in one form, and opens with its days, its button and the page after its form', async ({
  copy,
  page,
  address,
}) => {
  copy.edit('content/contact.yaml', 'hero:\n', 'hero:\n  actions: [visit]\n');
  const frame = await open(page, `${address}/admin/edit/contact`);
  await shown(page.getByText('Rename, duplicate, delete')).click();
  const form = page.locator('form', {
    has: page.getByRole('button', { name: 'Duplicate', exact: true }),
  });
  await form.getByLabel('Title of the copy').fill('A bell for the spring market');
  await form
    .getByLabel('Its description')
    .fill(
      'Ring before the spring market, and a till with a bell stands on your stall on the first morning.',
    );
  await form.getByLabel('Its address').fill('/spring-bell');
  await form.getByLabel('Its first day').fill('2027-03-01');
  await form.getByLabel('Its last day').fill('2027-04-30');
  await form.getByLabel('Words of its button').fill('Keep me a till');
  await form
    .getByLabel('Heading of its page after the form “Write us a line”')
    .fill('A till is kept for you');
  await form.getByLabel('The menu that leads to it').selectOption('the header');
  await form.getByLabel('Words of its entry there').fill('Spring');
  await form.getByRole('button', { name: 'Duplicate', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/edit\/spring-bell$/, { timeout: 60_000 });
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('A bell for the spring market');
  await expect(frame.getByRole('link', { name: 'Keep me a till' }).first()).toBeVisible();
  await expect(frame.locator('header').getByText('Spring', { exact: true }).first()).toBeAttached();
  const said = parse(copy.read('content/spring-bell.yaml'));
  expect(said.publish).toEqual({ from: '2027-03-01', until: '2027-04-30' });
  const response = await page.request.get(`${address}/spring-bell/sent`);
  expect(await response.text()).toContain('A till is kept for you');
});
