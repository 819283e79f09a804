import { type Node, DOMParser as Reader, Schema, type TagParseRule } from 'prosemirror-model';

/** What is pasted and left out; their words are not. */
export type Lost =
  | 'pictures'
  | 'headings'
  | 'lists'
  | 'tables'
  | 'links other than https:, mailto: and tel: addresses';

interface Pasted {
  /** Blocks: paragraphs, and lists of entries. */
  doc: Node;
  lost: Set<Lost>;
}

const isBold = (weight: string) => /^(bold|bolder|[6-9]00)$/.test(weight);
const isSlanted = (slant: string) => /^(italic|oblique)/.test(slant);
const tagUnless = (tag: string, isOff: (style: CSSStyleDeclaration) => unknown): TagParseRule => {
  return { tag, getAttrs: ({ style }) => !isOff(style) && null };
};

/** What is kept of words from elsewhere: some programs say marks by tags, others by styles. */
const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'text*',
      group: 'block',
      parseDOM: [{ tag: 'p, h1, h2, h3, h4, h5, h6, tr, dt, dd, caption, figcaption, pre' }],
    },
    list: {
      content: 'item+',
      group: 'block',
      attrs: { ordered: {} },
      parseDOM: [
        { tag: 'ul', attrs: { ordered: false } },
        { tag: 'ol', attrs: { ordered: true } },
      ],
    },
    item: { content: 'block+', parseDOM: [{ tag: 'li' }] },
    text: {},
  },
  marks: {
    link: {
      attrs: { href: {} },
      parseDOM: [
        { tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') }) },
      ],
    },
    strong: {
      parseDOM: [
        tagUnless('b, strong', ({ fontWeight }) => fontWeight && !isBold(fontWeight)),
        { style: 'font-weight', getAttrs: (value) => isBold(value) && null },
        { style: 'font-weight', clearMark: ({ type }) => type.name === 'strong' },
      ],
    },
    emphasis: {
      parseDOM: [
        tagUnless('i, em', ({ fontStyle }) => fontStyle && !isSlanted(fontStyle)),
        { style: 'font-style', getAttrs: (value) => isSlanted(value) && null },
        { style: 'font-style', clearMark: ({ type }) => type.name === 'emphasis' },
      ],
    },
  },
});
const reader = Reader.fromSchema(schema);

/** Whether what an element says is not for readers. */
const isHidden = (one: Element): boolean =>
  /^(head|style|script|meta|link|title|xml|template|noscript|w:sdtpr|o:shapedefaults)$/i.test(
    one.tagName,
  ) ||
  /(?:^|;)\s*display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/i.test(
    one.getAttribute('style') ?? '',
  );

/** Reads the HTML that Word, Google Docs or a browser puts on the clipboard. */
function readHtml(html: string, origin: string): Pasted {
  // Word and browsers mark what was copied in a whole document.
  const [, fragment = html] = /<!--StartFragment-->(.*)<!--EndFragment-->/s.exec(html) ?? [];
  const { body } = new DOMParser().parseFromString(fragment, 'text/html');
  const all = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)];
  const lost = new Set<Lost>();
  nestWordLists(all('[style*="mso-list:" i]'));
  for (const one of all('*').filter(isHidden)) one.remove();
  for (const one of all('h1, h2, h3, h4, h5, h6')) {
    lost.add('headings');
    // All of a heading is bold where it comes from.
    one.style.removeProperty('font-weight');
  }
  for (const row of all('tr').filter(({ children }) => children.length > 1)) {
    lost.add('tables');
    joinCells([...row.children]);
  }
  for (const link of all('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const address = readAddress(href, origin);
    if (address) link.setAttribute('href', address);
    else link.removeAttribute('href');
    // A place in the document that it is from, such as a footnote, is no loss.
    if (!address && href && !href.startsWith('#'))
      lost.add('links other than https:, mailto: and tel: addresses');
  }
  for (const picture of all('img, picture, svg, video, audio, iframe, object, canvas')) {
    lost.add('pictures');
    picture.remove();
  }
  // Safari has such a space between words with marks.
  for (const space of all('.Apple-converted-space')) space.textContent = ' ';
  for (const line of all('br')) line.replaceWith(body.ownerDocument.createElement('p'));
  return { doc: reader.parse(body), lost };
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

/** The cells of a row in one line, where each of them is one. */
function joinCells(cells: readonly Element[]): void {
  for (const cell of cells) {
    const [block, ...others] = cell.querySelectorAll('p, div');
    if (block && others.length === 0) block.replaceWith(...block.childNodes);
  }
  if (cells.some((cell) => cell.querySelector('p, div, ul, ol, table'))) return;
  for (const cell of cells.filter((one) => one.textContent?.trim()).slice(1)) cell.prepend(', ');
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

/** What is on the clipboard where it has no marks: its lines. */
function readPlain(clipboard: Clipboard): Node {
  const lines = (clipboard?.getData('text/plain') ?? '').split(/\r?\n/).map((line) => line.trim());
  const paragraphs = lines
    .filter(Boolean)
    .map((line) => schema.node('paragraph', null, [schema.text(line)]));
  return schema.node('doc', null, paragraphs);
}

/** What begins the HTML of code, of which text editors put its colours on the clipboard too. */
const code =
  /^(?:\s|<(?:html|body|meta)\b[^>]*>|<!--\w+-->)*<(?:pre\b|div\b[^>]*white-space:\s*pre[;"'])/i;

/** The HTML on the clipboard; empty where it has words alone, or code. */
export function htmlOf(clipboard: Clipboard): string {
  const html = clipboard?.getData('text/html') ?? '';
  return code.test(html) ? '' : html;
}

/** What is pasted: with marks, links and lists where the clipboard has them. */
export function readClipboard(clipboard: Clipboard, origin: string): Pasted {
  const html = htmlOf(clipboard);
  return html ? readHtml(html, origin) : { doc: readPlain(clipboard), lost: new Set() };
}
