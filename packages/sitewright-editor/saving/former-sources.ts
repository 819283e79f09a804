import { readYaml } from 'sitewright/content';

/** The texts of files in which fields stood that were taken out of them, by the names of the files and the fields. */
export type FormerSources = Map<string, Map<string, string>>;

/** Remembers how the fields of a file are written that are taken out of it. */
export function rememberFields(
  sources: FormerSources,
  file: string,
  before: string,
  now: string,
): void {
  const listFields = (text: string) => Object.keys(Object(readYaml(file, text).toJS()));
  const left = new Set(listFields(now));
  const known = sources.get(file) ?? new Map();
  for (const name of listFields(before)) if (!left.has(name)) known.set(name, before);
  sources.set(file, known);
}
