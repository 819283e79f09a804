import { type ClipboardEvent, type ReactNode, useContext, useRef } from 'react';
import { takeKeys } from '../../browser/keys.ts';
import { readPastedWords, sayLost } from '../../rich-text/paste-words.ts';
import { htmlOf } from '../../rich-text/read-clipboard.ts';
import { writeRuns } from '../../rich-text/runs.ts';
import { useForm } from './form.tsx';
import { InPage, TextToolbar } from './text-toolbar.tsx';
import { type MarkdownBox, useMarking } from './use-marking.ts';

/** A field for a longer text that may have marks, with what they are made by. */
export function RichText({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { targets } = useForm();
  const find = (): MarkdownBox | null | undefined => {
    const box = place.current?.querySelector('textarea');
    return (
      box && {
        ...{ text: box.value, from: box.selectionStart, to: box.selectionEnd },
        replace(from, to, { text, start, end }) {
          box.focus();
          box.setRangeText(text, from, to);
          box.dispatchEvent(new Event('input', { bubbles: true }));
          box.setSelectionRange(from + start, from + end);
        },
        focus: () => box.focus(),
      }
    );
  };
  // Who has selected words on the page means these, wherever the button is.
  const { writing, press, setNotice } = useMarking(find, useContext(InPage));
  const isText = ({ target }: { target: EventTarget }) => target instanceof HTMLTextAreaElement;
  const paste = (event: ClipboardEvent) => {
    const box = find();
    if (!box || !isText(event) || !htmlOf(event.clipboardData)) return;
    event.preventDefault();
    const { runs, lost } = readPastedWords(event.clipboardData, true, location.origin);
    const { text } = writeRuns(runs);
    box.replace(box.from, box.to, { text, start: text.length, end: text.length });
    setNotice(sayLost(lost));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and what is pasted into the field inside
    <div ref={place} onKeyDown={takeKeys((event) => isText(event) && press(event))} onPaste={paste}>
      {children}
      <TextToolbar {...{ writing, targets }} />
    </div>
  );
}
