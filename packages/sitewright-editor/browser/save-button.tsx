import { useRef } from 'react';
import { t } from '../words/words.ts';

interface SaveButtonProps {
  isSaving: boolean;
  isChanged: boolean;
  onSave: () => void;
}

/** Saves what is open. It says what it has done also to those who do not see it. */
export function SaveButton({ isSaving, isChanged, onSave }: SaveButtonProps) {
  const words = isSaving ? t('Saving …') : isChanged ? t('Save') : t('Saved');
  // What is as it was opened need not be said.
  const hasSaved = useRef(false);
  hasSaved.current ||= isSaving;
  return (
    <>
      <button type="button" className="save" aria-disabled={isSaving} onClick={onSave}>
        {words}
      </button>
      <span className="unseen" role="status">
        {hasSaved.current && (isSaving || !isChanged) && words}
      </span>
    </>
  );
}
