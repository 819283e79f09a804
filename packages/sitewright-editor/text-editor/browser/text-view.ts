import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { Fragment, type Node, type ResolvedPos, Slice } from 'prosemirror-model';
import { liftListItem } from 'prosemirror-schema-list';
import {
  type Command,
  EditorState,
  Plugin,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import {
  goToNextCell,
  isInTable,
  handlePaste as pasteCells,
  tableEditing,
} from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { takeCaret } from '../../page-editor/browser/word-marks.ts';
import { createRules, readTyped } from '../../rich-text/word-rules.ts';
import { t } from '../../words/words.ts';
import { readEditedText } from '../edited-text.ts';
import { textSchema } from '../text-schema.ts';
import {
  blockKinds,
  cellBelow,
  enterCode,
  nextCellOrRow,
  sinkItem,
  splitItem,
} from './text-blocks.ts';
import { drawPicture } from './text-pictures.ts';

const { nodes, marks } = textSchema;

interface TextViewOptions {
  /** The element of the page that has the text. */
  place: HTMLElement;
  text: string;
  /** Takes what the text says after each change, which may be a step of its own to be taken back. */
  onChange(text: string, isStep: boolean): void;
  /** Is called after each change of the text or of the caret. */
  onState(view: EditorView): void;
  /** Takes a key before the text does, where something is open for it. @returns whether it did */
  onKey(event: KeyboardEvent): boolean;
  onLink(): void;
  /** Goes through the steps of all that is edited: -1 takes one back. */
  onStep(by: -1 | 1): void;
  /** Leaves the text, by a key. */
  onLeave(): void;
  /** Takes what is pasted or dropped. @returns what is put there, or nothing where the browser is to do that */
  onPaste(data: DataTransfer | null): Slice | undefined;
}

/** A text that is edited as it looks. */
export interface TextView {
  view: EditorView;
  /** Shows another text, with the caret where it was when the text was this one. */
  show(text: string): void;
  /** Puts the caret into the block that a line of the text is of, and selects words there. @param line from 1 */
  focusLine(line: number, words?: string): void;
}

const rules = createRules(textSchema, [
  textblockTypeInputRule(/^(#{2,6})\s$/, nodes.heading, ([, signs = '']) => ({
    level: signs.length,
  })),
  wrappingInputRule(/^\s*[-*+]\s$/, nodes.list, { ordered: false }),
  wrappingInputRule(/^(\d+)[.)]\s$/, nodes.list, ([, start]) => ({
    ordered: true,
    start: Number(start),
  })),
  wrappingInputRule(/^\s*>\s$/, nodes.quote),
]);

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.line_break.create()).scrollIntoView());
  return true;
});

/** Enter at the end of a note’s title goes into the note. */
const leaveTitle: Command = ({ selection: { $from, empty }, tr }, dispatch) => {
  if (!empty || $from.parent.type !== nodes.note_title) return false;
  const behind = $from.after();
  const isLast = $from.node(-1).childCount === 1;
  if (isLast) tr.insert(behind, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, behind + 1)).scrollIntoView());
  return true;
};

const isEmptyLine = (node: Node | null) =>
  node?.type === nodes.paragraph && node.content.size === 0;

/** Enter makes no second empty line between blocks: Markdown has none, and it would be gone without a word. */
const stayInEmptyLine: Command = ({ doc, selection: { $from, empty } }) => {
  if (!empty || $from.depth !== 1 || $from.parentOffset > 0) return false;
  return isEmptyLine($from.parent) || isEmptyLine(doc.resolve($from.before()).nodeBefore);
};

/**
 * Takes away empty lines between blocks that the caret has left, for the same reason.
 *
 * @param known the lines that it has been in, and comes to be in now
 */
function closeEmptyLines({ doc, selection, tr }: EditorState, known: WeakSet<Node>): Transaction {
  doc.forEach((node, at, index) => {
    const isThere = selection.from <= at + 1 && selection.to > at;
    if (!isEmptyLine(node) || index === doc.childCount - 1) return;
    const start = tr.mapping.map(at);
    if (isThere) known.add(node);
    else if (known.has(node)) tr.delete(start, start + node.nodeSize);
  });
  return tr;
}

/** The words of what is pasted where no block can stand. */
function joinWords(slice: Slice): Slice {
  const words: Node[] = [];
  slice.content.descendants((node) => {
    if (node.isInline) words.push(node);
    else if (node.isTextblock && words.length > 0) words.push(textSchema.text(' '));
  });
  return new Slice(Fragment.from(words), 0, 0);
}

/** The place behind the table that a place is in, or stands behind: what is written next belongs to no cell. */
function findBelowTable(place: ResolvedPos): number | undefined {
  for (let depth = place.depth; depth > 0; depth -= 1)
    if (place.node(depth).type === nodes.table) return place.after(depth);
  return place.nodeBefore?.type === nodes.table ? place.pos : undefined;
}

/** Where a line of a text begins. @param line from 1 */
export function offsetOfLine(text: string, line: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((offset, { length }) => offset + length + 1, 0);
}

/** The words in the block that begins at a place, selected; undefined where it has none that are written so. */
function findWords(doc: Node, at: number, words: string): Selection | undefined {
  let found: Selection | undefined;
  doc.nodeAt(at)?.descendants((node, place) => {
    const index = node.text?.toLowerCase().indexOf(words.toLowerCase()) ?? -1;
    if (found || !words || index < 0) return;
    const start = at + 1 + place + index;
    found = TextSelection.create(doc, start, start + words.length);
  });
  return found;
}

/** At the end there is a place to write at, whatever stands there. */
const withEnd = (doc: Node): Node =>
  doc.lastChild?.type === nodes.paragraph
    ? doc
    : doc.copy(doc.content.addToEnd(nodes.paragraph.create()));

const lastParagraph = new Plugin({
  appendTransaction: (_, __, { doc, tr }) =>
    withEnd(doc) === doc ? undefined : tr.insert(doc.content.size, nodes.paragraph.create()),
});

/** Has a text in Markdown edited as it looks, in an element of its page. */
export function createTextView(options: TextViewOptions): TextView {
  const { place, onChange, onState, onKey, onStep, onPaste } = options;
  let { text } = options;
  let edited = readEditedText(text);
  /** What the editor was where it said each text last: what is undone is whole again, with its caret. */
  const known = new Map<string, { edited: typeof edited; state: EditorState }>();
  const emptyLines = new WeakSet<Node>();
  let isPressed = false;
  const step = (by: -1 | 1) => () => {
    onStep(by);
    return true;
  };
  const keys: Record<string, Command> = {
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.emphasis),
    'Mod-e': toggleMark(marks.code),
    'Mod-Shift-x': toggleMark(marks.strike),
    'Mod-k': () => {
      options.onLink();
      return true;
    },
    'Mod-z': step(-1),
    'Mod-y': step(1),
    'Mod-Shift-z': step(1),
    'Shift-Enter': breakLine,
    'Mod-Enter': breakLine,
    Enter: chainCommands(enterCode, cellBelow, leaveTitle, splitItem, stayInEmptyLine),
    Tab: chainCommands(sinkItem, nextCellOrRow),
    'Shift-Tab': chainCommands(liftListItem(nodes.item), goToNextCell(-1)),
    Escape: () => {
      options.onLeave();
      return true;
    },
    ...Object.fromEntries(blockKinds.flatMap(({ keys: own, run }) => (own ? [[own, run]] : []))),
  };
  const plugins = [
    rules,
    keymap(keys),
    keymap(baseKeymap),
    gapCursor(),
    tableEditing(),
    lastParagraph,
  ];
  const view = new EditorView(
    { mount: place },
    {
      state: EditorState.create({ doc: withEnd(edited.doc), plugins }),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('Text'),
        spellcheck: 'true',
      },
      nodeViews: { picture: drawPicture, picture_in_line: drawPicture },
      dispatchTransaction(transaction) {
        const state = view.state.apply(transaction);
        const typed = readTyped(view.state, rules, transaction);
        view.updateState(state);
        // One step back, it says what was typed.
        if (typed) say(typed);
        if (transaction.docChanged) say(state, typed !== undefined);
        else known.set(text, { edited, state });
        tell();
      },
      handleKeyDown: (_, event) => {
        takeCaret(view);
        return onKey(event);
      },
      handlePaste: (_, event) => paste(event, event.clipboardData),
      handleDrop: (_, event, _slice, isMoved) => !isMoved && paste(event, event.dataTransfer),
      handleDOMEvents: {
        click: (_, event) => tick(event),
        mousedown: () => hold(),
        focus: () => {
          tell();
          return false;
        },
      },
    },
  );

  function tell(): void {
    if (isPressed) return;
    const closed = closeEmptyLines(view.state, emptyLines);
    if (closed.docChanged) view.dispatch(closed);
    else onState(view);
  }

  /** What is shown above the text changes once the button is up: the place under the pointer would be another one then. */
  function hold(): false {
    isPressed = true;
    const release = () => {
      isPressed = false;
      tell();
    };
    for (const name of ['mouseup', 'dragend'])
      place.ownerDocument.addEventListener(name, release, { once: true });
    return false;
  }

  function say(state: EditorState, isStep = false): void {
    const before = text;
    ({ text } = edited.write(state.doc));
    known.set(text, { edited, state });
    if (text !== before) onChange(text, isStep);
  }

  function paste(event: Event, data: DataTransfer | null): boolean {
    const slice = onPaste(data);
    if (!slice) return false;
    const isInCell = isInTable(view.state);
    if (isInCell && pasteCells(view, event as ClipboardEvent, slice)) return true;
    const { tr, selection } = view.state;
    tr.replaceSelection(isInCell ? joinWords(slice) : slice);
    const end = tr.doc.resolve(tr.mapping.map(selection.to));
    const below = isInCell || slice.openEnd > 0 ? undefined : findBelowTable(end);
    // The caret stands behind what is pasted, and selects nothing of what follows.
    if (below === undefined) tr.setSelection(Selection.near(end, -1));
    else {
      if (below === tr.doc.content.size) tr.insert(below, nodes.paragraph.create());
      tr.setSelection(Selection.near(tr.doc.resolve(below)));
    }
    view.dispatch(tr.scrollIntoView());
    return true;
  }

  /** Ticks an entry whose box is clicked, or takes its tick away. */
  function tick(event: MouseEvent): boolean {
    const box = event.target as Element;
    const item = box.matches('input[type=checkbox]') ? box.closest('li') : null;
    if (!item) return false;
    event.preventDefault();
    const at = view.posAtDOM(item, 0) - 1;
    const { attrs } = view.state.doc.nodeAt(at) ?? {};
    view.dispatch(view.state.tr.setNodeAttribute(at, 'checked', !attrs?.checked));
    return true;
  }

  return {
    view,
    show(next) {
      if (next === text) return;
      text = next;
      const own = known.get(text);
      edited = own?.edited ?? readEditedText(text);
      const doc = withEnd(edited.doc);
      const at = Math.min(view.state.selection.head, doc.content.size);
      const selection = Selection.near(doc.resolve(at));
      view.updateState(own?.state ?? EditorState.create({ doc, plugins, selection }));
      onState(view);
    },
    focusLine(line, words = '') {
      const { starts } = edited.write(view.state.doc);
      const offset = offsetOfLine(text, line);
      const index = Math.max(
        0,
        starts.findLastIndex((start) => start <= offset),
      );
      let at = 0;
      for (const node of view.state.doc.children.slice(0, index)) at += node.nodeSize;
      const { doc } = view.state;
      const selection = findWords(doc, at, words) ?? Selection.near(doc.resolve(at));
      // Without the focus Firefox has no selection that could be scrolled to.
      view.focus();
      view.dispatch(view.state.tr.setSelection(selection).scrollIntoView());
    },
  };
}
