import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { pathInLanguage } from '../../content/languages/language.ts';
import type { LanguageContent } from '../../content/pages/site-content.ts';
import type { SectionDefinition } from '../../page/sections/define-section.ts';
import type { Locate } from '../base-path.ts';
import type { BuiltPage } from '../render/inspect-page.ts';

type ChildNode = ReturnType<typeof parseDocument>['children'][number];

/** What nobody reads of a page, or what stands on many. */
const silent = new Set(['nav', 'noscript', 'script', 'style', 'svg', 'template']);
/** What stands inside of words. */
const inline = new Set(
  'a abbr b bdi bdo cite code em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
);

/** The addresses of the files with the words of all other pages that sections of a language need, each with its page. */
export function listWordsFiles({
  pages,
  language,
  code,
}: LanguageContent): { address: string; page: string }[] {
  return [...pages].flatMap(([page, { sections }]) =>
    sections.flatMap(({ kind, key }) => {
      const { wordsOfPages } = code.kinds.get(kind) as SectionDefinition;
      const pageAddress = pathInLanguage(language, page);
      const address = wordsOfPages?.({ id: key, pageAddress });
      return address ? [{ address, page: pageAddress }] : [];
    }),
  );
}

/**
 * Writes the words of pages as JSON, for a search in them.
 *
 * @param folder the folder to deploy, with its pages in place
 * @param pages those that search engines may list
 * @param locate says where an address is on the deployed site
 */
export function writePageWords(
  folder: string,
  pages: readonly BuiltPage[],
  locate: Locate,
): string {
  const all = pages.flatMap(({ path: address, file, title, description }) =>
    address === undefined
      ? []
      : {
          title,
          description,
          href: locate(address),
          text: readWords(readFileSync(path.join(folder, file), 'utf8')),
        },
  );
  return JSON.stringify(all);
}

/** What the main part of a page says, in one line. */
export function readWords(html: string): string {
  const mains = DomUtils.getElementsByTagName('main', parseDocument(html));
  // Marks that isolate numbers in texts from right to left would part what visitors type.
  return mains
    .map(readNode)
    .join(' ')
    .replaceAll(/[\u2066\u2068\u2069\u202c\u202d]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function readNode(node: ChildNode): string {
  if (node.type === ElementType.Text) return node.data;
  if (!('attribs' in node)) return '';
  const words =
    silent.has(node.name) || 'inert' in node.attribs ? '' : node.children.map(readNode).join('');
  return inline.has(node.name) ? words : ` ${words} `;
}
