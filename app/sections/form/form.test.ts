import { expect, test } from 'vitest';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { getSection } from '../../../tests/support/section.ts';
import { loadContent } from '../../content/load.ts';

const sendTo = (endpoint: string) =>
  new ContentFolder().set('contact.yaml', { 'form.endpoint': endpoint });

test.each([
  'https://forms.example/f/a1b2?to=sales',
  'http://localhost:8080/',
  'http://127.0.0.1:8080/f',
])('a form may be sent to %s', (endpoint) => {
  expect(getSection(loadContent(sendTo(endpoint).path), 'form').endpoint).toBe(endpoint);
});

test.each([
  ['an address without encryption', 'http://forms.example/f'],
  ['a path of the site itself', '/contact'],
  ['a host without its scheme', 'forms.example/f'],
  ['a host that only begins like this machine', 'http://localhost.evil.example/'],
  ['a mailbox', 'mailto:sales@acme.example'],
  ['an address that shows a password', 'https://me:secret@forms.example/'],
])('%s fails where it stands', (_mistake, endpoint) => {
  sendTo(endpoint).expectProblems(
    `content/contact.yaml:*:13 form.endpoint: expected a https: address, such as "https://forms.example/f/a1b2", found the text "${endpoint}"`,
  );
});
