import { parse } from 'yaml';
import { splitFrontMatter } from '../../app/content/markdown/front-matter.ts';
import { UserError } from '../../lib/user-error.ts';
import { mergeYaml } from './merge-yaml.ts';

/** The slash that the editor puts before the name of a picture in a text. */
const picture = /(?<=!\[[^\]\n]*\]\()\/(?=[\w-]+\.\w+[ )])/g;

/**
 * Gives a Markdown file new fields and a new text. Comments, order and quotes of its fields stay.
 *
 * @param source the file as it is
 * @param next the file as the content editor writes it
 * @throws UserError when the new file has no fields, or one of the two has fields that are not valid YAML
 */
export function mergeMarkdown(file: string, source: string, next: string): string {
  const parts = splitFrontMatter(next);
  if (!parts)
    throw new UserError(`${file}:1:1 expected fields between two lines of ---, found none`);
  const fields = withoutSlashes(parse(parts.frontMatter));
  const before = splitFrontMatter(source)?.frontMatter ?? parts.frontMatter;
  const front = mergeYaml(file, before, fields);
  return `${front.trimEnd()}\n---\n\n${parts.body.replaceAll(picture, '').trim()}\n`;
}

/** The same value, with the names of pictures as content files have them: the editor puts a slash before. */
export function withoutSlashes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSlashes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const isPicture = name === 'src' && typeof one === 'string';
      return [name, isPicture ? one.replace(/^\//, '') : withoutSlashes(one)];
    }),
  );
}
