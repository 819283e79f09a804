import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { splitFrontMatter } from './markdown/front-matter.ts';
import { readYaml } from './yaml-file.ts';

/**
 * The fields of a content file, or of the front matter of one in Markdown, as far as they can be read.
 *
 * @param folder path of the folder; its files may hold anything
 * @returns nothing of a file that is missing or has mistakes, which the loader reports
 */
export function readFields(folder: string, file: string): Readonly<Record<string, unknown>> {
  const place = path.join(folder, file);
  if (!existsSync(place)) return {};
  const text = readFileSync(place, 'utf8');
  const yaml = file.endsWith('.md') ? (splitFrontMatter(text)?.frontMatter ?? '') : text;
  const fields = readYaml(place, yaml).toJS();
  return typeof fields === 'object' && fields !== null ? { ...fields } : {};
}

/** What stands at a place in some fields; nothing where there is no such place. */
export function fieldAt(fields: unknown, place: readonly string[]): unknown {
  return place.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined,
    fields,
  );
}
