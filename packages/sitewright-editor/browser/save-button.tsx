import { t } from '../words/words.ts';

interface SaveButtonProps {
  isSaving: boolean;
  isChanged: boolean;
  onSave: () => void;
}

/** Saves what is open. It says what it has done also to those who do not see it. */
export function SaveButton({ isSaving, isChanged, onSave }: SaveButtonProps) {
  const words = isSaving ? t('Saving …') : isChanged ? t('Save') : t('Saved');
  return (
    <>
      <button type="button" className="save" aria-disabled={isSaving} onClick={onSave}>
        {words}
      </button>
      <span className="unseen" role="status">
        {(isSaving || !isChanged) && words}
      </span>
    </>
  );
}
