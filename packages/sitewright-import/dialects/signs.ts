import { nameToEmoji } from 'gemoji';
import { type Dialect, toAddress } from './rule.ts';

/** Signs by their names, and what other programs take for Markdown though it is none. */
export const signs: Dialect = {
  name: 'signs',
  rules: [
    {
      reads: 'signs by their names, as of GitHub and chats: :rocket:',
      writes: 'the sign',
      find: /(?<![\p{L}\p{N}:/_-]):([a-z][a-z0-9_+-]*|[+-]1):(?![\p{L}\p{N}/_-])/gu,
      write({ 1: name = '' }) {
        const text = nameToEmoji[name];
        return text === undefined ? undefined : { text };
      },
    },
    {
      reads: 'a space before the end of bold words: **words **',
      writes: '**words**',
      find: /(?<=^|[\s\p{Ps}\p{Pi}"'|>])\*\*(?=[^\s*])([^*\n]*[^\s*])[ \t]+\*\*(?=$|[\s\p{Pe}\p{Pf}"'|<.,;:!?])/gmu,
      write: ({ index, 1: words = '' }, part) => {
        const line = part.masked.slice(part.masked.lastIndexOf('\n', index - 1) + 1, index);
        // Signs of bold before it would make this one the end of other words.
        return line.split('**').length % 2 === 1
          ? { text: `**${part.convert(index + 2, index + 2 + words.length)}**` }
          : undefined;
      },
    },
    {
      reads: 'a link in two parts: [words] (https://…)',
      writes: '[words](https://…)',
      find: /(?<=(?<!\])\[[^[\]\n]*[^[\]\s][^[\]\n]*\])[ \t]+(?=\(https?:\/\/[^\s()<>]+\))/g,
      write: () => ({ text: '' }),
    },
    {
      reads: 'addresses with spaces: [words](Price list.md)',
      writes: '[words](<Price list.md>)',
      find: /\]\((?=[^\s<])(?![^\s()]+[ \t]+'[^'\n]*'[ \t]*\))((?:[^()<>{}\n"]|\([^()<>{}\n]*\))*?[ \t](?:[^()<>{}\n"]|\([^()<>{}\n]*\))*?)([ \t]+(?:"[^"\n]*"|'[^'\n]*'))?[ \t]*\)/g,
      write: ([, address = '', title = '']) => ({ text: `](${toAddress(address)}${title})` }),
    },
  ],
};
