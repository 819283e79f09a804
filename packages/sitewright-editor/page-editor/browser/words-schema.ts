import { type Node, Schema } from 'prosemirror-model';
import type { Run } from '../../rich-text/runs.ts';

const nodes = { doc: { content: 'text*' }, text: {} };

/** Words without marks. */
export const plainSchema = new Schema({ nodes });

/** Words with the marks that a longer text may have, as the page draws them. */
export const richSchema = new Schema({
  nodes,
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        { tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') }) },
      ],
      toDOM: ({ attrs }) => ['a', { class: 'inline-link', href: attrs.href }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong, b' }], toDOM: () => ['strong', 0] },
    emphasis: { parseDOM: [{ tag: 'em, i' }], toDOM: () => ['em', 0] },
  },
});

/** Words for the editor; a schema without marks leaves them out. */
export const toNodes = (schema: Schema, runs: readonly Run[]): Node[] =>
  runs
    .filter(({ text }) => text)
    .map(({ text, strong, emphasis, link }) => {
      const { marks } = schema;
      return schema.text(text, [
        ...(marks.link && link !== undefined ? [marks.link.create({ href: link })] : []),
        ...(marks.strong && strong ? [marks.strong.create()] : []),
        ...(marks.emphasis && emphasis ? [marks.emphasis.create()] : []),
      ]);
    });

/** The opposite of `toNodes`. */
export function toRuns(doc: Node): Run[] {
  const runs: Run[] = [];
  doc.forEach((node) => {
    const names = new Map(node.marks.map((mark) => [mark.type.name, mark]));
    runs.push({
      text: node.text ?? '',
      ...(names.has('strong') && { strong: true }),
      ...(names.has('emphasis') && { emphasis: true }),
      ...(names.has('link') && { link: String(names.get('link')?.attrs.href) }),
    });
  });
  return runs;
}
