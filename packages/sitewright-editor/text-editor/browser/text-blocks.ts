import { lift, setBlockType, wrapIn } from 'prosemirror-commands';
import type { Attrs, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
} from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  nextCell,
  selectionCell,
} from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { msg, t } from '../../words/words.ts';
import { textSchema } from '../text-schema.ts';

const { nodes } = textSchema;

/** What a block can be made, or what can be put there. */
export interface BlockKind {
  label: string;
  /** By which other words it is found. */
  words: string;
  /** The keys for it, as ProseMirror writes them. */
  keys?: string;
  run: Command;
}

/** The nearest block around the caret of some kinds. */
export function findAround(
  { selection: { $from } }: EditorState,
  ...types: readonly NodeType[]
): { node: Node; at: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, at: $from.before(depth) };
  }
  return undefined;
}

/** Makes the blocks of the selection a list, changes the list that they are in, or ends it. */
function makeList(ordered: boolean, checked: boolean | null = null): Command {
  return (state, dispatch) => {
    const list = findAround(state, nodes.list);
    const item = findAround(state, nodes.item);
    const isTasks = item !== undefined && item.node.attrs.checked !== null;
    if (list && list.node.attrs.ordered === ordered && isTasks === (checked !== null))
      return liftListItem(nodes.item)(state, dispatch);
    const { tr } = state;
    const mark = (at: number, made: Node) => {
      tr.setNodeMarkup(at, null, { ...made.attrs, ordered });
      made.forEach((one, offset) => {
        tr.setNodeMarkup(at + 1 + offset, null, { ...one.attrs, checked });
      });
    };
    if (list) {
      mark(list.at, list.node);
      dispatch?.(tr);
      return true;
    }
    return wrapInList(nodes.list, { ordered })(
      state,
      dispatch &&
        ((wrap) => {
          for (const step of wrap.steps) tr.step(step);
          const made = findAround(state.apply(wrap), nodes.list);
          if (made) mark(made.at, made.node);
          dispatch(tr.scrollIntoView());
        }),
    );
  };
}

/** Begins the next entry of a list: one to tick is open. */
export const splitItem: Command = (state, dispatch) => {
  const checked = findAround(state, nodes.item)?.node.attrs.checked ?? null;
  return splitListItem(nodes.item, checked === null ? undefined : { checked: false })(
    state,
    dispatch,
  );
};

/** Makes an entry one of a list in the entry before, of the same kind. */
export const sinkItem: Command = (state, dispatch) =>
  sinkListItem(nodes.item)(
    state,
    dispatch &&
      ((tr) => {
        const [before, item] = [findAround(state, nodes.list), findAround(state, nodes.item)];
        const made = findAround(state.apply(tr), nodes.list);
        if (before && item && made && made.node.childCount === 1) {
          tr.setNodeMarkup(made.at, null, { ...before.node.attrs, start: 1 });
          tr.setNodeMarkup(made.at + 1, null, item.node.attrs);
        }
        dispatch(tr);
      }),
  );

/** Enter behind three backquotes begins code, and in an empty last line of it ends it. */
export const enterCode: Command = ({ selection: { $from, empty }, tr }, dispatch) => {
  const { parent } = $from;
  const words = parent.textContent;
  if (!empty || $from.parentOffset !== parent.content.size) return false;
  const [, language] = (parent.type === nodes.paragraph && /^```(\w*)$/.exec(words)) || [];
  if (language !== undefined) {
    tr.delete($from.start(), $from.end());
    tr.setBlockType($from.start(), $from.start(), nodes.listing, { language: language || null });
    dispatch?.(tr);
    return true;
  }
  if (parent.type !== nodes.listing || !words.endsWith('\n')) return false;
  tr.delete($from.pos - 1, $from.pos);
  const behind = tr.mapping.map($from.after());
  tr.insert(behind, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, behind + 1)).scrollIntoView());
  return true;
};

/** Goes to the next cell; behind the last one there is a new row. */
export const nextCellOrRow: Command = (state, dispatch, view) =>
  goToNextCell(1)(state, dispatch) ||
  (isInTable(state) &&
    addRowAfter(state, (tr) => {
      dispatch?.(tr);
      if (view) goToNextCell(1)(view.state, view.dispatch);
    }));

/** Goes to the cell below, or leaves the table. */
export const cellBelow: Command = (state, dispatch) => {
  const $cell = isInTable(state) ? selectionCell(state) : undefined;
  if (!$cell) return false;
  const below = nextCell($cell, 'vert', 1);
  const at = below ? below.pos + 2 : $cell.after(-1);
  const selection = Selection.near(state.doc.resolve(at), 1);
  dispatch?.(state.tr.setSelection(selection).scrollIntoView());
  return true;
};

/** Makes blocks a quote, or ends one. */
const makeQuote: Command = (state, dispatch) =>
  findAround(state, nodes.quote) ? lift(state, dispatch) : wrapIn(nodes.quote)(state, dispatch);

/** Puts the blocks of the selection into a note, with the caret in its title. */
const makeNote: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to);
  if (!range?.parent.canReplaceWith(range.startIndex, range.endIndex, nodes.note)) return false;
  const blocks = range.parent.children.slice(range.startIndex, range.endIndex);
  const note = nodes.note.create(null, [nodes.note_title.create(), ...blocks]);
  const { tr } = state;
  tr.replaceWith(range.start, range.end, note);
  tr.setSelection(TextSelection.create(tr.doc, range.start + 2));
  dispatch?.(tr.scrollIntoView());
  return true;
};

/**
 * Puts a block in the place of an empty paragraph, or behind the block that the caret is in.
 *
 * @param caret where the caret is then, within it; without one the block itself is selected
 */
function insertBlock(node: Node, caret?: number): Command {
  return ({ selection: { $from, to }, tr }, dispatch) => {
    const { parent, depth } = $from;
    const isEmpty = parent.type === nodes.paragraph && parent.content.size === 0;
    const at = isEmpty ? $from.before() : depth > 0 ? $from.after() : to;
    const around = tr.doc.resolve(at);
    if (!around.parent.canReplaceWith(around.index(), around.index(), node.type)) return false;
    tr.replaceWith(at, isEmpty ? at + parent.nodeSize : at, node);
    // Behind the last one there is a place for the caret.
    if (at + node.nodeSize === tr.doc.content.size)
      tr.insert(at + node.nodeSize, nodes.paragraph.create());
    tr.setSelection(
      caret === undefined
        ? NodeSelection.create(tr.doc, at)
        : Selection.near(tr.doc.resolve(at + caret)),
    );
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Puts a picture there: among words, where no block can stand, as in a table. */
export const insertPicture =
  (src: string): Command =>
  (state, dispatch) => {
    if (insertBlock(nodes.picture.create({ src }))(state, dispatch)) return true;
    const { from } = state.selection;
    const tr = state.tr.replaceSelectionWith(nodes.picture_in_line.create({ src }), false);
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, from)));
    return true;
  };

function makeTable(): Node {
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      [0, 1, 2].map(() => type.createChecked(null, nodes.paragraph.create())),
    );
  return nodes.table.create(null, [
    row(nodes.table_header),
    row(nodes.table_cell),
    row(nodes.table_cell),
  ]);
}

const heading = (level: number): Command => setBlockType(nodes.heading, { level });

/** Does something where it can be done. @returns what to say where it cannot */
export function act(view: EditorView, { label, run }: Pick<BlockKind, 'label' | 'run'>): string {
  const isDone = run(view.state, view.dispatch);
  view.focus();
  return isDone
    ? ''
    : t('“{label}” cannot stand here: put the caret elsewhere, such as below.', {
        label: t(label),
      });
}

/** All that a text can be made of. */
export const blockKinds: readonly BlockKind[] = [
  {
    label: msg('Words'),
    words: msg('text paragraph'),
    keys: 'Mod-Alt-0',
    run: setBlockType(nodes.paragraph),
  },
  { label: msg('Heading'), words: msg('title h2'), keys: 'Mod-Alt-2', run: heading(2) },
  {
    label: msg('Smaller heading'),
    words: msg('title h3'),
    keys: 'Mod-Alt-3',
    run: heading(3),
  },
  {
    label: msg('List'),
    words: msg('bullets points'),
    keys: 'Mod-Shift-8',
    run: makeList(false),
  },
  {
    label: msg('Numbered list'),
    words: msg('steps ordered'),
    keys: 'Mod-Shift-7',
    run: makeList(true),
  },
  {
    label: msg('List to tick'),
    words: msg('tasks to do boxes checklist'),
    run: makeList(false, false),
  },
  {
    label: msg('Quote'),
    words: msg('quotation citation'),
    keys: 'Mod-Shift-9',
    run: makeQuote,
  },
  { label: msg('Note'), words: msg('tip important warning caution hint'), run: makeNote },
  {
    label: msg('Table'),
    words: msg('rows columns'),
    run: insertBlock(makeTable(), 4),
  },
  {
    label: msg('Code'),
    words: msg('program listing'),
    keys: 'Mod-Alt-c',
    run: setBlockType(nodes.listing),
  },
  {
    label: msg('Line'),
    words: msg('rule separator'),
    run: insertBlock(nodes.rule.create(), 1),
  },
  { label: msg('Picture'), words: msg('image photo upload'), run: insertPicture('') },
];

/** What a block can be changed into stays what it is there; the caret of a picture or a rule is in none. */
export function kindOf(state: EditorState): string {
  const list = findAround(state, nodes.list);
  const item = findAround(state, nodes.item);
  const { parent } = state.selection.$from;
  if (parent.type === nodes.heading) return parent.attrs.level > 2 ? 'Smaller heading' : 'Heading';
  if (parent.type === nodes.listing) return 'Code';
  if (item && item.node.attrs.checked !== null) return 'List to tick';
  if (list) return list.node.attrs.ordered ? 'Numbered list' : 'List';
  if (findAround(state, nodes.note)) return 'Note';
  if (findAround(state, nodes.table)) return 'Table';
  return findAround(state, nodes.quote) ? 'Quote' : 'Words';
}

/** What can be done with the table that the caret is in. */
export const tableActions: readonly { label: string; run: Command }[] = [
  { label: msg('Row below'), run: addRowAfter },
  { label: msg('Column after'), run: addColumnAfter },
  { label: msg('Delete the row'), run: deleteRow },
  { label: msg('Delete the column'), run: deleteColumn },
  { label: msg('Delete the table'), run: deleteTable },
];

/** Changes what the block around the caret says of itself. */
export function setAround(type: NodeType, attributes: Attrs): Command {
  return (state, dispatch) => {
    const found = findAround(state, type);
    if (!found) return false;
    dispatch?.(state.tr.setNodeMarkup(found.at, null, { ...found.node.attrs, ...attributes }));
    return true;
  };
}
