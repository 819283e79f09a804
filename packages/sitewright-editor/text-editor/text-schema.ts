import { type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { alignments, noteTints, type Tone, textClasses } from 'sitewright/texts';

/** Of an attribute that no HTML from elsewhere says. */
const own = (element: HTMLElement, name: string): string | null =>
  element.getAttribute(`data-${name}`);

const cells = tableNodes({
  tableGroup: 'block',
  cellContent: 'paragraph',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => own(cell, 'align'),
      setDOMAttr(align, attributes) {
        if (!align) return;
        attributes['data-align'] = align;
        attributes.class = alignments[String(align)] ?? '';
      },
    },
  },
});

/** What stands as it is written, as Markdown can say it and nothing here can show it. */
const kept = { atom: true, attrs: { source: {} } } satisfies NodeSpec;

const image = {
  atom: true,
  draggable: true,
  attrs: { src: {}, alt: { default: '' }, title: { default: null } },
} satisfies NodeSpec;

const readImage = (element: HTMLElement) => ({
  src: own(element, 'picture'),
  alt: own(element, 'alt'),
  title: own(element, 'title'),
});

const writeImage = ({ attrs: { src, alt, title } }: Node) => ({
  'data-picture': src,
  'data-alt': alt,
  'data-title': title,
});

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    parseDOM: [{ tag: 'p, dt, dd, caption, figcaption, summary' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2 } },
    // That of the page is its title.
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => {
      return { tag: `h${level}`, attrs: { level: Math.max(2, level) } };
    }),
    toDOM: ({ attrs }) => [`h${Math.max(2, attrs.level)}`, 0],
  },
  list: {
    content: 'item+',
    group: 'block',
    attrs: {
      ordered: { default: false },
      start: { default: 1 },
      spread: { default: false },
      // What stands before its entries: - * + or, behind a number, . and ).
      sign: { default: null },
    },
    parseDOM: [
      { tag: 'ul', attrs: { ordered: false } },
      {
        tag: 'ol',
        getAttrs: (list) => ({ ordered: true, start: Number(list.getAttribute('start') ?? 1) }),
      },
    ],
    toDOM: ({ attrs }) => (attrs.ordered ? ['ol', { start: attrs.start }, 0] : ['ul', 0]),
  },
  item: {
    content: 'block+',
    defining: true,
    attrs: { checked: { default: null }, spread: { default: false } },
    parseDOM: [
      {
        tag: 'li',
        getAttrs: (item) => ({ checked: own(item, 'task') ? own(item, 'task') === 'done' : null }),
      },
    ],
    toDOM: ({ attrs: { checked } }) =>
      checked === null
        ? ['li', 0]
        : [
            'li',
            { 'data-task': checked ? 'done' : 'open' },
            [
              'input',
              {
                type: 'checkbox',
                class: textClasses.tick,
                contenteditable: 'false',
                ...(checked && { checked: '' }),
              },
            ],
            ['div', 0],
          ],
  },
  quote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', { class: textClasses.quote }, 0],
  },
  note: {
    content: 'note_title block*',
    group: 'block',
    defining: true,
    attrs: { tone: { default: 'note' } },
    parseDOM: [{ tag: 'div[data-tone]', getAttrs: (note) => ({ tone: own(note, 'tone') }) }],
    toDOM: ({ attrs: { tone } }) => [
      'div',
      {
        role: 'note',
        'data-tone': tone,
        class: `${textClasses.note} ${noteTints[tone as Tone]}`,
      },
      0,
    ],
  },
  note_title: {
    content: 'inline*',
    defining: true,
    parseDOM: [{ tag: 'p[data-note-title]', priority: 60 }],
    toDOM: () => ['p', { 'data-note-title': '' }, 0],
  },
  listing: {
    content: 'text*',
    group: 'block',
    marks: '',
    code: true,
    defining: true,
    attrs: { language: { default: null }, meta: { default: null } },
    parseDOM: [
      {
        tag: 'pre',
        preserveWhitespace: 'full',
        getAttrs: (pre) => ({ language: own(pre, 'language'), meta: own(pre, 'meta') }),
      },
    ],
    toDOM: ({ attrs: { language, meta } }) => [
      'pre',
      { class: textClasses.listing, 'data-language': language, 'data-meta': meta },
      ['code', { class: textClasses.listingCode }, 0],
    ],
  },
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  picture: {
    ...image,
    group: 'block',
    parseDOM: [{ tag: 'figure[data-picture]', priority: 60, getAttrs: readImage }],
    toDOM: (node) => ['figure', writeImage(node)],
  },
  kept: {
    ...kept,
    group: 'block',
    parseDOM: [
      {
        tag: 'pre[data-kept]',
        priority: 60,
        getAttrs: ({ textContent }) => ({ source: textContent }),
      },
    ],
    toDOM: ({ attrs }) => ['pre', { 'data-kept': '' }, attrs.source],
  },
  ...cells,
  table: {
    ...cells.table,
    toDOM: () => [
      'figure',
      { class: textClasses.scroll },
      ['table', { class: textClasses.table }, ['tbody', 0]],
    ],
  },
  text: { group: 'inline' },
  line_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  picture_in_line: {
    ...image,
    inline: true,
    group: 'inline',
    parseDOM: [{ tag: 'span[data-picture]', getAttrs: readImage }],
    toDOM: (node) => ['span', writeImage(node)],
  },
  kept_words: {
    ...kept,
    inline: true,
    group: 'inline',
    parseDOM: [
      { tag: 'code[data-kept]', getAttrs: ({ textContent }) => ({ source: textContent }) },
    ],
    toDOM: ({ attrs }) => ['code', { 'data-kept': '', class: textClasses.code }, attrs.source],
  },
} satisfies Record<string, NodeSpec>;

const isBold = (weight: string) => /^(bold|bolder|[6-9]00)$/.test(weight);
const isSlanted = (slant: string) => /^(italic|oblique)/.test(slant);

/** The marks that words may have: some programs say them by tags, others by styles. */
export const wordMarks = {
  link: {
    // An address that stands in the text as it is says the same words.
    attrs: { href: {}, title: { default: null }, bare: { default: null } },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ href: link.getAttribute('href') }) }],
    toDOM: ({ attrs }) => ['a', { class: 'inline-link', href: attrs.href }, 0],
  },
  strong: {
    parseDOM: [
      {
        tag: 'b, strong',
        getAttrs: ({ style: { fontWeight } }) => (!fontWeight || isBold(fontWeight)) && null,
      },
      { style: 'font-weight', getAttrs: (value) => isBold(value) && null },
      { style: 'font-weight', clearMark: ({ type }) => type.name === 'strong' },
    ],
    toDOM: () => ['strong', 0],
  },
  emphasis: {
    parseDOM: [
      {
        tag: 'i, em',
        getAttrs: ({ style: { fontStyle } }) => (!fontStyle || isSlanted(fontStyle)) && null,
      },
      { style: 'font-style', getAttrs: (value) => isSlanted(value) && null },
      { style: 'font-style', clearMark: ({ type }) => type.name === 'emphasis' },
    ],
    toDOM: () => ['em', 0],
  },
} satisfies Record<string, MarkSpec>;

/** All that a text in Markdown shows, as the page draws it. */
export const textSchema = new Schema({
  nodes,
  marks: {
    ...wordMarks,
    strike: { parseDOM: [{ tag: 's, del, strike' }], toDOM: () => ['del', 0] },
    code: {
      code: true,
      parseDOM: [{ tag: 'code, kbd, samp, tt' }],
      toDOM: () => ['code', { class: textClasses.code }, 0],
    },
  },
});
