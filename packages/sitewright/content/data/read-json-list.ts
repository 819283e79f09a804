import { findTextMistake } from '../../lib/text-file.ts';
import type { Problem } from '../messages/problem.ts';
import { fieldAt, isGroup } from '../values/field-at.ts';
import { type FieldPath, formatPath, readYaml } from '../yaml/yaml-file.ts';
import {
  brokenList,
  type DataList,
  describeUnknownColumn,
  entryFields,
  type ListShape,
} from './data-list.ts';

/**
 * Reads a list in JSON: `[{ "city": "Lund" }]`. Of an entry, `null` says nothing.
 *
 * @param file how it is named in problems
 */
export function readJsonList(file: string, text: string, shape: ListShape): DataList {
  const lost = findTextMistake(text);
  if (lost) return brokenList(file, lost.message, lost.line, lost.column);
  const whole = text.replace(/^\uFEFF/, '');
  const { value, mistake } = parse(whole);
  // JSON is YAML, of which the place of each field is known.
  const places = readYaml(file, whole);
  if (mistake) {
    // Engines say where it is, or not.
    const [, line = 1, column = 1] = /line (\d+) column (\d+)/.exec(mistake) ?? [];
    const message = `expected JSON, found a mistake in how it is written: ${mistake}`;
    return brokenList(file, message, Number(line), Number(column));
  }
  if (!Array.isArray(value) || value.length === 0) {
    const found = Array.isArray(value) ? 'an empty one' : 'something else';
    return brokenList(file, `expected a list, [ … ] around all entries, found ${found}`);
  }
  const known = entryFields(shape);
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const unknown = new Set<string>();
  for (const [index, entry] of known ? value.entries() : []) {
    for (const name of namesOf(entry)) {
      if (Object.hasOwn(known ?? {}, name) || unknown.has(name)) continue;
      unknown.add(name);
      const names = Object.keys(known ?? {}).filter((one) => one !== 'key');
      const { isMistake, message } = describeUnknownColumn(name, names, 'field');
      const place = places.locate([index, name], 'name');
      (isMistake ? problems : warnings).push({ ...place, message });
    }
  }
  return {
    ...{ file, problems, warnings, refused: [] },
    entries: value.map((entry) => withoutEmpty(entry, unknown)),
    // A field that is missing stands where its entry begins.
    locate: (path: FieldPath, part, found) =>
      fieldAt(value, path) === undefined
        ? { ...places.locate(path.slice(0, -1)), field: formatPath(path) }
        : places.locate(path, part, found),
  };
}

function parse(text: string): { value?: unknown; mistake?: string } {
  try {
    return { value: JSON.parse(text.normalize('NFC')) };
  } catch (error) {
    return { mistake: (error as Error).message.replaceAll(/\s+/g, ' ') };
  }
}

const namesOf = (entry: unknown): string[] => (isGroup(entry) ? Object.keys(entry) : []);

/** An entry without what says nothing, and without the fields that are left out. */
function withoutEmpty(entry: unknown, unknown: ReadonlySet<string>): unknown {
  const names = namesOf(entry);
  if (names.length === 0) return entry;
  const fields = Object.entries(entry as object);
  return Object.fromEntries(fields.filter(([name, one]) => one !== null && !unknown.has(name)));
}
