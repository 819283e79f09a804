import { markdown } from '@codemirror/lang-markdown';
import { basicSetup, EditorView } from 'codemirror';
import { useEffect, useRef } from 'react';
import type { FileDescription } from '../describe-file.ts';

interface MarkdownTextProps {
  text: string;
  language: FileDescription['language'];
  description: FileDescription;
  onChange: (text: string) => void;
}

/** A text in Markdown, as it is written. */
export function MarkdownText({ text, language, onChange }: MarkdownTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const take = useRef(onChange);
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
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) take.current(state.doc.toString());
        }),
      ],
    });
    return () => view.destroy();
  }, []);
  return <div className="text" ref={place} />;
}
