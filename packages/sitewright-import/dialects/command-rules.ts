import { type Command, isInAddress, prefixOf, readCommand, type Syntax } from './command.ts';
import {
  dedent,
  type Part,
  type Rule,
  toAddress,
  toneOf,
  type Written,
  withoutPrefix,
  wordsOfAddress,
  writeFolded,
  writeLink,
  writeNote,
  writePicture,
} from './rule.ts';

/** What one command becomes. What it says beside the names in `shows` is lost. */
interface Action {
  commands: RegExp;
  shows?: readonly string[];
  /** Whether it shows what has no name too. */
  showsOthers?: boolean;
  write(command: Command, part: Part): Written | undefined;
}

const titles = ['title', 'summary', 'name', 'label', 'header', 'heading'];
const kinds = ['style', 'type', 'level', 'kind', 'context', 'color'];
const sources = ['src', 'file', 'url', 'path', 'link'];
const addresses = ['url', 'href', 'link', 'relref', 'to'];

/** What says how words look, or what scripts find them by. */
const looks =
  /^(?:class(?:name)?|style|size|width|height|id|colou?r|align|cols?|icon.*|emoji|loading|target|rel|open|closed|collapsed|expanded|lang|language|line.*|hl_lines|variant|layout|theme|position|image-class|data-.*|gap|rows|default|groupid|value|key|slot|client:.*|v-.*|[:@].*)$/;

const say = ({ named }: Command, names: readonly string[]): string | undefined =>
  names.flatMap((name) => named.get(name) || [])[0];

/** What stands in a command, as lines of their own. */
function readInside({ inside }: Command, part: Part, prefix: string): string {
  if (!inside) return '';
  const words = withoutPrefix(part.source.slice(inside.start, inside.end), prefix);
  return part
    .convertText(dedent(words.replace(/^[ \t]*\n/, '').trimEnd()), inside.start + 1)
    .trim();
}

/** A block, where the command has its lines for itself. */
function writeBlock(
  command: Command,
  part: Part,
  write: (words: string) => string,
): Written | undefined {
  const prefix = prefixOf(command, part);
  if (prefix === undefined || !command.inside) return undefined;
  const { end } = command;
  return { text: write(readInside(command, part, prefix)), end, isBlock: true, prefix };
}

const filmPage = (name: string, id: string, { named, others }: Command): string | undefined => {
  if (/^https:\/\//.test(id)) return id;
  if (name === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  if (name === 'vimeo') return `https://vimeo.com/${id}`;
  if (name === 'gist') return `https://gist.github.com/${others.slice(0, 2).join('/')}`;
  return /^(?:tweet|x|twitter)$/.test(name)
    ? `https://x.com/${named.get('user') ?? 'i/web'}/status/${id}`
    : undefined;
};

/** The table: the first line that knows a command writes it. */
const actions: readonly Action[] = [
  {
    commands:
      /^(?:hint|alert|notice|callout|admonition|note-box|aside|note|tip|info|important|warning|caution|danger|success|error|attention|todo|question|example|bug|check)$/,
    shows: [...kinds, 'title'],
    showsOthers: true,
    write(command, part) {
      const [word = '', ...more] = command.others;
      const tone = toneOf(say(command, kinds) ?? word) ?? toneOf(command.name) ?? 'note';
      // What is no word of a system, such as `info`, is words of a person.
      const others = (toneOf(word) ? more : command.others).join(' ');
      return writeBlock(command, part, (words) =>
        writeNote(tone, say(command, ['title']) ?? others, words),
      );
    },
  },
  {
    commands:
      /^(?:details|expand|collapse|spoiler|accordion-?(?:item)?|tab-?(?:item)?|dropdown|expandable|collapsible|toggle)$/,
    shows: titles,
    showsOthers: true,
    write(command, part) {
      const title = say(command, titles) ?? command.others.join(' ');
      if (!title) return undefined;
      return writeBlock(command, part, (words) => writeFolded(title, words));
    },
  },
  {
    commands: /^(?:highlight|code|codeblock|code-block)$/,
    showsOthers: true,
    write({ inside, others, end, start }, part) {
      if (!inside) return undefined;
      const words = part.source.slice(inside.start, inside.end);
      const prefix = prefixOf({ start, inside, end } as Command, part);
      if (prefix === undefined) return undefined;
      const code = withoutPrefix(words, prefix).replace(/^[ \t]*\n|\n[ \t]*$/g, '');
      const isFenced = /^\s*(?:`{3}|~{3})/.test(code);
      const text = isFenced ? code : `\`\`\`\`${others[0] ?? ''}\n${code}\n\`\`\`\``;
      return { text, end, isBlock: true, prefix };
    },
  },
  {
    commands: /^(?:figure|img|image|picture)$/,
    shows: [...sources, 'alt', 'caption', 'title'],
    showsOthers: true,
    write(command) {
      const src = say(command, sources) ?? command.others[0];
      if (!src) return undefined;
      const caption = say(command, ['caption', 'title']) ?? '';
      // What has no name is the file, what it shows, and how it looks.
      const alt = command.others.find((one) => one !== src && isWords(one));
      return { text: writePicture(say(command, ['alt']) ?? alt ?? caption, src, caption) };
    },
  },
  {
    commands: /^(?:youtube|vimeo|embed|iframe|tweet|twitter|x|gist)$/,
    shows: ['id', 'url', 'src', 'user', 'title', 'caption'],
    showsOthers: true,
    write(command, { source }) {
      const { name, inside, others } = command;
      const words = inside && source.slice(inside.start, inside.end).trim();
      const id = say(command, ['id', 'url', 'src']) ?? others[0] ?? words ?? '';
      const url = filmPage(name, id, command);
      if (!url) return undefined;
      const title =
        say(command, ['title', 'caption']) ?? (words && words !== id ? words : undefined);
      return { text: writeLink(title ?? url.replace(/^https:\/\/(?:www\.)?/, ''), url) };
    },
  },
  {
    commands: /^file$/,
    shows: ['src', 'caption', 'title'],
    write(command, { source }) {
      const src = say(command, ['src']);
      const { inside } = command;
      const words = inside && source.slice(inside.start, inside.end).trim();
      if (!src) return undefined;
      return {
        text: writeLink(
          say(command, ['caption', 'title']) ?? (words || (src.split('/').at(-1) ?? src)),
          src,
        ),
      };
    },
  },
  {
    commands: /^page[-_]ref$/,
    shows: ['page', 'url'],
    write(command) {
      const page = say(command, ['page', 'url']);
      return page ? { text: writeLink(wordsOfAddress(page), page) } : undefined;
    },
  },
  {
    commands: /^(?:ref|relref|link|post_url|page|url|page_url|doc|baseurl)$/,
    showsOthers: true,
    write({ start, named, others, inside }, part) {
      const [path] = [...others, ...named.values()];
      return path && !inside && isInAddress(start, part) ? { text: path } : undefined;
    },
  },
  {
    commands: /^(?:raw|verbatim)$/,
    write({ inside }, { source }) {
      const words = inside && source.slice(inside.start, inside.end);
      return words === undefined ? undefined : { text: words.replaceAll(/\{(?=[{%#])/g, '&#123;') };
    },
  },
  { commands: /^comment$/, write: ({ inside }) => (inside ? { text: '' } : undefined) },
  {
    commands: /^(?:toc|toc-?inline|table-?of-?contents)$/,
    write: () => ({ text: '', isBlock: true }),
  },
  {
    commands:
      /^(?:tabs|tabset|tabpane|tabbed|stepper|steps|step|columns?|content-ref|accordions|accordiongroup|cards|cardgroup|cardgrid|codegroup|grid|frame|row|col|section|container|center|client-?only)$/,
    write(command, part) {
      if (titles.some((name) => command.named.has(name)) || command.others.length > 0)
        return undefined;
      return writeBlock(command, part, (words) => words);
    },
  },
];

/** Commands that show their words at times, many times or in another form, or words that stand elsewhere. */
const logic =
  /^(?:if\w*|unless|for|case|call|macro|block|capture|filter|each|with|range|while|cache|autoescape|tablerow|define|paginate|else\w*|elsif|elif|when|end|break|continue|cycle|increment|t|tl|tf|tr|trans|translate|blocktrans|i18n|data|param|var|math|latex|katex|mermaid|gallery|playlist|caption)$/;
const silent = /^(?:assign|set|from|import|extends|layout)$/;
const picture = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
const isWords = (said: string) =>
  /\p{L}[^\S\n]+\p{L}|^\p{Lu}(?!\S*[/.=])|(?!\p{sc=Latin})\p{L}/u.test(said);
const readNames =
  /^(?:sub)?title|label|summary|head(?:er|ing)|caption|text|alt|desc.*|content|question|answer|tooltip|tip|message$/;

/** What is left of a command of which nothing is known: the words in it and those that it says, its link and its picture. */
function writeWords(command: Command, part: Part): Written | undefined {
  const { name, named, others, inside, end } = command;
  if (name.length < 2 || logic.test(name)) return undefined;
  if (silent.test(name)) return inside ? undefined : { text: '', end };
  const said = [...named].filter(
    ([one, words]) => words && !looks.test(one) && !/^[{[]/.test(words),
  );
  const all = [...said, ...others.map((words) => ['', words] as const)];
  const src = all.find(([, words]) => picture.test(words))?.[1];
  const url = say(command, addresses) ?? all.find(([, one]) => /^https:\/\/\S+$/.test(one))?.[1];
  const isRead = ([one, words]: readonly [string, string]) =>
    words !== src && words !== url && (readNames.test(one) || isWords(words));
  const words = [...new Set(all.filter(isRead).map(([, one]) => one))];
  const head = words.join(' ') || (url && !inside ? wordsOfAddress(url) : '');
  const title = [
    src && writePicture(head, src),
    head && url ? writeLink(head, url) : src ? '' : head,
  ];
  const above = title.filter(Boolean).join(' ');
  const block =
    inside &&
    writeBlock(
      command,
      part,
      (body) => `${above && `**${above}**\n\n`.replaceAll(/\*\*(!\[.*\))\*\*/g, '$1')}${body}`,
    );
  if (block) return block;
  if (!inside) {
    const prefix = prefixOf(command, part);
    const only = above === '' ? onlyWords(command) : undefined;
    if (only !== undefined) return { text: only, end };
    if (above === '' && prefix === undefined) return undefined;
    return { text: above, end };
  }
  const body = part.convert(inside.start, inside.end);
  const isLink = url && !body.includes('\n') && !body.includes('](');
  const more = words.length > 0 ? ` (${words.join(', ')})` : '';
  return { text: isLink ? `[${body}](${toAddress(url)})${more}` : body + more, end };
}

/** The words of a command that says nothing else, such as `{% channel "help-desk" %}`: those, or a link to their file. */
function onlyWords({ name, named, others, written }: Command): string | undefined {
  const [words = ''] = others;
  if (named.size > 0 || others.length !== 1 || !/["']/.test(written)) return undefined;
  if (/^(?:include|render|partial|import|component)/.test(name)) return undefined;
  if (/^[\w./-]+\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|csv|zip)$/i.test(words))
    return writeLink(words.split('/').at(-1) ?? words, words);
  return /^[\p{L}\p{N}#@][\p{L}\p{N} #@-]*$/u.test(words) ? words : undefined;
}

/** The rule of a system whose commands are written so. */
export function makeCommandRule(example: string, syntax: Syntax): Rule {
  return {
    reads: `commands such as ${example}: notes, what opens, code, pictures, films, files, links`,
    writes: 'notes, <details>, code, pictures and links; of others the words',
    find: syntax.find,
    write(match, part) {
      const command = readCommand(match, syntax, part);
      if (!command) return undefined;
      const { name, named, others, written, start, end } = command;
      const action = actions.find(({ commands }) => commands.test(name));
      const known = action?.write(command, part);
      const result = known ?? writeWords(command, part);
      if (!result) {
        part.leave(start, written);
        return undefined;
      }
      const isShown = ([one, words]: readonly [string, string]) =>
        known ? action?.shows?.includes(one) : result.text.includes(words);
      const isOtherShown = (words: string) =>
        known ? action?.showsOthers : result.text.includes(words);
      const isLink = /^(?:button|btn|link|a|(?:nuxt|router)-?link)$/.test(name);
      if (!known && !isLink) part.lose(start, written);
      else if (![...named].every(isShown) || !others.every(isOtherShown)) part.lose(start, written);
      if (name === 'comment' || name.includes('toc'))
        part.lose(start, part.source.slice(start, end));
      return { end, ...result };
    },
  };
}
