import type { Nodes, Parents } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { inQuotes } from '../messages/find-like-name.ts';
import { languageOf } from './code-languages.ts';
import { isPlainHttp, sayPlainHttp } from './describe-url.ts';
import type { Mistake } from './markdown-text.ts';
import { tones } from './notes.ts';

/** How many lists or quotes that lie in each other a phone has room for. */
const deepest = 6;

/** What visitors read of signs that are likely to be meant for something else. */
const slips: readonly (readonly [signs: RegExp, remedy: string])[] = [
  [
    /(?<![\p{L}\p{N}*\\])\*\*(?=["'“„«([{]?[\p{L}\p{N}])|(?<![\p{L}\p{N}_/\\])__(?=\p{L})|(?<![~/\\])~~(?=\p{L})/u,
    '** or ~~ at both ends of words, without a space inside, and with one outside',
  ],
  [
    /(?<!\\)\]\((?=[^()\n]*[ “”][^()\n]*\))/,
    'a link such as [words](/pricing), with %20 in place of each space in its address',
  ],
  [/^#{1,6}(?=[^\s#\d])/, 'a space between ## and the words of a heading'],
  [/^#{7,}(?=\s)/, 'a heading such as ## Prices, with at most six #'],
  [/^\|.*\|(?=[ \t]*\n)/, 'a line such as |---|---| below the first one of a table'],
  [/^[•·▪●◦‣].*(?=\n[•·▪●◦‣])/, 'a list, whose entries begin with - and a space'],
  [
    /(?<!\\)\[\^[^\]\s]+\]/,
    'a line that begins with it and a colon, and the words of the footnote',
  ],
  [
    new RegExp(String.raw`^\[!(?!(?:${tones.join('|')})\])[a-z]+\]`, 'i'),
    `[!${tones.join('], [!').toUpperCase()}] for a note`,
  ],
];

/**
 * What to say of a part of a text that is shown otherwise than it is likely to be meant, or not at all.
 *
 * @param parents what it stands in
 * @param source the text that it was parsed from
 */
export function adviseOnNode(node: Nodes, parents: readonly Parents[], source: string): Mistake[] {
  const { start, end } = node.position ?? {};
  const written = source.slice(start?.offset, end?.offset);
  const say = (message: string, about: string): Mistake => ({ place: start, message, about });
  switch (node.type) {
    case 'text':
      return adviseOnText(written, parents).map((message) => say(message, 'stray signs'));
    case 'code':
      return adviseOnCode(node.lang, node.meta, written).map(([message, about]) =>
        say(message, about),
      );
    case 'link':
    case 'definition': {
      const { title, url } = node;
      const isEmpty =
        node.type === 'link' &&
        node.children.every((one) => one.type === 'text' && !one.value.trim());
      const empty = `the link to ${inQuotes(url)} is left out, as it has no words: write some between [ and ]`;
      const left = `the title ${inQuotes(title ?? '')} of a link is left out, as no page shows it`;
      return [
        ...(isEmpty ? [say(empty, 'empty links')] : []),
        ...(title ? [say(left, 'link titles')] : []),
        ...(isPlainHttp(url) ? [{ place: start, ...sayPlainHttp(url) }] : []),
      ];
    }
    case 'delete': {
      const message = `${inQuotes(written)} is struck through: write \\~ for the sign itself`;
      return written.startsWith('~~') ? [] : [say(message, 'struck words')];
    }
    case 'emphasis':
    case 'strong': {
      const around = `${source[(start?.offset ?? 0) - 1]}${source[end?.offset ?? 0]}`;
      if (!/^[\p{L}\p{N}]{2}$/u.test(around) || !/\d/.test(around)) return [];
      return [say(`${inQuotes(written)} between numbers is emphasis: write × or \\*`, 'emphasis')];
    }
    case 'heading': {
      const [line] = /[-=]+$/.exec(written.trimEnd()) ?? [];
      const lines = written.trimEnd().split('\n').length;
      const isMeant = lines === 2 && (line?.[0] === '=' || (line?.length ?? 0) > 4);
      if (!line || isMeant || written.startsWith('#')) return [];
      const message = `these words are a heading, as ${line} stands below them: write ## before them, or an empty line above ${line} for a line across the page`;
      return [say(message, 'lists')];
    }
    case 'listItem':
    case 'blockquote':
      if (parents.filter(({ type }) => type === node.type).length !== deepest) return [];
      return [
        say(`lists and quotes more than ${deepest} deep have no room on a phone`, 'deep lists'),
      ];
    case 'tableRow':
      return adviseOnRow(node.children, parents.at(-1)).map((message) => say(message, 'cells'));
    case 'list': {
      if (!node.ordered) return [];
      const numbers = node.children.map(({ position }) =>
        Number(/^\d+/.exec(source.slice(position?.start.offset))),
      );
      const [first = 1] = numbers;
      const goesOn = parents
        .at(-1)
        ?.children.some(
          (one) => one.type === 'list' && (one.start ?? 0) + one.children.length === first,
        );
      if (numbers.length === 1 && first > 1 && !goesOn)
        return [
          say(
            `${first}. begins a list of one entry: where it is a day, a year or an ordinal number, write ${first}\\.`,
            'lists',
          ),
        ];
      const index = numbers.findIndex((number, at) => number !== first + at);
      if (index < 0 || numbers.every((number) => number === first)) return [];
      const found = numbers[index];
      const message = `${found}. is shown as ${first + index}., as lists count on from their first number: to keep it, write ${found}\\. in a paragraph of its own`;
      return [{ place: node.children[index]?.position?.start, message, about: 'numbers' }];
    }
    default:
      return [];
  }
}

function adviseOnText(written: string, parents: readonly Parents[]): string[] {
  // The second of two parts of a paragraph begins no line.
  const isFirst = parents.at(-1)?.children[0]?.position?.start.offset;
  return slips.flatMap(([signs, remedy]) => {
    const [found] = signs.exec(written) ?? [];
    return found && isFirst !== undefined
      ? [`${inQuotes(found)} is shown as it is written: write ${remedy}`]
      : [];
  });
}

function adviseOnCode(
  lang: string | null | undefined,
  meta: string | null | undefined,
  written: string,
): [message: string, about: string][] {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(written.trimStart()) ?? [];
  const isOpen = !new RegExp(String.raw`\n[ \t>]*${fence}[\x60~]*\s*$`).test(written);
  const isUnknown = !!lang && languageOf(lang) === undefined;
  const all: [isSaid: boolean, message: string, about: string][] = [
    [
      !fence,
      'four spaces or a tab before these words make code of them: remove the spaces where they are none, or write ``` above and below',
      'indented code',
    ],
    [
      !!fence && isOpen,
      `expected a line of ${fence} below the code, found none: all below it is code`,
      'open code',
    ],
    [
      isUnknown,
      `the code is shown as plain text, as the highlighter does not know ${inQuotes(lang ?? '')}: write a language that it knows, such as js or json, or none`,
      'languages',
    ],
    [!!meta, `${inQuotes(meta ?? '')} behind the language of code is left out`, 'code'],
  ];
  return all.flatMap(([isSaid, message, about]) => (isSaid ? [[message, about]] : []));
}

/** A row may have fewer cells than the first one of its table; those behind its last are not shown. */
function adviseOnRow(cells: readonly Nodes[], table: Parents | undefined): string[] {
  const most = table?.type === 'table' ? (table.align?.length ?? 0) : 0;
  if (cells.slice(most).every((one) => textOf(one).trim() === '')) return [];
  return [
    `the row has ${cells.length} cells, of which ${most} are shown, as many as the first one of the table has: write \\| for a | in words or code`,
  ];
}
