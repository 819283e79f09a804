import { toggleMark } from 'prosemirror-commands';
import { DOMSerializer, Fragment, type Schema, Slice } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { flushSync } from 'react-dom';
import type { Writing } from '../../forms/browser/text-toolbar.tsx';
import { readPastedWords, sayLost } from '../../rich-text/paste-words.ts';
import { type Mark, writeRuns } from '../../rich-text/runs.ts';
import { createRules, readTyped, saySigns } from '../../rich-text/word-rules.ts';
import { msg, t } from '../../words/words.ts';
import type { Words } from './text-place.ts';
import { findLink, isMarked, linkWords, takeCaret } from './word-marks.ts';
import { plainSchema, richSchema, toNodes, toRuns } from './words-schema.ts';

interface Typing {
  /** Takes what the field says after each change, which may be a step of its own to be taken back. */
  onInput(said: string, isStep: boolean): void;
  /** Takes what a toolbar needs, after each change of the words or of the caret. */
  onWriting(writing: Writing): void;
  /** Is called when the focus is elsewhere, with what gives the page the words that were drawn. */
  onEnd(restore: () => void): void;
}

/** What ends the last one: one text is changed at a time. */
let endLast = () => {};

/** Ends what is typed on the page, wherever the focus is, as in the field for a link. */
export const endTyping = (): void => endLast();

/** Has words of the page changed where they stand, with the caret where the click was, until the focus goes elsewhere. */
export function editInPage(words: Words, { onInput, onWriting, onEnd }: Typing): void {
  endLast();
  const { element, runs, isRich, caret } = words;
  const schema: Schema = isRich ? richSchema : plainSchema;
  const doc = schema.node('doc', null, toNodes(schema, runs));
  let isPicking = false;
  const known = doc.textContent;
  let [notice, wasSaid] = [sayBraces(known), false];
  const rules = createRules(schema);
  const at = Math.min(caret, doc.content.size);
  const state = EditorState.create({
    doc,
    selection: TextSelection.create(doc, at),
    plugins: [rules],
  });
  const view = new EditorView(
    { mount: element },
    {
      state,
      dispatchTransaction(transaction) {
        const typed = readTyped(view.state, rules, transaction);
        view.updateState(view.state.apply(transaction));
        // One step back, it says what was typed.
        if (typed) say(typed);
        if (transaction.docChanged) say(view.state, typed !== undefined);
        tell();
      },
      handlePaste(_, event) {
        const pasted = readPastedWords(event.clipboardData, isRich, location.origin);
        const nodes = toNodes(schema, pasted.runs);
        view.dispatch(
          view.state.tr.replaceSelection(new Slice(Fragment.from(nodes), 0, 0)).scrollIntoView(),
        );
        notice ||= sayLost(pasted.lost);
        tell();
        return true;
      },
      // What is dropped is no text of this field.
      handleDrop: () => true,
      handleKeyDown: (_, event) => takeKey(event),
      handleDOMEvents: {
        focus: () => {
          isPicking = false;
          tell();
          return false;
        },
        blur: () => {
          const isElsewhere = !isPicking;
          if (isElsewhere) end();
          return isElsewhere;
        },
        // Words of a link, of a label or of a question that opens are words alone meanwhile.
        click: (_, event) => {
          event.preventDefault();
          return false;
        },
      },
    },
  );
  // What is around it neither moves nor selects while its words are marked.
  const ends = new AbortController();
  for (const name of ['pointerdown', 'mousedown', 'click', 'keydown', 'keyup'] as const) {
    element.addEventListener(name, (event) => event.stopPropagation(), { signal: ends.signal });
  }
  // What is written into a form is not read from the page again: a window in the background says nothing of the focus.
  const write = () => isPicking || end();
  document.addEventListener('input', write, { capture: true, signal: ends.signal });

  function say(now: EditorState, isStep = false): void {
    const words = now.doc.textContent;
    const { text, lost } = isRich ? writeRuns(toRuns(now.doc)) : { text: words, lost: [] };
    notice = lost.length > 0 ? t(sayUnwritten) : saySigns(words, schema, known) || sayBraces(words);
    onInput(text.trim(), isStep);
  }

  function takeKey(event: KeyboardEvent): boolean {
    // A text of one line ends with it.
    if (['Enter', 'Escape'].includes(event.key)) {
      element.blur();
      return true;
    }
    // Elsewhere it would open a question, or press a button.
    if (event.key === ' ' && element.closest('summary, button, a')) {
      takeCaret(view);
      view.dispatch(view.state.tr.insertText(' ').scrollIntoView());
      return true;
    }
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const key = isCommand && isRich ? event.key.toLowerCase() : '';
    if (key) takeCaret(view);
    if (key === 'b') toggle('strong');
    else if (key === 'i') toggle('emphasis');
    else if (key === 'k') pick(true);
    // A browser would make words bold of itself.
    else return isCommand && ['b', 'i', 'u'].includes(event.key.toLowerCase());
    return true;
  }

  function toggle(mark: Mark): void {
    const type = schema.marks[mark];
    if (type) toggleMark(type)(view.state, view.dispatch);
    view.focus();
  }

  function setLink(address: string, label = address): void {
    view.dispatch(linkWords(view.state, address, label));
    pick(false);
  }

  function pick(isToPick: boolean): void {
    isPicking = isToPick;
    // At once: the next key is for the field that is asked for.
    flushSync(tell);
    if (!isToPick) view.focus();
  }

  function tell(): void {
    if (!isRich && !notice && !wasSaid) return;
    wasSaid = notice !== '';
    onWriting({
      ...{ isPicking, notice, toggle, pick, setLink, isRich },
      strong: isMarked(view.state, 'strong'),
      emphasis: isMarked(view.state, 'emphasis'),
      link: String(findLink(view.state).link?.attrs.href ?? ''),
      leave: end,
    });
  }

  function end(): void {
    if (view.isDestroyed) return;
    endLast = () => {};
    ends.abort();
    const shown = view.state.doc;
    view.destroy();
    words.leave(shown.textContent);
    if (shown.eq(doc)) {
      words.restore();
      onEnd(() => {});
      return;
    }
    if (element.isConnected) {
      DOMSerializer.fromSchema(schema).serializeFragment(
        shown.content,
        { document: element.ownerDocument },
        element,
      );
    }
    onEnd(words.restore);
  }

  endLast = end;
  view.focus();
  tell();
}

function sayBraces(words: string): string {
  const [name] = /\{[^{}]+\}/.exec(words) ?? [];
  return name ? t('Leave {name} as it is: visitors read there what it stands for.', { name }) : '';
}

const sayUnwritten = msg(
  'These marks cannot begin or end within a word: the words are saved without them. Mark whole words.',
);
