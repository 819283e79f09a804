/**
 * What stands in texts that come from other systems, which this one shows as it is written: each with what is
 * to be written. The signs must be such that words of people hardly ever have them. A stray sign is one that is shown
 * alone, and takes no words with it.
 */
type Syntax = readonly [signs: RegExp, expected: string, isStray?: 'stray'];

/** Stand in a text for what is no words in it, one for each character; no file has them. */
export const masks = { code: '\uE000', link: '\uE001', other: '\uE002', lineBreak: '\u2028' };

const link = 'a link such as [words](/pricing)';
const emphasis = 'emphasis such as *words* or **words**';
const note =
  'a note: a quote, of which each line begins with >, and the first one is [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION]';
const block = 'a line of ::: below a block that begins with a line such as :::note';
const noCommands = 'what it stands for, as pages run no commands';
const noFormulas = 'words or a picture, as pages set no formulas';
const task = 'a task such as - [ ] words or - [x] words';
const strong = '** or ~~ at both ends of words, without a space inside, and with one outside';

/** In braces, what gives words and pictures a size, a class or an id elsewhere, and what is left out there. */
export const settings =
  /\{(?=[^{}\n]*\})(?:[:.#@=$][^{}\n]+|[^{}\n]*\w=[^{}\n]*|\/?\*[^{}\n]*\*\/?)\}/g;

/** Those of them that a text is shown without: classes and sizes, and what is left out elsewhere too. */
export const settingsLeftOut =
  /(?<![{\]])\{(?::[^{}\n]*|[ \t]*\.[\w-][^{}\n]*|[^{}\n@#$=%<>]*[\w-]=(?:"[^"\n]*"|'[^'\n]*'|[\w%.-]+)[^{}\n]*|\/\*[^{}]*\*\/)\}(?!\})/g;

/** A form of the words for each number, such as ICU MessageFormat’s `{jobs, plural, one {A job} other {Jobs}}`. */
export const messageFormat = /\{\s*[\w.-]+\s*,[^{}]*(?:\{(?:[^{}]|\{[^{}]*\})*\}?[^{}]*)+\}?/g;

/** A formula of LaTeX, whose brackets in Markdown are those of words, behind a backslash. */
export const formula =
  /\\(?:\[\s*[A-Za-z]\s*|[([](?:(?!\\[)\]])[\s\S]){0,99}?(?:\\[a-z]|[\^=]| [+<>] |\w\(|_[{\d])(?:(?!\\[)\]])[\s\S]){0,99})\\[)\]](?![([])/g;

/** What begins a heading or an entry of a list, and a space that does not make it one. */
const sign = String.raw`(?:#{1,6}|[-+*]{1,3}|\d{1,9}[.)])`;
const oddSpace = String.raw`(?! )[\p{Zs}\u2060]`;

/** Entries of a list that is typed by hand, in at least two lines that follow each other. */
const handList = [
  String.raw`o\t`,
  String.raw`[–—][ \t]`,
  String.raw`[-+*](?=\p{L})`,
  String.raw`\(?\d{1,2}[.)](?:[ \t]|(?=\p{L}))`,
  String.raw`\(?(?:[a-z]|[ivx]{1,4})[.)][ \t]`,
].map((sign) => `^${sign}.*(?:\\n${sign}.*)+`);

/** ICU, Jekyll, Hugo, Vue, Nunjucks, PHP, MDX, Obsidian, WordPress, Pandoc, GitHub, MyST and wikis, in any text. */
const everywhere: readonly Syntax[] = [
  [
    messageFormat,
    'plain words that are right for any number, with {count jobs} or {number jobs} for it',
  ],
  [/\{%.*?%\}/gs, noCommands],
  [
    /\{\{\s*(?:vendor|origin|(?:count|number) [\w.-]+)\s*\}\}/g,
    'one brace on each side, as in {vendor} and {count jobs}',
  ],
  [/\{\{.*?\}\}/gs, noCommands],
  [/<[%?].*?[%?]>/gs, noCommands],
  [/<\/?[A-Z]\w*\.\w+[^<>\n]*>/g, noCommands],
  [
    settings,
    'words or a picture alone, without these braces, as they have no sizes, classes, comments or ids; a heading may end in {#id}',
  ],
  [
    /\[([a-z][\w-]*)(?:[ \t=][^[\]\n]*)?\][^[\]]*(?:\[(?!\/\1\])[^[\]]*\][^[\]]*)*\[\/\1\]/gi,
    noCommands,
  ],
  [/\[[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"\n]*"|“[^”\n]*”|'[^'\n]*'))+[^[\]\n]*\]/gi, noCommands],
  [/!\[\[[^[\]\n]+\]\]/g, 'a picture such as ![what it shows](shop.jpg)'],
  [/\[\[_?toc_?\]\]/gi, 'contents: true above the text of a page, for a list of its headings'],
  [/\[\[[^[\]\n]+\]\]/g, link],
  [/:[a-z][\w:+-]*:(?=\uE000)/g, link],
  [
    /(?<![\p{L}\p{N}:/_-])(?::(?:[a-z][a-z0-9_+-]*|[+-]1):)+(?![\p{L}\p{N}:/_-])/gu,
    'the sign itself, such as 🚀',
  ],
  [/(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/g, emphasis],
  [/(?<![+\w])\+\+(?=[^\s+])[^+\n]*[^\s+](?<!\b[A-Za-z])\+\+(?![+\w])/g, emphasis],
  [/'''[^'\n]+'''/g, emphasis],
  [/\^\[[^[\]\n]+\]/g, 'a footnote such as [^1], and below the text a line [^1]: with its words'],
  [/\^[^\s^[]*[\p{L}\p{N}][^\s^]*\^/gu, 'the sign itself, such as m² or 2nd'],
  [formula, noFormulas],
  [/\$\$(?=[^$]*[A-Za-z\\=+])(?:\s*\n[^$]*|[^\s$](?:[^$]*[^\s$])?)\$\$(?!\$)/g, noFormulas],
  [
    /(?<![\w$])\$(?=\S)(?:[A-Za-z]|[^$\n]*(?:\\[A-Za-z]|\^|_\{)[^$\n]*(?<=\S))\$(?![\w$])/g,
    noFormulas,
  ],
  [/\\(?:newpage|pagebreak|(?:begin|end)\{\w+\})/g, noCommands],
  [/%%[^%\n]+%%/g, 'no comments, which visitors would read'],
  [
    /\[-?@[\w:.-]+[^[\]\n]*\]/g,
    'a footnote such as [^1], and below the text a line [^1]: with its words',
  ],
];

/** The same at the beginning of lines, and what Markdown would have been but for a mistake. */
const inMarkdown: readonly Syntax[] = [
  [/^[ \t]*:{3,}.*$/gm, block],
  [/^[!?]{3}\+?[ \t]+\w.*$/gm, note],
  [/\[![A-Za-z]+(?:\][+-]?|[ \t])/g, note],
  [/^\[(?:note|tip|important|warning|caution|info|danger|hint)\](?=[:\s]|$)/gim, note],
  [/^(?:[-+*]\[[ xX]?\]|\[(?:[ xX]{0,2}|[-✓✔✗])\])(?![(:[])/gm, task],
  [
    new RegExp(
      `^(?:[ \\t]*${oddSpace}[\\p{Zs}\\t]*(?:${sign}|>) |${sign}[ \\t]*${oddSpace})`,
      'gmu',
    ),
    'the spaces of a plain keyboard around the sign of a heading, list or quote',
  ],
  [/^[•·▪●◦‣∙].*(?:\n[•·▪●◦‣∙].*)*/gm, 'a list, whose entries begin with - and a space'],
  [
    new RegExp([...handList, String.raw`(?<=[:：]\n)\d{1,2}[.)] .*`].join('|'), 'gmu'),
    'an empty line above a list, and - or 1. and a space before each entry; or two spaces at the end of each line that ends there',
  ],
  [/^#{7,}[ \t].*/gm, 'a heading such as ## Prices, with at most six #'],
  [/\([^()\n]+\)\[(?:\uE001|[/#]\w)[^[\]\n]*\]/g, link],
  [/!\[[^[\]\n]*\]\([^()\n]*[“”„‟«»][^()\n]*\)/g, 'the plain quotes " around a caption'],
  [/\]\([^()\n]*[“”„‟«»][^()\n]*\)/g, `${link}, without a title in “quotes”`],
  [/^(?:＃+|＞)/gm, '# or > of a plain keyboard'],
  [
    /(?<![\p{L}\p{N}*])\*\*(?=["'“„«([{]?[\p{L}\p{N}]| [^*\n]*[^\s*]\*\*)|\*\*(?=[^\s*](?:[^*\n]*[^\s*])?\*\*)/gu,
    strong,
    'stray',
  ],
  [/(?<![\p{L}\p{N}_/])__(?=\p{L})|(?<![~/])~~(?=\p{L})/gu, strong, 'stray'],
  [/(?<=\p{sc=Latin})\uE000+(?=\p{sc=Latin})/gu, 'the apostrophe ’ in place of `', 'stray'],
  [/(?<![\p{L}\p{N}`])`+(?=[^\s`])/gu, 'as many ` behind the code as before it', 'stray'],
  [
    /^\[(?:toc|_toc_)\][ \t]*$/gim,
    'contents: true above the text of a page, for a list of its headings',
  ],
  [/^\[(?:gallery|audio|video|playlist|embed|contact-form(?:-7)?)\][ \t]*$/gim, noCommands],
  [/^import\s+(?:[\w*{][\w\s,*{}]*\s+from\s+)?(?:'[^'\n]+'|"[^"\n]+");?[ \t]*$/gm, noCommands],
  [/^export\s+(?:default|const|let|function|class|async)\s[^\n]*[={(;].*/g, noCommands],
  [/^\.\. [\w-]+::.*$/gm, note],
  [/^\w+::\S*\[[^[\]\n]*\][ \t]*$/gm, noCommands],
  [/^<<< \S.*$/gm, noCommands],
  [/^\([\w-]+\)=[ \t]*$/gm, 'an id behind the words of a heading, such as ## Prices {#prices}'],
  [/^(?:={2,6}|h[1-6]\.) \S.*$/gm, 'a heading such as ## Prices'],
  [/^#{2,6}[^\s#].*$/gm, 'a space between ## and the words of a heading'],
  [/^#\+\w+.*$/gm, noCommands],
  [/^\*\[[^\]\n]+\]:.*$/gm, 'the meaning of an abbreviation behind it, in words'],
  [
    /^(?:\|.*\||:?-+:?(?: *\| *:?-+:?)+)[ \t]*$/gm,
    'a line such as |---|---| below the first one of a table, with as many parts',
  ],
  [/\[(?:\uE001+|https?:\/\/[^\s[\]]+) [^[\]\n]+\]/g, link],
  [
    /(?<![\w\])}])\[[^[\]\n]+\]\[[^[\]\n]*\]/g,
    `${link}, or below the text a line such as [name]: /pricing`,
  ],
  [/(?<!\w\[[^[\]\n]*)\]\([^()\n]*\)?/g, `${link}, with %20 in place of each space in its address`],
  [/\]\p{Zs}+\((?=\uE001|\/\w)/gu, `${link}, without a space between the brackets`],
];

const inYaml: readonly Syntax[] = [
  [/(?<!\*)\*{4}(?!\*)/g, 'words between the signs, as in **words**, or no signs'],
  [/(?<![\p{L}\p{N}*])\*\*(?=["'“„«([{]?[\p{L}\p{N}])(?![^*]*\*\*)/gu, strong],
  [/~~[^~\n]+~~/g, 'words without ~~'],
  [/\[\^[^\]\s]+\]/g, 'words alone, as only texts in Markdown have footnotes'],
  [/(?<![\w\])}])\[[^[\]\n]+\]\[[^[\]\n]*\]/g, link],
];

/** Marks that longer texts may have, and shorter ones would show. */
const inPlainText: readonly Syntax[] = [
  [/\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*/g, 'words alone, as this field shows no emphasis'],
  [
    /(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])/g,
    'words alone, as this field shows no emphasis',
  ],
  [/\[[^[\]\n]+\]\([^()\s]*\)/g, 'words alone, as this field shows no links'],
  [
    /<\/?(?:a|b|br|div|em|h[1-6]|i|img|li|p|span|strong|sub|sup|u|ul)\b[^<>\n]*>/gi,
    'words without HTML',
  ],
];

/** Settings but those that texts in Markdown are shown without. */
const otherSettings = new RegExp(`(?!${settingsLeftOut.source})${settings.source}`, 'g');

export const syntaxes = {
  markdown: [
    ...everywhere.map(
      ([signs, expected]): Syntax => [signs === settings ? otherSettings : signs, expected],
    ),
    ...inMarkdown,
  ],
  rich: [...everywhere, ...inYaml],
  plain: [...everywhere, ...inYaml, ...inPlainText],
};
