import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { loadContent } from './load.ts';

let folder: string;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'content-')), 'content');
  cpSync('content', folder, { recursive: true });
});

afterEach(() => {
  rmSync(path.dirname(folder), { recursive: true });
});

/** Changes one content file and returns what the editor then reads, a line for each problem. */
function problemsAfter(file: string, change: (document: Document) => void): string[] {
  const target = path.join(folder, file);
  const document = parseDocument(readFileSync(target, 'utf8'));
  change(document);
  writeFileSync(target, String(document));
  try {
    loadContent(folder);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

test.each([
  ['without a scheme', 'www.example.com'],
  ['with a slash at its end', 'https://www.example.com/'],
  ['with a path', 'https://www.example.com/shop'],
  ['without encryption', 'http://www.example.com'],
  ['with capitals, which browsers do not keep', 'https://WWW.example.com'],
  ['that is no address at all', 'https://'],
])('an origin %s fails', (_mistake, origin) => {
  expect(problemsAfter('site.yaml', (site) => site.set('origin', origin))).toEqual([
    expect.stringMatching(
      /^content\/site\.yaml:\d+:9 origin: expected scheme and host with nothing behind them, such as "https:\/\/www\.example\.com", found the text "/,
    ),
  ]);
});

test.each(['https://example.org', 'https://shop.example.org:8443'])('%s is an origin', (origin) => {
  expect(problemsAfter('site.yaml', (site) => site.set('origin', origin))).toEqual([]);
});

test('a title or description that another page has fails, and says which page', () => {
  const { meta } = loadContent(folder).about;
  const problems = problemsAfter('careers.yaml', (careers) => careers.set('meta', meta));
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/careers\.yaml:\d+:\d+ meta\.title: expected a title that no other page has, found the one of content\/about\.yaml$/,
    ),
    expect.stringMatching(
      /^content\/careers\.yaml:\d+:\d+ meta\.description: expected a description that no other page has/,
    ),
  ]);
});

test('a vendor’s name that pushes a title over 60 characters fails at that title', () => {
  const title = 'P'.repeat(60 - ' · Acme'.length);
  const rename = (name: string) => problemsAfter('site.yaml', (site) => site.set('name', name));
  problemsAfter('pricing.yaml', (pricing) => pricing.setIn(['meta', 'title'], title));
  expect(rename('Acme')).toEqual([]);
  expect(rename('Acmes')).toEqual([
    expect.stringMatching(
      /^content\/pricing\.yaml:\d+:\d+ meta\.title: expected at most 60 characters with " · Acmes" behind it, found 61$/,
    ),
  ]);
});

test('a job with a posting date is in the city of an office, or fails', () => {
  const post = (location: string) =>
    problemsAfter('careers.yaml', (careers) => {
      careers.setIn(['positions', 'jobs', 1, 'datePosted'], '2026-11-02');
      careers.setIn(['positions', 'jobs', 1, 'location'], location);
    });
  expect(post('London')).toEqual([]);
  expect(post('Oslo')).toEqual([
    expect.stringMatching(
      /^content\/careers\.yaml:\d+:\d+ positions\.jobs\[1\]\.location: expected the city of an office in content\/contact\.yaml \(.+\), as the job has a datePosted, found the text "Oslo"$/,
    ),
  ]);
});
