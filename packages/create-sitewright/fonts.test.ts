import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkitten';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import type { Face } from '../sitewright/content/brand/face.ts';
import { readPackageFace } from '../sitewright/content/decode/read-face.ts';
import fonts from './fonts.json' with { type: 'json' };

// What a stranger starts is plain JavaScript, without types.
const { chooseFonts } = await import(path.resolve('packages/create-sitewright/fonts.mjs'));

const opened = new Map<string, readonly Font[]>();

/** The fonts of a family that browsers load for letters of any script but those with thousands. */
function open(family: string): readonly Font[] {
  const { file, others } = readPackageFace(family, 'latin', 'headings').face as Face;
  const read = [file, ...others].map((one) => create(readFileSync(one)) as Font);
  opened.set(family, opened.get(family) ?? read);
  return opened.get(family) ?? [];
}

const tags =
  'az be bg bs ca cs cy da de el en es et eu fi fo fr ga gl he hr hu ig is it kk lt lv mk mn nb nl pl pt ro ru sk sl sq sr sv tr tt uk uz vi yo'.split(
    ' ',
  );
const scripts = ['am', 'bn', 'hi', 'hy', 'ka', 'ko', 'km', 'ta', 'th', 'zh', 'zh-Hant'];

/** Letters of a language: those of its names of languages, which are others than the names that choose. */
function lettersOf(language: string): string[] {
  const display = new Intl.DisplayNames(language, { type: 'language' });
  const names = tags.map((tag) => display.of(tag) ?? '');
  // One name alone may have a letter of the language that it names.
  const isOwn = (one: string) => names.filter((name) => name.includes(one)).length > 1;
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) =>
    new Date(Date.UTC(2024, 0, day)).toLocaleDateString(language, {
      weekday: 'short',
      month: 'short',
    }),
  );
  names.push(...days, ...days);
  const own = [...new Set(names.join('').match(/\p{L}/gu))].filter(isOwn).join('');
  return [...own, ...own.toLocaleUpperCase(language)].filter((one) => /\p{L}/u.test(one));
}

const characters = Object.entries(fonts.characters) as [string, string[]][];

test.each(
  characters.flatMap(([character, [usual = '']]) => tags.map((tag) => ({ character, usual, tag }))),
)(
  'the headings of a $character in $tag have all its letters, or it is said that they have not',
  ({ character, usual, tag }) => {
    const { family = usual, advice } = chooseFonts(character, tag) as Record<string, string>;
    const lacks = lettersOf(tag).filter(
      (one) => !open(family).some((font) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0)),
    );
    if (advice === undefined) expect(lacks).toEqual([]);
    else expect(lacks.length).toBeGreaterThan(0);
  },
);

test.each(scripts.map((tag) => [tag]))(
  'for %s, of which no family has a letter, it is said what to install',
  (tag) => {
    const { script } = new Intl.Locale(tag).maximize();
    const name = Object.entries(fonts.packages).find(([one]) => one === script)?.[1];
    for (const [character] of characters)
      expect(chooseFonts(character, tag)).toEqual({
        advice: expect.stringContaining(
          name ? `${name} and write scripts: { ${script}: "${name}" }` : 'https://fontsource.org',
        ),
      });
  },
);

test('a new site names and installs the families that have its letters, and says where there is none', () => {
  const folder = temporaryFolder();
  const create = (tag: string) => {
    const args = [tag, '--language', tag, '--character', 'journal', '--yes'];
    const command = path.resolve('packages/create-sitewright/create.mjs');
    const { stdout } = spawnSync('node', [command, ...args], { cwd: folder, encoding: 'utf8' });
    const read = (file: string) => readFileSync(path.join(folder, tag, file), 'utf8');
    const { dependencies } = JSON.parse(read('package.json'));
    const faces = read('content/brand/brand.yaml').match(/(?<=face: ").*(?=")/g);
    return { said: /No family .*/.exec(stdout)?.[0], faces, dependencies };
  };
  expect(create('pl')).toMatchObject({ said: undefined, faces: ['@fontsource/instrument-serif'] });
  const family = '@fontsource-variable/noto-serif-jp';
  expect(create('vi')).toMatchObject({ said: undefined, faces: [family] });
  expect(create('vi-VN').dependencies).toMatchObject({ [family]: expect.any(String) });
  expect(create('el').said).toContain('npm install --save-exact @fontsource-variable/noto-sans');
});
