import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editYaml } from './edit-yaml.ts';

/** What `OLD` stands in, in the styles that people and their editors write; ` NEW` takes its place alone. */
const values: Readonly<Record<string, string>> = {
  plain: 'OLD word',
  'plain with a comment': 'OLD word # why',
  'plain with a tab before its comment': 'OLD word\t# why\twith tabs',
  'plain with many blanks': '   OLD word   ',
  'single quotes': "'OLD, it''s: word'",
  'double quotes': '"OLD \\"word\\": \\u00e9"',
  'double quotes with a comment': '"OLD word"   # why',
  'plain in two lines': 'OLD word\n    and more',
  'quotes in two lines': '"OLD word\n    and more"',
  'single quotes in two lines': "'OLD word\n    and more'",
  folded: '>\n    OLD word\n    and more',
  'folded, stripped': '>-\n    OLD word\n    and more',
  'folded, kept': '>+\n    OLD word\n    and more\n',
  'folded in paragraphs': '>-\n    OLD word\n\n    and more',
  'folded with a comment': '>- # why\n    OLD word\n    and more',
  literal: '|\n    OLD word\n    and more',
  'literal, stripped': '|-\n    OLD word\n    and more',
  'literal, kept': '|+\n    OLD word\n    and more\n',
  'literal with lines further in': '|-\n    OLD word\n      and more',
  'literal with a number of columns': '|3-\n      OLD word\n      and more',
  'with an anchor': '&a OLD word',
  'with a tag': '!!str OLD word',
  'with braces': '"OLD {count jobs}"',
};

/** The files that it stands in. */
const files: Readonly<Record<string, string>> = {
  'on top': 'title: @\nlead: Else\n',
  'as the last line': 'lead: Else\ntitle: @\n',
  'in a group': 'hero:\n  title: @\n  lead: Else\n',
  'in an entry': 'items:\n- title: @\n  lead: Else\n- title: Other\n',
  'in an entry further in': 'items:\n - lead: Else\n   title: @\n\n # Other.\n - title: Other\n',
  'between comments': '# One\n\n#Two\ntitle: @\n    # odd\n#\tthree\nlead: Else # four\n\n# end\n',
  'behind names in quotes': '"a: b": x\n\'title\': @\n404: y\n',
  'in a document with marks': '%YAML 1.2\n---\ntitle: @\nlead: Else\n...\n',
  'beside lists in many lines':
    'tags: [\n  a, # one\n  b,\n]\ntitle: @\nmore: { a: 1,\n  b: [ 2 ] }\n',
};

/** How a file may be written besides. */
const frames: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'with the line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'with a byte order mark': (text) => `\uFEFF${text}`,
  'without an end of the last line': (text) => text.replace(/\n+$/, ''),
};

/** The lines that are in one text alone. */
const linesBeside = (text: string, other: string) => {
  const rest = other.split('\n');
  return text.split('\n').filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
};

const isText = (value: unknown): value is string => typeof value === 'string';

function replaceIn(value: unknown, from: string, to: string): unknown {
  if (isText(value)) return value.replace(from, to);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, replaceIn(one, from, to)]);
  return Array.isArray(value) ? fields.map(([, one]) => one) : Object.fromEntries(fields);
}

const cases = Object.keys(files).flatMap((file) =>
  Object.keys(values).flatMap((style) => Object.keys(frames).map((frame) => [style, file, frame])),
);

test.each(cases)('a word %s, %s, %s changes in its line alone', (style, file, frame) => {
  const [template, value, write] = [
    files[file as string],
    values[style as string],
    frames[frame as string],
  ];
  const text = write?.(String(template).replace('@', () => String(value))) ?? '';
  const old = parse(text);
  const next = replaceIn(old, 'OLD', 'NEW');
  const saved = editYaml('content/x.yaml', text, next as object);
  expect(parse(saved)).toEqual(next);
  expect(saved).toBe(text.replace('OLD', 'NEW'));
  expect(linesBeside(saved, text)).toHaveLength(1);
});

test.each(['', '\n', '# a comment\n', '---\n'])(
  'a file of %j alone may go on saying nothing',
  (text) => {
    expect(editYaml('content/a.yaml', text, {})).toBe(text);
  },
);
