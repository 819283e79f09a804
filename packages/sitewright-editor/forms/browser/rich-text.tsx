import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useRef,
  useState,
} from 'react';
import { readPastedWords, sayLost } from '../../rich-text/paste-words.ts';
import { htmlOf } from '../../rich-text/read-clipboard.ts';
import { writeRuns } from '../../rich-text/runs.ts';
import { useForm } from './form.tsx';
import { linkTo, type Selected, surround, wordAround } from './markdown-marks.ts';
import { InPage, TextToolbar } from './text-toolbar.tsx';

const keys = { b: 'strong', i: 'emphasis' } as const;
const signs = { strong: '**', emphasis: '*' } as const;

/** A field for a longer text that may have marks, with what they are made by. */
export function RichText({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { targets } = useForm();
  // Who has selected words on the page means these, wherever the button is.
  const inPage = useContext(InPage);
  const [isPicking, setIsPicking] = useState(false);
  const [notice, setNotice] = useState('');
  const change = (write: (selected: string) => Selected) => {
    const box = place.current?.querySelector('textarea');
    if (!box) return;
    const { selectionStart: from, selectionEnd: to } = box;
    const { text, start, end } = write(box.value.slice(from, to));
    box.focus();
    box.setRangeText(text, from, to);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    box.setSelectionRange(from + start, from + end);
  };
  const toggle = (mark: keyof typeof signs) => {
    if (inPage?.isRich) return inPage.toggle(mark);
    const box = place.current?.querySelector('textarea');
    if (box && box.selectionStart === box.selectionEnd)
      box.setSelectionRange(...wordAround(box.value, box.selectionStart));
    // Signs around nothing would stay in the text, where visitors read them.
    const isEmpty = box?.value.slice(box.selectionStart, box.selectionEnd).trim() === '';
    setNotice(isEmpty ? 'Select the words first: there are none at the cursor.' : '');
    if (isEmpty) box?.focus();
    else change((words) => surround(words, signs[mark]));
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const key = isCommand ? event.key.toLowerCase() : '';
    if (key !== 'b' && key !== 'i' && key !== 'k') return;
    event.preventDefault();
    if (key === 'k') setIsPicking(true);
    else toggle(keys[key]);
  };
  const paste = (event: ClipboardEvent) => {
    const isText = event.target instanceof HTMLTextAreaElement;
    if (!isText || !htmlOf(event.clipboardData)) return;
    event.preventDefault();
    const { runs, lost } = readPastedWords(event.clipboardData, true, location.origin);
    const { text } = writeRuns(runs);
    change(() => ({ text, start: text.length, end: text.length }));
    setNotice(sayLost(lost));
  };
  const writing = {
    ...{ isRich: true, strong: false, emphasis: false, link: '', isPicking, notice, toggle },
    pick: (isToPick: boolean) => {
      if (isToPick && inPage?.isRich) return inPage.pick(true);
      setIsPicking(isToPick);
      if (!isToPick) place.current?.querySelector('textarea')?.focus();
    },
    setLink: (address: string, label = address) => {
      change((words) => linkTo(words || label, address));
      setIsPicking(false);
    },
    leave: () => setIsPicking(false),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and what is pasted into the field inside
    <div ref={place} onKeyDown={press} onPaste={paste}>
      {children}
      <TextToolbar {...{ writing, targets }} />
    </div>
  );
}
