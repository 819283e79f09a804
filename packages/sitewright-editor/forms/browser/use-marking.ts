import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Mark } from '../../rich-text/runs.ts';
import { t } from '../../words/words.ts';
import { linkTo, type Selected, surround, wordAcross, wordAround } from './markdown-marks.ts';
import type { Writing } from './text-toolbar.tsx';

/** A text in Markdown that is being written, with what is selected of it. */
export interface MarkdownBox {
  text: string;
  from: number;
  to: number;
  /** Puts something in the place of a part of it, and the focus into it. */
  replace(from: number, to: number, next: Selected): void;
  focus(): void;
}

const keys = { b: 'strong', i: 'emphasis' } as const;
const signs = { strong: '**', emphasis: '*' } as const;

/**
 * What a toolbar does with a text in Markdown.
 *
 * @param find the text as it is now
 * @param inPage the same words where they are written on the page itself, which are meant then
 */
export function useMarking(find: () => MarkdownBox | null | undefined, inPage?: Writing) {
  const [isPicking, setIsPicking] = useState(false);
  const [notice, setNotice] = useState('');
  const toggle = (mark: Mark) => {
    const box = find();
    if (inPage?.isRich) return inPage.toggle(mark);
    if (!box) return;
    const { text, from, to } = box;
    const [start, end] = from === to ? wordAround(text, from) : [from, to];
    const words = text.slice(start, end);
    // Signs around nothing would stay in the text, where visitors read them.
    const isEmpty = words.trim() === '';
    setNotice(isEmpty ? t('Select the words first: there are none at the cursor.') : '');
    if (isEmpty) box.focus();
    else box.replace(start, end, surround(words, signs[mark]));
  };
  const pick = (isToPick: boolean) => {
    if (isToPick && inPage?.isRich) return inPage.pick(true);
    flushSync(() => setIsPicking(isToPick));
    if (!isToPick) find()?.focus();
  };
  const setLink = (address: string, label = address) => {
    const { text = '', from = 0, to = 0, replace } = find() ?? {};
    const [start, end] = from === to ? wordAcross(text, from) : [from, to];
    replace?.(start, end, linkTo(text.slice(start, end) || label, address));
    setIsPicking(false);
  };
  const press = (event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const key = isCommand ? event.key.toLowerCase() : '';
    if (key !== 'b' && key !== 'i' && key !== 'k') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'k') setIsPicking(true);
    else toggle(keys[key]);
  };
  const leave = () => setIsPicking(false);
  const marks = { isRich: true, strong: false, emphasis: false, link: '' };
  const writing: Writing = { ...marks, isPicking, notice, toggle, pick, setLink, leave };
  return { writing, press, setNotice };
}
