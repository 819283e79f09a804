/**
 * How the content editor reads and writes files. Files keep their comments: what it reads from a file
 * carries the file's text along, and what it writes changes that text in its places.
 */
import { parse, stringify } from 'yaml';
import { splitFrontMatter } from '../../content/markdown/front-matter.ts';
import { editMarkdown } from '../saving/edit-markdown.ts';
import { editYaml } from '../saving/edit-yaml.ts';
import { withoutPictureSlashes, withoutSlashes } from './picture-names.ts';

export interface Fields {
  /** The text of the file that the fields were read from; none in a new file. */
  _source?: string;
  /** Sections that the page does not have yet. */
  _add?: { section: string }[];
  body?: string;
  [name: string]: unknown;
}

/** The line above which new sections stand, with its comments: the last word of a page stays last. */
const closing = /^(?=(?:#.*\n)*closing:)/m;

/** Gives each new section a key of its own and its place in the text. */
function addSections(source: string, value: Fields, sections: NonNullable<Fields['_add']>) {
  let text = source;
  for (const { section, ...fields } of sections) {
    let [key, number] = [section, 2];
    while (Object.hasOwn(value, key)) key = `${section}${number++}`;
    value[key] = key === section ? fields : { section, ...fields };
    text = text.replace(closing, `${key}:\n\n`);
  }
  return text;
}

export const yamlFormat = {
  fromFile: (_source: string): Fields => ({ ...parse(_source), _source }),
  /** @throws ContentError for a change that the text has no place for */
  toFile({ _source, _add = [], ...fields }: Fields): string {
    const value = withoutSlashes(fields) as Fields;
    const source = _source ?? stringify(value);
    return editYaml('file', addSections(source, value, _add), value);
  },
};

export const markdownFormat = {
  fromFile(_source: string): Fields {
    const { frontMatter = '', body = '' } = splitFrontMatter(_source) ?? {};
    return { ...parse(frontMatter), body: body.trim(), _source };
  },
  /** @throws ContentError for a change that the text has no place for */
  toFile({ _source, body = '', ...fields }: Fields): string {
    const values = withoutSlashes(fields) as Omit<Fields, '_source' | 'body'>;
    const source = _source ?? `---\n${stringify(values)}---\n\n`;
    return editMarkdown('file', source, values, withoutPictureSlashes(body));
  },
};
