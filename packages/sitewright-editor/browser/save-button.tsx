import { useEffect, useRef } from 'react';
import { t } from '../words/words.ts';
import { takeKeys } from './keys.ts';

interface SaveButtonProps {
  isSaving: boolean;
  isChanged: boolean;
  onSave: () => void;
}

type HeldKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a key saves: Ctrl+S, ⌘S on a Mac. */
export const isSaveKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: HeldKey): boolean =>
  ctrlKey !== metaKey && !shiftKey && !altKey && key.toLowerCase() === 's';

/** Has Ctrl+S, here and in the page that is shown, press the button. */
export function useSaveKey(button: React.RefObject<HTMLButtonElement | null>): void {
  // A page that is loaded anew has lost what listened there.
  useEffect(() => {
    const ends = new AbortController();
    const press = takeKeys((event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      // A field that takes what was typed once it is left, such as the one of a link, takes it now.
      document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      setTimeout(() => button.current?.click());
    });
    const frames = Array.from(document.querySelectorAll('iframe'), (one) => one.contentWindow);
    for (const one of [window, ...frames])
      one?.addEventListener('keydown', press, { capture: true, signal: ends.signal });
    return () => ends.abort();
  });
}

/** Saves what is open. It says what it has done also to those who do not see it. */
export function SaveButton({ isSaving, isChanged, onSave }: SaveButtonProps) {
  const words = isSaving ? t('Saving …') : isChanged ? t('Save') : t('Saved');
  // What is as it was opened need not be said.
  const hasSaved = useRef(false);
  hasSaved.current ||= isSaving;
  const button = useRef<HTMLButtonElement>(null);
  useSaveKey(button);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="save"
        aria-disabled={isSaving}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={onSave}
      >
        {words}
      </button>
      <span className="unseen" role="status">
        {hasSaved.current && (isSaving || !isChanged) && words}
      </span>
    </>
  );
}
