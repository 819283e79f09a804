import { readYaml } from 'sitewright/content';
import { isEqual } from 'sitewright/texts';

/**
 * The texts of files as they were before fields were first changed or last taken out of them, by the names of the files and
 * the fields.
 */
export type FormerSources = Map<string, Map<string, string>>;

/** Remembers how the fields of a file are written that are changed, or taken out of it. */
export function rememberFields(
  sources: FormerSources,
  file: string,
  before: string,
  now: string,
): void {
  const readFields = (text: string): object => Object(readYaml(file, text).toJS());
  const left = new Map(Object.entries(readFields(now)));
  const known = sources.get(file) ?? new Map();
  for (const [name, value] of Object.entries(readFields(before)))
    if (!left.has(name) || !(known.has(name) || isEqual(value, left.get(name))))
      known.set(name, before);
  sources.set(file, known);
}
