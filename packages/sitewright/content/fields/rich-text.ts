import type { PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as wordsOf } from 'mdast-util-to-string';
import { z } from 'zod';
import { target } from './target.ts';

/** A run of words in which some may be emphasised or be a link. */
export type RichText = readonly PhrasingContent[];

/** Whatever else Markdown gives a meaning stays what it is, as a text has no lists, code or entities. */
const literals = [
  ...['blockQuote', 'codeFenced', 'codeIndented', 'definition', 'headingAtx', 'htmlFlow', 'list'],
  ...['setextUnderline', 'thematicBreak', 'autolink', 'characterReference', 'codeText'],
];

/** What a text needs to mean more than its words. Most texts have none of it and need no parser. */
const marks = /[*_[\]\\<]/;

const howTo =
  'write *words*, **words** or [words](/pricing), and a backslash before a sign to show it';

/** Parses the `*emphasis*`, the `**strong emphasis**` and the `[links](/pricing)` of a text; refuses HTML. */
export function parseRichText(
  source: string,
  context: Pick<z.RefinementCtx, 'addIssue'>,
): RichText {
  if (!marks.test(source)) return [{ type: 'text', value: source }];
  const line = source.replaceAll(/\s*\n\s*/g, ' ');
  const tree = fromMarkdown(line, { extensions: [{ disable: { null: literals } }] });
  const phrases = tree.children.flatMap((node) => (node.type === 'paragraph' ? node.children : []));
  return phrases.map(checkPhrase);

  function checkPhrase(node: PhrasingContent): PhrasingContent {
    const written = line.slice(node.position?.start.offset, node.position?.end.offset);
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message, params: { found: written } });
      return z.NEVER;
    };
    switch (node.type) {
      case 'text':
        return /(?<!\\)\]\(/.test(written)
          ? refuse(`a link such as [words](/pricing), without spaces in its address (${howTo})`)
          : { type: 'text', value: node.value };
      case 'emphasis':
      case 'strong':
        return { type: node.type, children: node.children.map(checkPhrase) };
      case 'link': {
        const { data: url, error } = target.safeParse(node.url);
        if (url === undefined) return refuse(`a link to ${error.issues[0]?.message}`);
        if (node.title || !wordsOf(node).trim()) {
          return refuse('a link of words and an address alone, such as [words](/pricing)');
        }
        return { type: 'link', url, children: node.children.map(checkPhrase) };
      }
      default:
        return refuse(`words without HTML and pictures (${howTo})`);
    }
  }
}

/**
 * The words alone, for places that show neither emphasis nor links.
 *
 * @param locate says the address of a link, where it is to stand behind its words
 */
export const plainWords = (content: RichText, locate?: (to: string) => string): string =>
  content
    .map((node) => {
      const words = 'children' in node ? plainWords(node.children, locate) : wordsOf(node);
      return locate && node.type === 'link' ? `${words} (${locate(node.url)})` : words;
    })
    .join('');
