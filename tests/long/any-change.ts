import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';

/** A change of one file of a content folder, such as somebody makes by mistake. */
export interface Change {
  /** Which file, which way to change it, and where in it, each as a number of any size. */
  file: number;
  kind: number;
  place: number;
  /** What is put there, if the way needs it. */
  odd: string;
}

const oddTexts = [
  ...['', ' ', '\t', '\u0000', '\uFEFF', '\u2028', '\u202E', '🧾'.repeat(500), 'e\u0301', '\uD800'],
  ...['*x', '&x 1', '!!js/function x', '!!binary x', '{', '['],
  ...['"', "'", '|', '>-', '? a', '- -', '%'],
  ...['1e999', '-0', '0x7fffffffffffffff', '9'.repeat(400), 'null', '~', 'NaN', '.inf', 'true'],
  ...['{vendor}', '{count jobs}', '{count x}', '{number }', '__proto__: 1', '<<: *x', '<script>'],
];

type Lines = readonly string[];

const edit = (lines: Lines, index: number, by: (line: string) => string) =>
  lines.map((line, at) => (at === index ? by(line) : line));

/** The ways in which texts are changed, each at the line with an index. */
const textChanges: ((lines: Lines, index: number, odd: string) => Lines)[] = [
  (lines, index) => lines.toSpliced(index, 1),
  (lines, index) => lines.toSpliced(index, 0, lines[index] ?? ''),
  (lines, index) => lines.toSpliced(index, 2, lines[index + 1] ?? '', lines[index] ?? ''),
  (lines, index) => edit(lines, index, (line) => `  ${line}`),
  (lines, index) => edit(lines, index, (line) => line.replace(/^ {2}/, '')),
  (lines, index, odd) => edit(lines, index, (line) => line.replace(/: .*$/, `: ${odd}`)),
  (lines, index, odd) => edit(lines, index, (line) => line.replace(/[\w-]+:/, `${odd}x:`)),
  (lines, index, odd) => edit(lines, index, (line) => line + odd),
  // The rest of the file is lost, from the middle of a line on.
  (lines, index) => [...lines.slice(0, index), (lines[index] ?? '').slice(0, index % 20)],
];

/** The ways in which fonts and photographs are changed, each at an offset. */
const byteChanges: ((bytes: Buffer, offset: number, odd: string) => Buffer)[] = [
  (bytes, offset) => bytes.subarray(0, offset),
  (bytes, offset) => bytes.fill(offset, offset, Math.min(offset + 64, bytes.length)),
  (_bytes, _offset, odd) => Buffer.from(odd),
];

/** Changes that nobody thought of. */
export const anyChange: fc.Arbitrary<Change> = fc.record({
  // fast-check prefers small numbers otherwise: the first lines of the first file.
  file: fc.noBias(fc.nat()),
  kind: fc.noBias(fc.nat()),
  place: fc.noBias(fc.nat()),
  odd: fc.constantFrom(...oddTexts),
});

/** The files of a content folder that changes are tried on, sorted. */
export function listChangeableFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.(yaml|svg|md|jpg|woff2)$/.test(file) && path.basename(file) !== 'LICENCES.md',
    )
    .sort();
}

/** @returns the bytes of the file after the change */
export function applyChange(file: string, bytes: Buffer, { kind, place, odd }: Change): Buffer {
  if (/\.(jpg|woff2)$/.test(file)) {
    const change = byteChanges[kind % byteChanges.length];
    return change?.(Buffer.from(bytes), place % (bytes.length + 1), odd) ?? bytes;
  }
  const lines = bytes.toString().split('\n');
  const change = textChanges[kind % textChanges.length];
  return Buffer.from((change?.(lines, place % lines.length, odd) ?? lines).join('\n'));
}
