import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { example } from '../../../tests/support/example.ts';
import { readCounts } from '../counts.ts';
import { noWords } from '../fill-words.ts';
import { parseContent } from '../parse.ts';
import { formatProblem } from '../problem.ts';
import { messageFormSchema } from './message-form.ts';

const references = {
  actions: undefined,
  paths: new Set(['/contact']),
  absentPaths: new Set<string>(),
  platformSlugs: [],
  language: 'en',
  languages: 1,
  pictures: { names: [], read: () => ({ expected: '', found: '' }) },
};

const schema = z.looseObject({ form: messageFormSchema(references) });

/** The contact file with its form sent to an address, read as the build reads it. */
function parse(endpoint: string) {
  const contact = parseDocument(readFileSync(`${example}/contact.yaml`, 'utf8'));
  contact.setIn(['form', 'endpoint'], endpoint);
  const words = { ...noWords, counts: readCounts(example) };
  return parseContent('content/contact.yaml', String(contact), schema, words);
}

test.each([
  'https://forms.example/f/a1b2?to=sales',
  'http://localhost:8080/',
  'http://127.0.0.1:8080/f',
])('a form may be sent to %s', (endpoint) => {
  expect(parse(endpoint).data?.form.endpoint).toBe(endpoint);
});

test.each([
  ['an address without encryption', 'http://forms.example/f'],
  ['a path of the site itself', '/contact'],
  ['a host without its scheme', 'forms.example/f'],
  ['a host that only begins like this machine', 'http://localhost.evil.example/'],
  ['a mailbox', 'mailto:sales@acme.example'],
  ['an address that shows a password', 'https://me:secret@forms.example/'],
])('%s fails where it stands', (_mistake, endpoint) => {
  expect(parse(endpoint).problems.map(formatProblem)).toEqual([
    expect.stringMatching(
      /^content\/contact\.yaml:\d+:13 form\.endpoint: expected a https: address, such as "https:\/\/forms\.example\/f\/a1b2", found the text "/,
    ),
  ]);
});
