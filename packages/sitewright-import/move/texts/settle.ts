import type { Nodes } from 'mdast';
import type { Problem, SiteFolder } from 'sitewright/content';
import { checkContent } from 'sitewright/site';
import { editMarkdown, parseMarkdown, splitFrontMatter } from 'sitewright/texts';
import { visitParents } from 'unist-util-visit-parents';
import { stringify } from 'yaml';
import { partText } from '../old-site/read-values.ts';
import { writeNote } from './notes.ts';

/** How often the content is checked again: what is put right may bring to light what was behind it. */
const rounds = 6;

export interface Settled {
  /** What was refused and became a note, or was taken out, by file. */
  mended: { file: string; message: string }[];
  /** Texts that stay outside the site, as something in them could not be put right. */
  aside: Map<string, { text: string; message: string }>;
  /** What is wrong with other files of the site. */
  others: readonly Problem[];
}

/**
 * Makes the moved texts such as a build takes them: what it refuses in one becomes a note in its place.
 *
 * @param files the texts by their paths in the content folder; is changed
 */
export async function settle(folder: SiteFolder, files: Map<string, string>): Promise<Settled> {
  const mended: Settled['mended'] = [];
  const aside: Settled['aside'] = new Map();
  for (let round = 0; ; round += 1) {
    const { problems } = await checkContent(folder, Object.fromEntries(files));
    const own = findOwn(folder, files, problems);
    if (own.size === 0 || round === rounds) return { mended, aside, others: problems };
    for (const [file, found] of own) {
      const text = files.get(file) ?? '';
      const better = mend(file, text, found);
      files.set(file, better);
      if (better !== text) mended.push(...found.map(({ message }) => ({ file, message })));
      else if (aside.has(file)) files.delete(file);
      else {
        // The page stays where links lead, without its text.
        const { message = '' } = found[0] ?? {};
        const { title, description } = partText(text).fields;
        const head = stringify({ title, description }, { lineWidth: 0 });
        const note = writeNote(
          `the text of this page, which lies in not-moved/${file} (${message})`,
        );
        aside.set(file, { text, message });
        files.set(file, `---\n${head}---\n\n${note}\n`);
      }
    }
  }
}

/** What is wrong in the moved texts, without links to pages that are missing only as something else is wrong there. */
function findOwn(
  folder: SiteFolder,
  files: ReadonlyMap<string, string>,
  problems: readonly Problem[],
) {
  const nameOf = ({ file }: Problem) => file.slice(folder.path.length + 1);
  const isOwn = (one: Problem) => files.has(nameOf(one)) && one.file.endsWith('.md');
  const texts = problems.filter(isOwn);
  const isLink = ({ message }: Problem) => / leads to no (?:page|element)/.test(message);
  const broken = new Set(texts.filter((one) => !isLink(one)).map(nameOf));
  const waits = ({ message }: Problem) => {
    const [, path = ''] = /^"([^"#?]+)/.exec(message) ?? [];
    return broken.has(`pages${path}.md`) || broken.has(`pages${path.replace(/^\/[^/]+/, '')}.md`);
  };
  return Map.groupBy(
    texts.filter((one) => !isLink(one) || !waits(one)),
    nameOf,
  );
}

/** @returns the same text where nothing can be done */
function mend(file: string, text: string, problems: readonly Problem[]): string {
  const names = problems.flatMap(({ field }) => /^\w+/.exec(field)?.[0] ?? []);
  const isHeading = problems.some(({ message }) =>
    message.startsWith('expected a heading such as'),
  );
  const { fields, body } = partText(text);
  const left = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (name === 'contents' && isHeading) return [];
      if (!names.includes(name)) return [[name, value]];
      // What every page has says no more than its words.
      return name === 'title' || name === 'description' ? [[name, plainWordsOf(value)]] : [];
    }),
  );
  const isChanged = JSON.stringify(left) !== JSON.stringify(fields);
  const fielded = isChanged ? editMarkdown(file, text, left, body) : text;
  // The fields above may have lost lines; the text is told by its own.
  const before = splitFrontMatter(text)?.body ?? '';
  const mended = mendBody(
    before,
    problems.filter(({ field }) => field === ''),
  );
  if (mended === before) return fielded;
  const head = splitFrontMatter(fielded)?.frontMatter ?? '';
  return `${head}---\n${mended.replace(/^\n+/, '\n')}`;
}

const plainWordsOf = (value: unknown) =>
  String(value).replaceAll(/[^\p{L}\p{M}\p{N}\s.,:;!?()'-]/gu, ' ');

/** Makes notes of the links, pictures and elements in which something is wrong. */
function mendBody(body: string, problems: readonly Problem[]): string {
  const lines = body.split('\n');
  const tree = parseMarkdown(body);
  const edits = new Map<number, { end: number; text: string }>();
  for (const { line, column, message } of problems) {
    const at = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
    const node = findNode(tree, at);
    const [start, end] = [node?.position?.start.offset, node?.position?.end.offset];
    if (!node || start === undefined || end === undefined) continue;
    const written = body.slice(start, end);
    const note = writeNote(`${written} (${message})`);
    // A heading that is not there leaves the page to lead to.
    const [, hash = ''] = /no element with the id "([^"]*)"/.exec(message) ?? [];
    const led =
      hash && /^link/.test(node.type)
        ? written.replace(/#[^\s#)"'>]*(?=[)\s"'>]|$)(?!.*#)/s, '')
        : written;
    if (written.startsWith('<!-- Not moved')) continue;
    if (led !== written && !/\]\(\s*\)$/.test(led)) edits.set(start, { end, text: led });
    else if (node.type === 'heading')
      edits.set(start, { end, text: written.replace(/[ \t]*\{#[^{}\n]*\}[ \t]*$/, '') });
    else if (node.type === 'text' || node.type === 'html')
      edits.set(start, {
        end,
        text: node.type === 'html' ? note : written.replaceAll(/\{(?=\w)/g, '&#123;'),
      });
    else edits.set(start, { end, text: `${wordsOf(node, body)}${note}` });
  }
  let result = '';
  let last = 0;
  for (const [start, { end, text }] of [...edits].sort(([a], [b]) => a - b)) {
    if (start < last) continue;
    result += body.slice(last, start) + text;
    last = end;
  }
  return result + body.slice(last);
}

/** The words of a link, which stay. */
const wordsOf = (node: Nodes, body: string): string => {
  if (node.type !== 'link' && node.type !== 'linkReference') return '';
  const start = node.children[0]?.position?.start.offset;
  if (start === undefined) return '';
  const words = body.slice(start, node.children.at(-1)?.position?.end.offset);
  // An address among words would be a link again.
  return /^(?:https?:\/\/|www\.)\S*$/.test(words) ? `\`${words}\`` : words;
};

/** The innermost part of a text at a place that can be a note. */
function findNode(tree: Nodes, at: number): Nodes | undefined {
  let found: Nodes | undefined;
  visitParents(tree, (node) => {
    const { start, end } = node.position ?? {};
    const isThere = (start?.offset ?? Infinity) <= at && at < (end?.offset ?? -1);
    if (
      isThere &&
      /^(?:link|image)(?:Reference)?$|^(?:html|heading|definition|footnoteDefinition|text)$/.test(
        node.type,
      )
    )
      found = found && /^(?:link|image)/.test(found.type) && node.type === 'text' ? found : node;
  });
  return found;
}
