import { languageAliasNames, languageNames } from '@shikijs/langs';

const known: ReadonlySet<string> = new Set([...languageNames, ...languageAliasNames]);

/** Names of what has no words to tell apart. */
const plain = new Set(['text', 'txt', 'plain', 'plaintext', 'none', 'output', 'ascii', 'code']);

/** Names that other highlighters have. */
const otherNames: Readonly<Record<string, string>> = {
  'c++': 'cpp',
  golang: 'go',
  htm: 'html',
  'shell-session': 'shellsession',
  'sh-session': 'shellsession',
  svg: 'xml',
  'vim-script': 'viml',
};

/** Whether code of a language can be highlighted, by its name, such as `ts`, or one of its other names. */
export const knowsLanguage = (name: string): boolean => known.has(name);

/**
 * The language of code by what stands behind its first line, such as `JSON`, `js{1,3}` or `rust,ignore`.
 *
 * @returns its name in the highlighter, empty for plain text; undefined for one that is not known
 */
export function languageOf(written: string): string | undefined {
  const [, name = ''] = /^\{?\.?([^\s{},:]*)/.exec(written.toLowerCase()) ?? [];
  if (name === '' || plain.has(name)) return '';
  const other = otherNames[name] ?? name;
  return knowsLanguage(other) ? other : undefined;
}
