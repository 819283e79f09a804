import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { listCode, machine } from '../../../tests/support/machine.ts';
import { kinds } from './kinds.ts';

const toFolder = (kind: string) =>
  kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const kindOfFolder = new Map([...kinds.keys()].map((kind) => [toFolder(kind), kind as string]));
/** The kind of section in whose folder a file is, if it is in one. */
const ownerOf = (file: string) =>
  kindOfFolder.get(/^packages\/sitewright\/kinds\/([^/]+)/.exec(file)?.[1] ?? '');

/** What a file of code says in quotes, and which files it imports. */
function readCode(file: string) {
  const texts: string[] = [];
  const imports: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, ...parts } = node as Record<string, unknown>;
    const { value, source } = parts as Record<string, { value?: string }>;
    if (type === 'ImportDeclaration') {
      imports.push(path.join(path.dirname(file), source?.value ?? ''));
    } else if (!namesInputs(type, parts)) {
      const { raw } = (value ?? {}) as { raw?: string };
      if (type === 'Literal' && typeof value === 'string') texts.push(value);
      else if (type === 'TemplateElement' && raw) texts.push(raw);
      for (const part of Object.values(parts)) visit(part);
    }
  };
  visit(parseSync(file, readFileSync(file, 'utf8')).program.body);
  return { file, texts, imports };
}

/** What a kind gets of another one is called as that is, and people may call it as another one is called. */
const namesInputs = (type: unknown, { key }: { key?: { name?: string } }) =>
  type === 'TSIndexedAccessType' ||
  type === 'TSModuleDeclaration' ||
  (type === 'Property' && /^(requiredInputs|optionalInputs|alsoCalled)$/.test(key?.name ?? ''));

const code = listCode(`${machine}/{kinds,page/{components,enhance,figures,layout}}`)
  .filter((file) => !/\.test\.|kinds\/index\.ts$/.test(file))
  .map(readCode);

/** The classes that style sheets have rules for, each with its file; what they take of others with `@apply`. */
const styled: { name: string; file: string }[] = [];
const carried: { name: string; file: string }[] = [];
for (const file of globSync(`${machine}/{kinds,page}/**/*.css`)) {
  const add = (list: typeof styled, names: string) =>
    list.push(...names.split(/\s+/).map((name) => ({ name, file })));
  const sheet = parse(readFileSync(file, 'utf8'));
  sheet.walkAtRules('utility', ({ params }) => void add(styled, params));
  sheet.walkAtRules('apply', ({ params }) => void add(carried, params));
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return;
    // A kind may have rules for what others draw, inside of its own.
    for (const selector of rule.selectors) {
      const [first, ...others] = [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(
        ([, name = '']) => name,
      );
      if (first) add(styled, first);
      if (!ownerOf(file)) for (const name of others) add(styled, name);
    }
  });
}

// Words in quotes are classes where something is drawn.
for (const { file, texts } of code) {
  if (!file.endsWith('.tsx')) continue;
  for (const text of texts) carried.push(...text.split(/[\s:]+/).map((name) => ({ name, file })));
}
const listUsers = (wanted: string) =>
  carried.filter(({ name }) => name === wanted).map(({ file }) => file);

test('the name of a kind of section stands in its folder alone', () => {
  // Fields and looks of their own, which have the name that another kind has.
  const ownWords: Partial<Record<string, string>> = {
    latestPosts: 'pictures',
    plans: 'features',
    stories: 'channels',
  };
  const named = code.flatMap(({ file, texts }) => {
    const owner = ownerOf(file) ?? '';
    const own = [owner, ownWords[owner]];
    return texts
      .filter((text) => kinds.has(text as never) && !own.includes(text))
      .map((text) => `${file}: ${text}`);
  });
  expect(named).toEqual([]);
});

test('no kind of section imports from the folder of another one', () => {
  const foreign = code.flatMap(({ file, imports }) =>
    imports
      .filter((one) => ownerOf(file) && ownerOf(one) && ownerOf(file) !== ownerOf(one))
      .map((one) => `${file}: ${one}`),
  );
  expect(foreign).toEqual([]);
});

test('a class that the style sheets of a kind have rules for is carried in its folder alone', () => {
  const sharedNames = new Set(styled.filter((one) => !ownerOf(one.file)).map(({ name }) => name));
  const foreign = styled
    .filter(({ name, file }) => ownerOf(file) && !sharedNames.has(name))
    .flatMap(({ name, file }) =>
      listUsers(name)
        .filter((user) => ownerOf(user) !== ownerOf(file))
        .map((user) => `${user}: ${name}`),
    );
  expect(foreign).toEqual([]);
});

test('no kind of section has a class to itself for which shared style sheets have rules', () => {
  const ofOneKind = styled
    .filter(({ file }) => !file.startsWith(`${machine}/kinds/`))
    .flatMap(({ name, file }) => {
      const owners = new Set(listUsers(name).map(ownerOf));
      const [owner] = owners;
      return owners.size === 1 && owner ? [`${file}: ${name}, of ${owner}`] : [];
    });
  expect(ofOneKind).toEqual([]);
});
