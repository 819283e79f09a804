import { type Node, DOMParser as Reader } from 'prosemirror-model';
import { textSchema } from '../text-editor/text-schema.ts';
import { msg } from '../words/words.ts';

/** What is pasted and left out; their words are not. */
export type Lost =
  | 'pictures'
  | 'headings'
  | 'lists'
  | 'tables'
  | 'raised and lowered signs'
  | 'links other than https:, mailto: and tel: addresses';

/** Where something is pasted: a text has blocks of its own, words have marks at most. */
export type PasteTarget = 'text' | 'words';

interface Pasted {
  /** Blocks, of which a place that has none takes the words. */
  doc: Node;
  lost: Set<Lost>;
  /** Whether lines that ended where a page of paper did were joined. */
  isJoined: boolean;
}

const reader = Reader.fromSchema(textSchema);

/** Whether what an element says is not for readers. */
const isHidden = (one: Element): boolean =>
  /^(head|style|script|meta|link|title|xml|template|noscript|w:sdtpr|o:shapedefaults)$/i.test(
    one.tagName,
  ) ||
  /(?:^|;)\s*display:\s*none|mso-hide:\s*all|mso-list:\s*ignore|mso-element:\s*comment/i.test(
    one.getAttribute('style') ?? '',
  ) ||
  one.matches('.MsoCommentReference, .MsoCommentText, a[href^="#_msocom"], [id^="_com_"]');

/** Reads the HTML that Word, Google Docs or a browser puts on the clipboard. */
function readHtml(html: string, origin: string, target: PasteTarget): Pasted {
  // Word and browsers mark what was copied in a whole document.
  const [, fragment = html] = /<!--StartFragment-->(.*)<!--EndFragment-->/s.exec(html) ?? [];
  const { body } = new DOMParser().parseFromString(fragment, 'text/html');
  const all = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)];
  const lost = new Set<Lost>();
  nestWordLists(all('[style*="mso-list:" i]'));
  for (const one of all('*').filter(isHidden)) one.remove();
  joinLists(body);
  if (all('sub, sup').some(({ textContent }) => textContent?.trim()))
    lost.add(msg('raised and lowered signs'));
  for (const one of all('h1, h2, h3, h4, h5, h6')) {
    if (target === 'words') lost.add(msg('headings'));
    // All of a heading is bold where it comes from.
    one.style.removeProperty('font-weight');
  }
  // A table in a table goes first.
  for (const table of all('table').reverse()) {
    const rows = [...table.querySelectorAll('tr')];
    const isGrid = rows.some(({ cells }) => cells.length > 1);
    if (isGrid && target === 'words') lost.add(msg('tables'));
    if (isGrid && target === 'text') evenTable(table, rows);
    else table.replaceWith(...rows.map(rowToLines));
  }
  for (const link of all('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const address = readAddress(href, origin);
    if (address) link.setAttribute('href', address);
    else link.removeAttribute('href');
    // A place in the document that it is from, such as a footnote, is no loss.
    if (!address && href && !href.startsWith('#'))
      lost.add(msg('links other than https:, mailto: and tel: addresses'));
  }
  for (const picture of all('img, picture, svg, video, audio, iframe, object, canvas')) {
    const src = picture.getAttribute('src') ?? '';
    const isHere =
      target === 'text' && picture.localName === 'img' && src.startsWith('data:image/');
    if (isHere) picture.replaceWith(toFigure(picture, src));
    else {
      lost.add(msg('pictures'));
      picture.remove();
    }
  }
  // Safari has such a space between words with marks.
  for (const space of all('.Apple-converted-space')) space.textContent = ' ';
  for (const line of all('br')) line.replaceWith(body.ownerDocument.createElement('p'));
  return { doc: reader.parse(body), lost, isJoined: false };
}

/** Word writes the entries of a list as paragraphs, with a number or a dot before each. */
function nestWordLists(paragraphs: readonly Element[]): void {
  for (const paragraph of paragraphs) {
    const [, level] =
      /mso-list:\s*l\d+\s+level(\d)/i.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (!level) continue;
    const sign = paragraph.querySelector(
      '[style*="mso-list:ignore" i], [style*="mso-list: ignore" i]',
    );
    const isNumbered = /^\s*\(?\w{1,4}[.)]/.test(sign?.textContent ?? '');
    const { ownerDocument: page } = paragraph;
    let entry: Element = page.createElement('p');
    entry.append(...paragraph.childNodes);
    for (let left = Number(level); left > 0; left -= 1) {
      const list = page.createElement(isNumbered ? 'ol' : 'ul');
      list.append(page.createElement('li'));
      list.firstElementChild?.append(entry);
      entry = list;
    }
    paragraph.replaceWith(entry);
  }
}

/** Lists that follow each other are one, and an entry that is a list alone belongs to the entry before. */
function joinLists(body: Element): void {
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (const one of body.querySelectorAll('ul, ol, li')) {
      const before = one.previousElementSibling;
      if (before?.localName !== one.localName) continue;
      const [first] = [...one.childNodes].filter(({ textContent }) => textContent?.trim());
      const isListAlone = first instanceof Element && first.matches('ul, ol');
      if (one.localName === 'li' && !isListAlone) continue;
      before.append(...one.childNodes);
      one.remove();
      isDone = false;
    }
  }
}

/** The cells of a row as a line; as lines, where one of them has several. */
function rowToLines({ cells, ownerDocument: page }: HTMLTableRowElement): Element {
  for (const cell of cells) {
    const [block, ...others] = cell.querySelectorAll('p, div');
    if (block && others.length === 0) block.replaceWith(...block.childNodes);
  }
  const own = [...cells];
  const isLine = !own.some((cell) => cell.querySelector('p, div, ul, ol, table'));
  const line = page.createElement(isLine ? 'p' : 'div');
  if (isLine)
    for (const cell of own.filter((one) => one.textContent?.trim()).slice(1)) cell.prepend(', ');
  line.append(...own.flatMap((cell) => [...cell.childNodes]));
  return line;
}

/** Makes a table one of Markdown: cells of one line, each in one row and one column, the first row their heads. */
function evenTable(table: Element, rows: readonly HTMLTableRowElement[]): void {
  const { ownerDocument: page } = table;
  const grid: Element[][] = rows.map(() => []);
  const make = (row: number) => page.createElement(row === 0 ? 'th' : 'td');
  for (const [index, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.cells) {
      const blocks = cell.querySelectorAll('p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, pre');
      for (const block of [...blocks].reverse()) block.replaceWith(' ', ...block.childNodes, ' ');
      if (index === 0) removeBold(cell);
      while (grid[index]?.[column]) column += 1;
      for (const [below, line] of grid.slice(index, index + cell.rowSpan).entries()) {
        for (let beside = 0; beside < cell.colSpan; beside += 1) {
          const own = make(index + below);
          if (below === 0 && beside === 0) own.append(...cell.childNodes);
          line[column + beside] = own;
        }
      }
      column += cell.colSpan;
    }
  }
  const width = Math.max(...grid.map(({ length }) => length));
  const body = page.createElement('tbody');
  for (const [index, row] of rows.entries()) {
    const line = grid[index] ?? [];
    row.replaceChildren(...Array.from({ length: width }, (_, at) => line[at] ?? make(index)));
    body.append(row);
  }
  table.replaceChildren(body);
}

/** Heads of a table are bold as they are. */
function removeBold(cell: Element): void {
  for (const one of cell.querySelectorAll('b, strong')) one.replaceWith(...one.childNodes);
  for (const one of cell.querySelectorAll<HTMLElement>('[style]')) one.style.fontWeight = '';
}

/** A picture that came along, for the schema of texts. */
function toFigure(picture: Element, src: string): Element {
  const figure = picture.ownerDocument.createElement('figure');
  figure.setAttribute('data-picture', src);
  figure.setAttribute('data-alt', picture.getAttribute('alt') ?? '');
  return figure;
}

/** Where a link leads, as content says it; undefined for what content cannot lead to. */
function readAddress(href: string, origin: string): string | undefined {
  if (!URL.canParse(href)) return /^\/(?!\/)/.test(href) ? href : undefined;
  const url = new URL(href);
  if (url.origin === origin) return url.pathname + url.search + url.hash;
  if (!['https:', 'mailto:', 'tel:'].includes(url.protocol)) return undefined;
  // These signs would end it in Markdown.
  return href
    .trim()
    .replaceAll(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

export type Clipboard = Pick<DataTransfer, 'getData'> | null;

/** In characters: lines of paper are longer. */
const shortestLine = 40;

/** Lines that end where a page of paper did; undefined where they are lines of their own. */
function joinLines(lines: readonly string[]): string | undefined {
  const longest = Math.max(...lines.map(({ length }) => length));
  const isEven = lines.slice(0, -1).every(({ length }) => length > longest * 0.6);
  if (lines.length < 2 || longest < shortestLine || !isEven) return undefined;
  return lines.reduce((before, line) => {
    if (/\p{Ll}[-\u00AD]$/u.test(before) && /^\p{Ll}/u.test(line))
      return before.slice(0, -1) + line;
    return `${before}${/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]$/u.test(before) ? '' : ' '}${line}`;
  });
}

/** What is on the clipboard where it has no marks: paragraphs, or lines. */
function readPlain(clipboard: Clipboard): Pasted {
  let isJoined = false;
  const blocks = (clipboard?.getData('text/plain') ?? '').split(/\r?\n(?:[ \t]*\r?\n)+/);
  const paragraphs = blocks.flatMap((block) => {
    const lines = block
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean);
    const joined = joinLines(lines);
    isJoined ||= joined !== undefined;
    return (joined === undefined ? lines : [joined]).map((line) => {
      return textSchema.node('paragraph', null, [textSchema.text(line)]);
    });
  });
  const { doc, paragraph } = textSchema.nodes;
  const all = paragraphs.length > 0 ? paragraphs : [paragraph.create()];
  return { doc: doc.create(null, all), lost: new Set(), isJoined };
}

/** What begins the HTML of code, of which text editors put its colours on the clipboard too. */
const code =
  /^(?:\s|<(?:html|body|meta)\b[^>]*>|<!--\w+-->)*<(?:pre\b|div\b[^>]*white-space:\s*pre[;"'])/i;

/** The HTML on the clipboard; empty where it has words alone, or code. */
export function htmlOf(clipboard: Clipboard): string {
  const html = clipboard?.getData('text/html') ?? '';
  return code.test(html) ? '' : html;
}

/** What is pasted: with marks, links, lists, headings and tables where the clipboard and the place have them. */
export function readClipboard(clipboard: Clipboard, origin: string, target: PasteTarget): Pasted {
  const html = htmlOf(clipboard);
  return html ? readHtml(html, origin, target) : readPlain(clipboard);
}
