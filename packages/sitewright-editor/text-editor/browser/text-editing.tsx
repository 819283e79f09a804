import { toggleMark } from 'prosemirror-commands';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FileDescription } from '../../content-editor/describe-file.ts';
import type { Writing } from '../../forms/browser/text-toolbar.tsx';
import { findLink, isMarked, linkWords, takeCaret } from '../../page-editor/browser/word-marks.ts';
import { t } from '../../words/words.ts';
import { textSchema } from '../text-schema.ts';
import { BlockMenu, readQuery } from './block-menu.tsx';
import { TextFrame } from './text-frame.tsx';
import { TextTools } from './text-tools.tsx';
import { createTextView, offsetOfLine, type TextView } from './text-view.ts';
import { usePaste } from './use-paste.ts';

const { marks } = textSchema;

/** Puts the caret into the block that a line of the text is of, and selects words there. */
export interface TextLines {
  focusLine(line: number, words?: string): void;
}

interface TextEditingProps {
  text: string;
  /** Another number where the text is another than what was typed here. */
  written: number;
  description: Pick<FileDescription, 'language' | 'targets' | 'pictures'>;
  /** The page as it is drawn; none while it cannot be. */
  html: string | undefined;
  /** What is to be said of the page. */
  status: string;
  onChange: (text: string, isStep?: boolean) => void;
  onStep: (by: -1 | 1) => void;
  lines: Ref<TextLines>;
}

/** A text on its page, where it is edited as it looks; its Markdown can be seen, and edited, instead. */
export function TextEditing(props: TextEditingProps) {
  const { text, written, description, html, status, lines } = props;
  const { language, targets, pictures } = description;
  const [place, setPlace] = useState<HTMLElement>();
  const [shown, setShown] = useState<{ view: EditorView; state: EditorState }>();
  const [isMarkdown, setIsMarkdown] = useState(false);
  const [isPicking, setIsPicking] = useState(false);
  const [closed, setClosed] = useState<string>();
  const [notice, setNotice] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const own = useRef<TextView>(null);
  /** The line that somebody comes for, and words in it, before the text is there. */
  const awaited = useRef<Parameters<TextLines['focusLine']>>(undefined);
  const menuKeys = useRef<(key: string) => boolean>(undefined);
  const now = useRef(props);
  useEffect(() => {
    now.current = props;
  });

  const paste = usePaste(() => own.current?.view, setNotice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls is looked up when it is called
  useEffect(() => {
    if (!place) return undefined;
    const made = createTextView({
      ...{ place, text: now.current.text, onPaste: paste },
      // At once: what is saved by the next key has all of it.
      onChange: (next, isStep) => flushSync(() => now.current.onChange(next, isStep)),
      onState: (view) => setShown({ view, state: view.state }),
      onKey({ key, altKey, ctrlKey, metaKey, shiftKey }) {
        setNotice('');
        const isCommand = altKey || ctrlKey || metaKey || shiftKey;
        return !isCommand && (menuKeys.current?.(key) ?? false);
      },
      onLink: () => setIsPicking(true),
      onStep: (by) => now.current.onStep(by),
      onLeave: () => tools.current?.querySelector('select')?.focus(),
    });
    own.current = made;
    if (awaited.current) made.focusLine(...awaited.current);
    awaited.current = undefined;
    setShown({ view: made.view, state: made.view.state });
    return () => made.view.destroy();
  }, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed here is there already
  useEffect(() => own.current?.show(text), [written, isMarkdown]);
  useImperativeHandle(lines, () => ({
    focusLine(line, words) {
      if (!isMarkdown && !own.current) awaited.current = [line, words];
      if (!isMarkdown) {
        flushSync(() => own.current?.focusLine(line, words));
        // A picture that lacks words has a field for them.
        return tools.current?.querySelector<HTMLElement>('[data-alt][value=""]')?.focus();
      }
      const start = offsetOfLine(text, line);
      box.current?.focus();
      box.current?.setSelectionRange(start, start);
    },
  }));
  const { view, state } = shown ?? {};
  const query = state && readQuery(state);
  if (closed !== undefined && query === undefined) setClosed(undefined);
  const writing: Writing | undefined = view &&
    state && {
      ...{ isRich: true, isPicking, notice },
      strong: isMarked(state, 'strong'),
      emphasis: isMarked(state, 'emphasis'),
      link: String(findLink(state).link?.attrs.href ?? ''),
      toggle(mark) {
        toggleMark(marks[mark])(view.state, view.dispatch);
        view.focus();
      },
      pick(isToPick) {
        flushSync(() => setIsPicking(isToPick));
        if (!isToPick) view.focus();
      },
      setLink(address, label = address) {
        view.dispatch(linkWords(view.state, address, label));
        flushSync(() => setIsPicking(false));
        view.focus();
      },
      leave: () => setIsPicking(false),
    };
  return (
    <section className="preview text-editing" aria-label={t('The text on its page')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons work on the words that were chosen last */}
      <div className="text-head" ref={tools} onFocus={() => view && takeCaret(view)}>
        {view && state && writing && !isMarkdown && (
          <TextTools {...{ view, state, writing, targets, pictures }} onNotice={setNotice} />
        )}
        <button type="button" aria-pressed={isMarkdown} onClick={() => setIsMarkdown(!isMarkdown)}>
          {t('Markdown')}
        </button>
        <p className="hint" role="status">
          {status}
        </p>
      </div>
      <TextFrame
        {...{ html, language }}
        isHidden={isMarkdown}
        onPlace={setPlace}
        onFocus={() => {
          const drawn = own.current?.view;
          drawn?.focus();
          // Firefox shows the place of a caret to nobody who gives the focus back.
          drawn?.dispatch(drawn.state.tr.scrollIntoView());
        }}
      />
      {isMarkdown && (
        <textarea
          ref={box}
          className="markdown"
          aria-label={t('Text')}
          {...{ lang: language.tag, dir: language.dir, value: text }}
          onChange={({ target }) => now.current.onChange(target.value)}
        />
      )}
      {view && query !== undefined && closed === undefined && view.hasFocus() && (
        <BlockMenu
          {...{ view, query }}
          onNotice={setNotice}
          onKeys={(take) => {
            menuKeys.current = take;
          }}
          onClose={() => setClosed(query)}
        />
      )}
    </section>
  );
}
