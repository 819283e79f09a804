import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { loadContent } from '../../app/content/load.ts';
import { openPoints } from './open-points.ts';
import { isFictionalNumber, namesReservedHost } from './placeholders.ts';

const day = new Date('2026-11-01');
const shipped = openPoints('content', day);
const messages = (group: RegExp, points = shipped) =>
  points.flatMap((point) => (group.test(point.group) ? [point.message] : []));

/** What is open when one text of one content file is another. */
function openAfter(file: string, from: string, to: string) {
  const parent = mkdtempSync(path.join(tmpdir(), 'launch-'));
  const folder = path.join(parent, 'content');
  cpSync('content', folder, { recursive: true });
  const target = path.join(folder, file);
  const text = readFileSync(target, 'utf8');
  expect(text).toContain(from);
  writeFileSync(target, text.replace(from, to));
  const points = openPoints(folder, day);
  rmSync(parent, { recursive: true });
  return points;
}

test('names every person, company, quote, portrait and milestone of the shipped content', () => {
  const { about, 'case-studies': cases } = loadContent('content');
  const invented = [
    ...about.leadership.people.flatMap(({ name, image }) => [name, image.src]),
    ...about.timeline.entries.map(({ description }) => description),
    ...cases.stories.items.flatMap(({ company, person, testimonial }) => [
      ...[company, person, testimonial],
    ]),
  ];
  const named = messages(/do not exist/);
  expect(named).toHaveLength(invented.length);
  for (const text of invented) expect(named.join('\n')).toContain(text.slice(0, 40));
});

test('names the origin, the security contact, and street, telephone and mailbox of each office', () => {
  expect(messages(/nobody’s/)).toHaveLength(2 + 3 * 3);
});

test('names every button that does nothing, and the form', () => {
  const buttons = shipped.filter(({ group }) => group === 'Buttons that do nothing');
  const names = buttons.map(({ field }) => field.replace(/\.to$/, ''));
  expect(names).toContain('start-free-trial');
  expect(names).toContain('form.endpoint');
  expect(names).toHaveLength(17 + 1);
  expect(buttons[0]).toMatchObject({ file: 'content/actions.yaml', line: 8, column: 6 });
});

test('a button whose target was left out, or is a comment by mistake, is named too', () => {
  const from = 'label: Meet the Team\n  to:';
  const without = openAfter('actions.yaml', from, 'label: Meet the Team');
  expect(without).toHaveLength(shipped.length);
  const commented = openAfter('actions.yaml', from, `${from} #leadership`);
  expect(messages(/do nothing/, commented)).toContain(
    '"#leadership" is a comment here: put an anchor in quotes',
  );
  const filled = openAfter('actions.yaml', from, `${from} "#leadership"`);
  expect(filled).toHaveLength(shipped.length - 1);
});

test('names the links of header and footer that are not found', () => {
  expect(messages(/not there/)).toHaveLength(7 + 18);
});

test('names where the number of platforms is not the menu’s', () => {
  const differ = /differ/;
  expect(messages(differ)).toEqual(['"9 platforms", but the site lists eight']);
  const told = openAfter('home.yaml', 'Eight platforms, eight papers', 'Seven platforms');
  expect(messages(differ, told)).toContain('"Seven platforms", but the site lists eight');
  expect(openAfter('pricing.yaml', 'All 9 platforms', 'All 8 platforms')).toHaveLength(
    shipped.length - 1,
  );
});

test('names jobs without a posting date, social links without an address, and a late expiry', () => {
  expect(messages(/lack/)).toHaveLength(6 + 3);
  const dated = openAfter(
    'careers.yaml',
    'type: Full-time',
    'type: Full-time\n      datePosted: 2026-11-02',
  );
  expect(messages(/lack/, dated)).toHaveLength(5 + 3);
  expect(messages(/security contact/)).toEqual([]);
  expect(messages(/security contact/, openPoints('content', new Date('2027-08-15')))).toEqual([
    'the security contact expires on 2027-09-30, in 46 days: check it and give a later day',
  ]);
});

test.each([
  ['https://www.example.com', true],
  ['mailto:sales@example.org?subject=Demo', true],
  ['write to london@example.com.', true],
  ['https://shop.test/path', true],
  ['http://127.0.0.1:8080/f', true],
  ['https://exampleshop.com', false],
  ['https://www.example.com.au', false],
  ['for example.', false],
])('whether %s is reserved: %s', (text, reserved) => {
  expect(namesReservedHost(text)).toBe(reserved);
});

test.each([
  ['+1 (415) 555-0142', true],
  ['tel:+442079460123', true],
  ['+44 7700 900123', true],
  ['+1 415 555 0242', false],
  ['+44 20 7947 0123', false],
  ['415 555 0142 times', false],
])('whether %s is fictional: %s', (text, fictional) => {
  expect(isFictionalNumber(text)).toBe(fictional);
});

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', ['deploy/launch-check.ts', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

// A busy machine takes seconds to start a process.
vi.setConfig({ testTimeout: 60_000 });

test('the command lists what is open by file and line, and fails while anything is', () => {
  const { status, stdout } = run();
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /^ {2}content\/site\.yaml:\d+:9 origin: "https:\/\/www\.example\.com" is /m,
  );
  expect(stdout).toMatch(/^\d+ things to do before the site goes live\.$/m);
});

test('--report only tells, --json tells machines', () => {
  expect(run('--report').status).toBe(0);
  const { status, stdout } = run('--json');
  expect(status).toBe(1);
  const [first] = JSON.parse(stdout);
  expect(Object.keys(first)).toEqual(['group', 'file', 'line', 'column', 'field', 'message']);
  const wrong = run('--jsn');
  expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('--json')]);
  expect(wrong.stderr).not.toContain(' at ');
});
