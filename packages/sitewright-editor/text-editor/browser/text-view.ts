import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, Node, Slice } from 'prosemirror-model';
import { liftListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, Plugin, Selection, TextSelection } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { takeCaret } from '../../page-editor/browser/word-marks.ts';
import { readEditedText } from '../edited-text.ts';
import { textSchema } from '../text-schema.ts';
import { blockKinds, sinkItem, splitItem } from './text-blocks.ts';
import { drawPicture } from './text-pictures.ts';

const { nodes, marks } = textSchema;

interface TextViewOptions {
  /** The element of the page that has the text. */
  place: HTMLElement;
  text: string;
  /** Takes what the text says after each change. */
  onChange(text: string): void;
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
  /** Shows another text, with the caret where it was. */
  show(text: string): void;
  /** Puts the caret into the block that a line of the text is of. @param line from 1 */
  focusLine(line: number): void;
}

/** Marks words between signs, as they are typed. */
const markRule = (signs: RegExp, type: MarkType): InputRule =>
  new InputRule(signs, ({ tr }, [whole, words = ''], from, to) => {
    const start = from + (whole.length - whole.trimStart().length);
    tr.replaceWith(start, to, textSchema.text(words, [type.create()]));
    return tr.removeStoredMark(type);
  });

const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,6})\s$/, nodes.heading, ([, signs = '']) => ({
      level: signs.length,
    })),
    textblockTypeInputRule(/^```(\w*)\s$/, nodes.listing, ([, language]) => ({
      language: language || null,
    })),
    wrappingInputRule(/^\s*[-*+]\s$/, nodes.list, { ordered: false }),
    wrappingInputRule(/^(\d+)[.)]\s$/, nodes.list, ([, start]) => ({
      ordered: true,
      start: Number(start),
    })),
    wrappingInputRule(/^\s*>\s$/, nodes.quote),
    markRule(/(?:^|\s)\*\*([^\s*](?:[^*]*[^\s*])?)\*\*$/, marks.strong),
    markRule(/(?:^|\s)\*([^\s*](?:[^*]*[^\s*])?)\*$/, marks.emphasis),
    markRule(/(?:^|\s)`([^`]+)`$/, marks.code),
  ],
});

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

/** Where a line of a text begins. @param line from 1 */
export function offsetOfLine(text: string, line: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((offset, { length }) => offset + length + 1, 0);
}

/** Where a caret stands in another text: behind what is other there, or at the same words. */
function mapCaret(before: Node, now: Node, caret: number): number {
  const start = before.content.findDiffStart(now.content);
  const end = before.content.findDiffEnd(now.content);
  if (start === null || !end || caret < start) return caret;
  // Words that are there twice are taken for the same from both ends.
  const twice = Math.max(0, start - Math.min(end.a, end.b));
  return caret > end.a + twice ? caret + end.b - end.a : end.b + twice;
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
  let edited = readEditedText(options.text);
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
    Enter: chainCommands(leaveTitle, splitItem),
    Tab: chainCommands(sinkItem, goToNextCell(1)),
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
        'aria-label': 'Text',
        spellcheck: 'true',
      },
      nodeViews: { picture: drawPicture, picture_in_line: drawPicture },
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged) onChange(edited.write(view.state.doc).text);
        onState(view);
      },
      handleKeyDown: (_, event) => {
        takeCaret(view);
        return onKey(event);
      },
      handlePaste: (_, event) => paste(event.clipboardData),
      handleDrop: (_, event, _slice, isMoved) => !isMoved && paste(event.dataTransfer),
      handleClickOn: (_, _at, node, at, event) => {
        const isBox =
          event.target instanceof Element && event.target.matches('input[type=checkbox]');
        if (isBox && node.type === nodes.item) tick(node, at);
        return isBox && node.type === nodes.item;
      },
      handleDOMEvents: {
        focus: () => {
          onState(view);
          return false;
        },
      },
    },
  );

  function paste(data: DataTransfer | null): boolean {
    const slice = onPaste(data);
    if (slice) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
    return slice !== undefined;
  }

  function tick(item: Node, at: number): void {
    const checked = !item.attrs.checked;
    view.dispatch(view.state.tr.setNodeMarkup(at, null, { ...item.attrs, checked }));
  }

  return {
    view,
    show(text) {
      edited = readEditedText(text);
      const doc = withEnd(edited.doc);
      const at = mapCaret(view.state.doc, doc, view.state.selection.head);
      const selection = Selection.near(doc.resolve(Math.min(at, doc.content.size)), -1);
      view.updateState(EditorState.create({ doc, plugins, selection }));
      onState(view);
    },
    focusLine(line) {
      const { text, starts } = edited.write(view.state.doc);
      const offset = offsetOfLine(text, line);
      const index = Math.max(
        0,
        starts.findLastIndex((start) => start <= offset),
      );
      let at = 0;
      for (const node of view.state.doc.children.slice(0, index)) at += node.nodeSize;
      const selection = Selection.near(view.state.doc.resolve(at));
      view.dispatch(view.state.tr.setSelection(selection).scrollIntoView());
      view.focus();
    },
  };
}
