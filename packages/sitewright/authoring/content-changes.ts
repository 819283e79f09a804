import { currencyCode } from '../content/fields/price.ts';
import { splitFrontMatter } from '../content/markdown/front-matter.ts';
import { ContentError } from '../content/messages/problem.ts';
import { readYaml } from '../content/yaml/yaml-file.ts';
import { printAmount } from '../print/print-price.ts';
import { describeDifference, type Wording } from './describe-difference.ts';

/** The texts of content files, by their paths in the content folder; of a picture, anything. */
type ContentFiles = ReadonlyMap<string, string>;

type Group = Record<string, unknown>;

/**
 * Says what differs between two states of a content folder, by file, entry and field, one line each:
 * `pricing, plans, Growth, price: $299 → $309`.
 *
 * @throws ContentError when a file is not valid YAML
 */
export function describeChanges(before: ContentFiles, after: ContentFiles): string[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return files.flatMap((file) => {
    const name = file.replace(/\.(yaml|md)$/, '');
    const [old, now] = [before.get(file), after.get(file)];
    if (old === undefined) return `${name} is new`;
    if (now === undefined) return `${name} is gone`;
    if (name === file) return `${name} has changed`;
    return describeDifference(read(file, old), read(file, now), inMarkdown, name);
  });
}

/** As lines of Markdown, by the names that files have for fields. */
const inMarkdown: Wording = {
  label: (name) => name,
  quote: (text) => text.replaceAll(/[\\`*_[\]<>#|]/g, '\\$&'),
  isNew: 'is new',
  isGone: 'is gone',
  isMoved: 'has another order',
  whole: 'All of it',
};

/** What a file says, its prices with their currency; a text in Markdown is a list of paragraphs. */
function read(file: string, text: string): unknown {
  const parts = file.endsWith('.md') ? splitFrontMatter(text) : undefined;
  const { errors, toJS } = readYaml(`content/${file}`, parts?.frontMatter ?? text);
  if (errors.length > 0) throw new ContentError(errors);
  const value = (toJS() ?? {}) as Group;
  if (parts) return { ...value, text: parts.body.trim().split(/\n{2,}/) };
  const { data: currency } = currencyCode.safeParse(value.currency);
  return JSON.parse(JSON.stringify(value), (name, one) =>
    currency && name === 'price' && typeof one === 'number'
      ? printAmount({ amount: one, currency }, 'en')
      : one,
  );
}
