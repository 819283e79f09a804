import type { Mark as NodeMark } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { wordAcross } from '../../forms/browser/markdown-marks.ts';
import type { Mark } from '../../rich-text/runs.ts';

/** Whether the words that are selected have a mark, or what is typed at the caret gets it. */
export function isMarked(state: EditorState, mark: Mark): boolean {
  const { $from, from, to, empty } = state.selection;
  const type = state.schema.marks[mark];
  if (!type) return false;
  const own = state.storedMarks ?? $from.marks();
  return empty ? type.isInSet(own) != null : state.doc.rangeHasMark(from, to, type);
}

/** Where the link under the caret begins and ends, or the selection; a caret in a word stands for the word. */
export function findLink(state: EditorState): { from: number; to: number; link?: NodeMark } {
  const { from, to, empty, $from } = state.selection;
  const marks = $from.marks().concat($from.nodeAfter?.marks ?? []);
  const link = state.schema.marks.link?.isInSet(marks);
  if (!empty) return { from, to, ...(link && { link }) };
  if (!link) {
    // What is no text, such as a line break, has one sign here as it has one place.
    const text = $from.parent.textBetween(0, $from.parent.content.size, '', '\ufffc');
    const [start, end] = wordAcross(text, $from.parentOffset);
    return { from: $from.start() + start, to: $from.start() + end };
  }
  let [start, end] = [from, to];
  $from.parent.forEach((node, offset) => {
    if (!link.isInSet(node.marks)) return;
    const at = $from.start() + offset;
    if (at === end || (at <= from && at + node.nodeSize >= from)) {
      start = Math.min(start, at);
      end = Math.max(end, at + node.nodeSize);
    }
  });
  return { from: start, to: end, link };
}

/**
 * Has the words that are selected, or the link under the caret, lead somewhere.
 *
 * @param address none takes the link away
 * @param label the words of a link where there are none yet
 */
export function linkWords(state: EditorState, address: string, label: string): Transaction {
  const { tr } = state;
  const type = state.schema.marks.link;
  if (!type) return tr;
  const { from, to } = findLink(state);
  const isNew = from === to && address !== '';
  if (isNew) tr.insertText(label, from);
  const end = isNew ? from + label.length : to;
  tr.removeMark(from, end, type);
  if (address) tr.addMark(from, end, type.create({ href: address }));
  return tr;
}

/** Takes the caret from where the browser has it: a browser says that it has moved only later than the next key. */
export function takeCaret(view: EditorView): void {
  const shown = view.dom.ownerDocument.getSelection();
  const { anchorNode, focusNode } = shown ?? {};
  if (!shown || !anchorNode || !focusNode) return;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const anchor = view.posAtDOM(anchorNode, shown.anchorOffset);
  const head = view.posAtDOM(focusNode, shown.focusOffset);
  const { doc, tr, selection } = view.state;
  const next = TextSelection.between(doc.resolve(anchor), doc.resolve(head));
  if (selection instanceof TextSelection && !next.eq(selection))
    view.dispatch(tr.setSelection(next));
}
