import { markdown } from '@codemirror/lang-markdown';
import { basicSetup, EditorView } from 'codemirror';
import { useEffect, useRef, useState } from 'react';
import { findTarget } from '../../forms/browser/find-target.ts';
import { linkTo, type Selected, surround } from '../../forms/browser/markdown-marks.ts';
import { TargetInput } from '../../forms/browser/target-input.tsx';
import { readPastedText, sayLost } from '../../rich-text/paste-words.ts';
import type { FileDescription } from '../describe-file.ts';

interface MarkdownTextProps {
  text: string;
  description: Pick<FileDescription, 'language' | 'targets'>;
  onChange: (text: string) => void;
}

/** A text in Markdown, as it is written, with buttons for what people do not know by heart. */
export function MarkdownText({ text, description, onChange }: MarkdownTextProps) {
  const { language, targets } = description;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const take = useRef(onChange);
  const [target, setTarget] = useState<string>();
  const [notice, setNotice] = useState('');
  useEffect(() => {
    take.current = onChange;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is its own from then on
  useEffect(() => {
    if (!place.current) return;
    const view = new EditorView({
      doc: text,
      parent: place.current,
      extensions: [
        basicSetup,
        markdown(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': 'Text',
          lang: language.tag,
          dir: language.dir,
          spellcheck: 'true',
        }),
        EditorView.domEventHandlers({
          paste(event, own) {
            const pasted = readPastedText(event.clipboardData, location.origin);
            if (!pasted) return false;
            event.preventDefault();
            own.dispatch(own.state.replaceSelection(pasted.text), { scrollIntoView: true });
            setNotice(sayLost(pasted.lost));
            return true;
          },
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) take.current(state.doc.toString());
        }),
      ],
    });
    editor.current = view;
    return () => view.destroy();
  }, []);
  const change = (mark: (selected: string) => Selected) => {
    const view = editor.current;
    if (!view) return;
    const { from, to } = view.state.selection.main;
    const { text: insert, start, end } = mark(view.state.sliceDoc(from, to));
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: from + start, head: from + end },
    });
    view.focus();
  };
  const addLink = () => {
    const typed = target ?? '';
    // A heading of this text, or a page in another language: the check says where there is none.
    const isOwn = /^[/#]./.test(typed);
    const found = isOwn ? { target: { to: typed, label: '' } } : findTarget(typed, targets);
    setNotice('problem' in found ? found.problem : '');
    if ('problem' in found) return;
    const { to, label } = found.target;
    change((selected) => linkTo(selected || label, to));
    setTarget(undefined);
  };
  return (
    <div className="text">
      <div className="bar" role="toolbar" aria-label="Text">
        <button type="button" onClick={() => change((one) => surround(one, '**'))}>
          Bold
        </button>
        <button type="button" onClick={() => change((one) => surround(one, '*'))}>
          Emphasis
        </button>
        <button
          type="button"
          aria-expanded={target !== undefined}
          onClick={() => setTarget(target === undefined ? '' : undefined)}
        >
          Link
        </button>
        {target !== undefined && (
          <>
            <TargetInput
              aria-label="Where the link leads"
              {...{ targets, value: target }}
              onTyped={setTarget}
            />
            <button type="button" onClick={addLink}>
              Add the link
            </button>
          </>
        )}
      </div>
      <p className="hint" role="status">
        {notice}
      </p>
      <div ref={place} />
    </div>
  );
}

/** Puts the cursor at the beginning of a line of the text. @param line from 1 */
export function focusLine(line: number): void {
  const place = document.querySelector<HTMLElement>('.cm-editor');
  const view = place && EditorView.findFromDOM(place);
  if (!view) return;
  const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
  view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
  view.focus();
}
