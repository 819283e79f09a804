import { type Node, Schema } from 'prosemirror-model';
import type { Run } from '../../rich-text/runs.ts';
import { wordMarks } from '../../text-editor/text-schema.ts';
import { toRun } from '../../text-editor/write-text.ts';

const nodes = { doc: { content: 'text*' }, text: {} };

/** Words without marks. */
export const plainSchema = new Schema({ nodes });

/** Words with the marks that a longer text may have, as the page draws them. */
export const richSchema = new Schema({
  nodes,
  marks: wordMarks,
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
export const toRuns = (doc: Node): Run[] => doc.children.map(toRun);
