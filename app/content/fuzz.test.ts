import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { contentFiles } from './content-files.ts';
import { loadContent } from './load.ts';
import { ContentError } from './problem.ts';

/** How many changes are tried; each is tried anew with the same seed. */
const runs = Number(process.env.FUZZ_RUNS ?? 150);
const seed = 20_261_101;

const oddTexts = [
  ...['', ' ', '\t', '\u0000', '\uFEFF', '\u2028', '\u202E', '🧾'.repeat(500), 'e\u0301', '\uD800'],
  ...[
    '*x',
    '&x 1',
    '!!js/function x',
    '!!binary x',
    '{',
    '[',
    '"',
    "'",
    '|',
    '>-',
    '? a',
    '- -',
    '%',
  ],
  ...['1e999', '-0', '0x7fffffffffffffff', '9'.repeat(400), 'null', '~', 'NaN', '.inf', 'true'],
  ...['{vendor}', '{count jobs}', '{count x}', '{number }', '__proto__: 1', '<<: *x', '<script>'],
];

type Lines = readonly string[];

const at = (lines: Lines, place: number) => Math.floor(place * lines.length);

/** The ways in which a file is changed, each at a place between 0 and 1 of it. */
const changes: Record<string, (lines: Lines, place: number, odd: string) => Lines> = {
  drop: (lines, place) => lines.toSpliced(at(lines, place), 1),
  double: (lines, place) => lines.toSpliced(at(lines, place), 0, lines[at(lines, place)] ?? ''),
  swap: (lines, place) => {
    const index = at(lines, place);
    return lines.toSpliced(index, 2, lines[index + 1] ?? '', lines[index] ?? '');
  },
  indent: (lines, place) => edit(lines, place, (line) => `  ${line}`),
  outdent: (lines, place) => edit(lines, place, (line) => line.replace(/^ {2}/, '')),
  retype: (lines, place, odd) => edit(lines, place, (line) => line.replace(/: .*$/, `: ${odd}`)),
  rename: (lines, place, odd) => edit(lines, place, (line) => line.replace(/[\w-]+:/, `${odd}x:`)),
  insert: (lines, place, odd) => edit(lines, place, (line) => line + odd),
  cut: (lines, place) => [lines.join('\n').slice(0, Math.floor(place * lines.join('\n').length))],
};

const edit = (lines: Lines, place: number, by: (line: string) => string) =>
  lines.map((line, index) => (index === at(lines, place) ? by(line) : line));

const change = fc.record({
  // fast-check prefers small numbers otherwise: the first lines of the first file.
  file: fc.noBias(fc.nat()),
  kind: fc.constantFrom(...Object.keys(changes)),
  place: fc.noBias(fc.integer({ min: 0, max: 9_999 })).map((part) => part / 10_000),
  odd: fc.constantFrom(...oddTexts),
});

test(`${runs} changes that nobody thought of each end in content, or in problems with file, line and column`, {
  timeout: 60_000 + runs * 200,
}, () => {
  const folder = new ContentFolder();
  const files = contentFiles(folder.path).filter((file) => /\.(yaml|svg)$/.test(file));
  const originals = new Map(files.map((file) => [file, folder.read(file)]));
  const tryChanges = (all: { file: number; kind: string; place: number; odd: string }[]) => {
    const touched = new Set<string>();
    for (const { file, kind, place, odd } of all) {
      const name = files[file % files.length] ?? '';
      const lines = folder.read(name).split('\n');
      folder.write(name, (changes[kind]?.(lines, place, odd) ?? lines).join('\n'));
      touched.add(name);
    }
    const start = performance.now();
    try {
      loadContent(folder.path);
    } catch (error) {
      // Anything else is a defect, which fast-check shows with the change that leads to it.
      if (!(error instanceof ContentError)) throw error;
      for (const line of folder.withoutParent(error.message).split('\n')) {
        expect(line).toMatch(/^content\/[^\n]+:\d+:\d+ \S/);
      }
    } finally {
      for (const name of touched) folder.write(name, originals.get(name) ?? '');
    }
    expect(performance.now() - start, 'milliseconds').toBeLessThan(5_000);
  };
  fc.assert(fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), tryChanges), {
    numRuns: runs,
    seed,
  });
});
