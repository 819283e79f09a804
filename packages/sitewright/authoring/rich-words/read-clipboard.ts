import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { isNumbered, isPlaceInDocument, type Marks, marksOf, readAddress } from './read-element.ts';
import { type Run, tidyRuns } from './runs.ts';

/** What is pasted and left out; their words are not. */
export type Lost =
  | 'pictures'
  | 'headings'
  | 'lists'
  | 'tables'
  | 'links other than https:, mailto: and tel: addresses';

/** A line of what is pasted. */
interface Line {
  runs: Run[];
  /** The lists that it is an entry of, the outermost first; whether each is numbered. */
  lists: readonly boolean[];
  /** Whether an entry begins with it. */
  isFirst: boolean;
}

interface Pasted {
  lines: Line[];
  lost: Set<Lost>;
}

const silent = new Set([
  ...['head', 'style', 'script', 'meta', 'link', 'title', 'xml', 'template', 'noscript'],
  ...['w:sdtpr', 'o:shapedefaults'],
]);
const pictures = new Set(['img', 'picture', 'svg', 'video', 'audio', 'iframe', 'object', 'canvas']);
const headings = /^h[1-6]$/;
const blocks = new Set([
  ...['p', 'div', 'ul', 'ol', 'li', 'blockquote', 'pre', 'section', 'article', 'header', 'footer'],
  ...['main', 'aside', 'nav', 'figure', 'figcaption', 'address', 'dl', 'dt', 'dd', 'hr', 'form'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'caption', 'tr', 'body', 'html', 'br'],
]);

/** Reads the HTML that Word, Google Docs or a browser puts on the clipboard. */
function readHtml(html: string, origin: string): Pasted {
  const lines: Line[] = [];
  const lost = new Set<Lost>();
  let lists: boolean[] = [];
  let isFirst = false;
  let isOpen = false;
  const endLine = () => {
    isOpen = false;
  };
  const add = (run: Run) => {
    if (!isOpen) {
      if (run.text.trim() === '') return;
      lines.push({ runs: [], lists: [...lists], isFirst });
      isFirst = false;
      isOpen = true;
    }
    lines.at(-1)?.runs.push(run);
  };
  const readAll = (nodes: readonly Nodes[], marks: Marks) => {
    for (const node of nodes) read(node, marks);
  };
  const readList = (node: Element, marks: Marks) => {
    lists.push(node.tagName === 'ol');
    readAll(node.children, marks);
    lists.pop();
  };
  const read = (node: Nodes, marks: Marks): void => {
    if (node.type === 'text') {
      add({ ...marks, text: node.value.replaceAll(/[ \t\r\n\f]+/g, ' ') });
      return;
    }
    if (node.type === 'root') readAll(node.children, marks);
    if (node.type !== 'element') return;
    const { tagName, properties, children } = node;
    const style = String(properties.style ?? '').toLowerCase();
    if (
      silent.has(tagName) ||
      /(?:^|;)\s*display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/.test(style)
    )
      return;
    if (pictures.has(tagName)) {
      lost.add('pictures');
      return;
    }
    // Safari has such a space between words with marks.
    if (String(properties.className ?? '').includes('Apple-converted-space')) {
      add({ ...marks, text: ' ' });
      return;
    }
    if (tagName === 'td' || tagName === 'th') {
      if (isOpen) add({ text: ', ' });
      readAll(children, marks);
      return;
    }
    if (tagName === 'table' && isTable(node)) lost.add('tables');
    const isHeading = headings.test(tagName);
    if (isHeading) lost.add('headings');
    const isBlock = blocks.has(tagName);
    if (isBlock) endLine();
    const own = marksOf(node, style, isHeading, marks);
    if (own.link === undefined && tagName === 'a' && properties.href) {
      const to = readAddress(String(properties.href), origin);
      if (to) own.link = to;
      else if (!isPlaceInDocument(String(properties.href)))
        lost.add('links other than https:, mailto: and tel: addresses');
    }
    const [, level] = /mso-list:\s*l\d+\s+level(\d)/.exec(style) ?? [];
    if (tagName === 'ul' || tagName === 'ol') readList(node, own);
    else if (level) {
      // Word writes the entries of a list as paragraphs.
      const outer = lists;
      lists = [...outer, ...new Array<boolean>(Number(level)).fill(isNumbered(node))];
      isFirst = true;
      readAll(children, own);
      lists = outer;
    } else {
      if (tagName === 'li') isFirst = true;
      readAll(children, own);
    }
    if (isBlock) endLine();
  };
  read(cutFragment(html), {});
  for (const line of lines) line.runs = trimRuns(tidyRuns(line.runs));
  return { lines: lines.filter(({ runs }) => runs.length > 0), lost };
}

/** What was copied: Word and browsers mark it in a whole document. */
function cutFragment(html: string): Root {
  const [, fragment = html] = /<!--StartFragment-->(.*)<!--EndFragment-->/s.exec(html) ?? [];
  return fromHtml(fragment, { fragment: true });
}

/** Whether a table is one of facts, and not one cell around something else. */
const isTable = ({ children }: Element): boolean =>
  children.some((one) => one.type === 'element' && (isCellBeside(one) || isTable(one)));

const isCellBeside = ({ tagName, children }: Element) =>
  tagName === 'tr' && children.filter((one) => one.type === 'element').length > 1;

/** Runs without blanks at their ends. */
function trimRuns(runs: readonly Run[]): Run[] {
  const all = runs.map((run) => ({ ...run, text: run.text.replaceAll(/ {2,}/g, ' ') }));
  const [first, last] = [all[0], all.at(-1)];
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return all.filter(({ text }) => text);
}

export type Clipboard = Pick<DataTransfer, 'getData'> | null;

/** What is on the clipboard where it has no marks: its lines. */
const readPlain = (clipboard: Clipboard): Line[] =>
  (clipboard?.getData('text/plain') ?? '').split(/\r?\n/).flatMap((line) => {
    const text = line.trim();
    return text ? { runs: [{ text }], lists: [], isFirst: false } : [];
  });

/** What begins the HTML of code, of which text editors put its colours on the clipboard too. */
const code =
  /^(?:\s|<(?:html|body|meta)\b[^>]*>|<!--\w+-->)*<(?:pre\b|div\b[^>]*white-space:\s*pre[;"'])/i;

/** The HTML on the clipboard; empty where it has words alone, or code. */
export function htmlOf(clipboard: Clipboard): string {
  const html = clipboard?.getData('text/html') ?? '';
  return code.test(html) ? '' : html;
}

/** What is pasted, line by line: with marks, links and lists where the clipboard has them. */
export function readClipboard(clipboard: Clipboard, origin: string): Pasted {
  const html = htmlOf(clipboard);
  return html ? readHtml(html, origin) : { lines: readPlain(clipboard), lost: new Set() };
}
