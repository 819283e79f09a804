import { nameContentFile } from './content-folder.ts';
import { hasFile, readText } from './content-text.ts';
import { splitFrontMatter } from './markdown/front-matter.ts';
import { readYaml } from './yaml-file.ts';

/** Opens a content file that exists: its YAML, or the front matter of one in Markdown with the text behind it. */
export function openContentFile(folder: string, file: string) {
  const text = readText(folder, file);
  const parts = file.endsWith('.md') ? splitFrontMatter(text) : undefined;
  const source = file.endsWith('.md') ? (parts?.frontMatter ?? '') : text;
  const name = nameContentFile(folder, file);
  return { name, source, yaml: readYaml(name, source), body: parts?.body };
}

/**
 * The fields of a content file, or of the front matter of one in Markdown, as far as they can be read.
 *
 * @param folder path of the folder; its files may hold anything
 * @returns nothing of a file that is missing or has mistakes, which the loader reports
 */
export function readFields(folder: string, file: string): Readonly<Record<string, unknown>> {
  if (!hasFile(folder, file)) return {};
  const fields = openContentFile(folder, file).yaml.toJS();
  return typeof fields === 'object' && fields !== null ? { ...fields } : {};
}

/** Whether the fields of a content file can be told apart; what depends on them is not known otherwise. */
export function isReadable(folder: string, file: string): boolean {
  if (!hasFile(folder, file)) return true;
  const value = openContentFile(folder, file).yaml.toJS();
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
