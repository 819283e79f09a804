import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OpenPoint, openPoints } from './launch-issues.ts';

const day = new Date('2026-11-01');

/** What is open in the content that the site ships with. */
export const shipped = openPoints('content', day);

/** What the points of some groups say. */
export const messages = (group: RegExp, points: readonly OpenPoint[] = shipped) =>
  points.flatMap((point) => (group.test(point.group) ? [point.message] : []));

/** What is open when content files are others: each is given with its name, `home.yaml`. */
export function openAfter(change: (file: string, text: string) => string): OpenPoint[] {
  const parent = mkdtempSync(path.join(tmpdir(), 'launch-'));
  const folder = path.join(parent, 'content');
  cpSync('content', folder, { recursive: true });
  for (const file of globSync('**/*.yaml', { cwd: folder })) {
    const target = path.join(folder, file);
    writeFileSync(target, change(file, readFileSync(target, 'utf8')));
  }
  const points = openPoints(folder, day);
  rmSync(parent, { recursive: true });
  return points;
}

/** Puts one text in place of another, which a file has to hold. */
export const put = (name: string, from: string, to: string) => (file: string, text: string) => {
  if (file !== name) return text;
  if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
  return text.replace(from, to);
};
