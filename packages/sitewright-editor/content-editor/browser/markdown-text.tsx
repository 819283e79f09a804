import { markdown } from '@codemirror/lang-markdown';
import { basicSetup, EditorView } from 'codemirror';
import { useEffect, useRef } from 'react';
import { TextToolbar } from '../../forms/browser/text-toolbar.tsx';
import { useMarking } from '../../forms/browser/use-marking.ts';
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
  const { writing, press, setNotice } = useMarking(() => {
    const view = editor.current;
    return (
      view && {
        ...{ text: view.state.doc.toString(), ...view.state.selection.main },
        replace(from, to, { text: insert, start, end }) {
          const selection = { anchor: from + start, head: from + end };
          view.dispatch({ changes: { from, to, insert }, selection });
          view.focus();
        },
        focus: () => view.focus(),
      }
    );
  });
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
        EditorView.darkTheme.of(matchMedia('(prefers-color-scheme: dark)').matches),
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
  return (
    <div className="text" onKeyDownCapture={press}>
      <TextToolbar {...{ writing, targets }} isText />
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
