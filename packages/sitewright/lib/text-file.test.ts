import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listCode, listOwn, machine, nameInMachine } from '../../../tests/support/machine.ts';
import { findTextMistake } from './text-file.ts';

/** What the machine itself wrote, or is: nothing that came from somebody's text editor. */
const ownFiles: Readonly<Record<string, string>> = {
  'content/decode/read-face.ts': 'what a package of a font says of itself',
  'authoring/upgrade/upgrade-imports.ts': 'code, which the programs that run it judge',
  '../sitewright-editor/server/handlers.ts': 'pages of the editors',
  '../sitewright-editor/live/write-page-editor.ts': 'a page of the editor',
  '../sitewright-editor/words/server/speak-for.ts': 'translations of the editor’s words',
  'authoring/editor-schemas.ts': 'schemas that it wrote before',
  'hosting/apache.ts': 'a template of the machine',
  'hosting/redirects.ts': 'a file of the built site',
  'hosting/release.ts': 'a file of the built site',
  'hosting/served-files.ts': 'a file of the built site',
  '../sitewright-release/publish/built-site.ts': 'a file of the built site',
  '../sitewright-release/publish/server.ts': 'a template of the machine',
  'lib/licences.ts': 'what packages say of themselves',
  'lib/lock.ts': 'what another process says of itself',
  'build/finish-files.ts': 'a file of the built site',
  'build/pictures/encode-picture.ts': 'its own code',
  'build/css/read-style-sheet.ts': 'a file of the built site',
  'build/render/page-worker.ts': 'a file of the built site',
  'build/site-files/page-words.ts': 'a file of the built site',
  'build/vite/inline-script.ts': 'the script of every page',
  '../sitewright-checks/records.ts': 'what was recorded before',
  '../sitewright-checks/support/built-site.ts': 'a file of the built site',
  'lib/records-folder.ts': 'what was recorded before',
  'lib/own-files.ts': 'what its own package says of itself',
  '../create-sitewright/fonts.mjs': 'what its own package has of fonts',
  '../create-sitewright/write-site.mjs': 'what its own package has for a new site',
  '../../scripts/pack-guides.ts': 'what its own package says of itself',
  '../../scripts/pack-machine.ts': 'what its own package says of itself',
  'companions.mjs': 'what packages say of themselves',
  'missing-packages.mjs': 'what packages say of themselves',
  'build/vite/read-live.ts': 'code, which bundlers read too',
  'build/weigh-living.ts': 'a file of the built site',
  'build/vite/server-guard.ts': 'the names of packages',
  'build/vite/bundler-config.ts': 'what its own package says of itself',
  '../../scripts/lines.ts': 'code, to count its lines',
  '../../scripts/missing-packages.mjs': 'what packages say of themselves',
  '../../scripts/reference/draw-pictures.ts': 'a site that it has made',
  '../../scripts/setup.mjs': 'what it wrote before',
  '../../scripts/test.ts': 'notes of tests',
  'commands/upgrade.ts': 'its own list of changes',
  'commands/weigh.ts': 'a file of the built site',
};

test('what people write is read in one place, which finds what is no text', () => {
  const readers = listCode().filter((file) => {
    const isTest =
      /\.(test|spec)\.tsx?$|^packages\/[^/]+\/tests\//.test(file) ||
      file === `${machine}/lib/read-text-file.ts`;
    const reads = /readFile(Sync)?\([^;]*?,\s*(\{[^}]*)?['"](utf-?8|latin1|utf16le|ascii)['"]/i;
    return !isTest && reads.test(readFileSync(file, 'utf8'));
  });
  // A file of this list that is read no more is taken out of it.
  expect(readers.map(nameInMachine).sort()).toEqual(listOwn(Object.keys(ownFiles)));
});

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

test.each([
  ['text in UTF-8', Buffer.from('één\r\ntwo\tand\nthree'), undefined],
  ['a byte order mark', Buffer.from('\uFEFFtext'), undefined],
  [
    'windows-1252',
    Buffer.from('one\nA café', 'latin1'),
    '2:6 expected text in UTF-8, found text in another',
  ],
  [
    'UTF-16',
    utf16('title: x'),
    '1:1 expected text in UTF-8, found text in UTF-16: save the file as UTF-8',
  ],
  [
    'UTF-16 without mark',
    utf16('title: x').subarray(2),
    '1:2 expected text in UTF-8, found text in UTF-16',
  ],
  [
    'CR alone',
    Buffer.from('a\r\nb\rc'),
    '2:2 expected lines that end with LF, found one that ends with CR',
  ],
  [
    'a bell',
    Buffer.from('a\n\x07b'),
    '2:1 expected a text without control characters, found U+0007: remove',
  ],
  ['what turns letters round', Buffer.from('a\nb \u202Egnp'), '2:3 *found U+202E, which turns'],
  [
    'an isolate without its end',
    Buffer.from('a \u2067b\n\u2069'),
    '1:3 *found U+2067, which turns',
  ],
  ...['\u2028', '\u2029', '\u200B', '\uFEFF', '\uF0B7', '\u{F0000}'].map(
    (sign): [string, Buffer, string] => {
      const name = `U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`;
      return [name, Buffer.from(`a\nb${sign}`), `2:2 expected signs *found ${name}, which`];
    },
  ),
  ['what joins and parts letters', Buffer.from('می\u200Cخ क्\u200Dष a\u00ADb'), undefined],
  ['words of Thai that a sign parts', Buffer.from('ไทย\u200Bไทย'), undefined],
  [
    'a merge conflict',
    Buffer.from('a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> d'),
    '2:1 expected one text, found an unresolved merge conflict at <<<<<<<',
  ],
  ['the rest of a merge conflict', Buffer.from('a\n>>>>>>> b\n'), '2:1 *unresolved merge conflict'],
  ['code that shows a merge conflict', Buffer.from(' <<<<<<< HEAD\n<<<<<<<<\n>>>>>> a'), undefined],
  ['an isolate with its end', Buffer.from('a \u2067b\u2069 c'), undefined],
  [
    'what an earlier program lost',
    Buffer.from('caf\uFFFD'),
    '1:4 expected text in UTF-8, found text in',
  ],
])('%s is read as it is meant, or refused with its place', (_, bytes, line) => {
  const mistake = findTextMistake(bytes.toString('utf8'));
  const said = mistake && `${mistake.line}:${mistake.column} ${mistake.message}`;
  for (const part of line?.split('*') ?? [undefined]) {
    expect(said).toEqual(part && expect.stringContaining(part));
  }
});

const readAs = (encoding: string, text: string) =>
  new TextDecoder(encoding).decode(Buffer.from(text));

test.each([
  ...['Köln', 'café', 'être', 'À la', 'SÃO', 'Łódź', 'služba', 'ağaç', '20\u00A0°', '© x', '5 €'],
  ...[
    '“so”',
    'don’t',
    'a – b',
    'a… b',
    '→ a',
    '✓',
    '🚀',
    '\uFEFFa',
    'Привет',
    '東京',
    'Ελλάδα',
    'שלום',
  ],
])('%s read as windows-1252 is said, with what it would have been', (text) => {
  for (const encoding of ['windows-1252', 'latin1']) {
    const lost =
      encoding === 'latin1' ? Buffer.from(text).toString('latin1') : readAs(encoding, text);
    const found = findTextMistake(`a\n${lost}`);
    expect(found?.line).toBe(2);
    const [, meant = '?'] = /which is "(.+?)" read/u.exec(found?.message ?? '') ?? [];
    expect(text).toContain(meant);
  }
});

test.each([
  ...[
    'Köln – Ærø, Ålesund…',
    'MANHÃ” e «MAÇÃ», IRMÃ…',
    '“Un café…”, «à l’été»',
    'à\u00A0«\u00A0moi\u00A0»',
  ],
  ...[
    '„Spaß“, Gruß… ',
    '„Ä“, „Ü“; É…',
    'CAFÉ’S, L’É» ',
    'Úžasné, Ížo',
    'S-TOGSBÅ» og Å’s',
    '3×… ½…',
  ],
  ...['Привет', 'Ελλάδα', '東京', 'ÂME, PÂTÉ, «ÂGE»', 'Þórð…”'],
])('%s is as it was meant', (text) => {
  expect(findTextMistake(text)).toBeUndefined();
});
