import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadContent } from './load.ts';

let folder: string;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'content-')), 'content');
  cpSync('content', folder, { recursive: true });
});

afterEach(() => {
  rmSync(path.dirname(folder), { recursive: true });
});

function edit(file: string, from: string, to: string) {
  const target = path.join(folder, file);
  const text = readFileSync(target, 'utf8');
  expect(text).toContain(from);
  writeFileSync(target, text.replace(from, to));
}

function problems(): string[] {
  try {
    loadContent(folder);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

test('the vendor’s name stands in one file and reaches the others', () => {
  edit('site.yaml', 'name: Countermark', 'name: Acme Tills');
  const content = loadContent(folder);
  expect(JSON.stringify(content)).not.toContain('Countermark');
  expect(content.home.benefits.title).toContain('Acme Tills');
});

test('a button of a page is the one that actions.yaml describes', () => {
  edit('actions.yaml', 'label: Watch Demo', 'label: See it run');
  expect(loadContent(folder).home.hero.actions.map(({ label }) => label)).toContain('See it run');
});

test('an action that actions.yaml does not have is named', () => {
  edit('home.yaml', '- watch-demo', '- watch-film');
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/home\.yaml:\d+:7 hero\.actions\[1\]: expected the name of an action in content\/actions\.yaml, found the text "watch-film"$/,
    ),
  ]);
});

test('problems of several files come together', () => {
  edit('home.yaml', 'value: 99.9%', 'value: 99.9');
  edit('navigation.yaml', 'href: /about', 'href: about');
  edit('not-found.yaml', 'code: "404"', 'code: [404');
  rmSync(path.join(folder, 'error.yaml'));
  writeFileSync(path.join(folder, 'prices.yaml'), '');
  const files = problems().map((line) => line.split(':')[0]);
  expect(new Set(files)).toEqual(
    new Set([
      'content/navigation.yaml',
      'content/home.yaml',
      'content/not-found.yaml',
      'content/error.yaml',
      'content/prices.yaml',
    ]),
  );
});

test('a broken actions.yaml is one problem, not one for each button', () => {
  edit('actions.yaml', 'start-free-trial:', 'start-free-trial: [');
  expect(new Set(problems().map((line) => line.split(':')[0]))).toEqual(
    new Set(['content/actions.yaml']),
  );
});
