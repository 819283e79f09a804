import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldAt, formatPath, readYaml } from 'sitewright/content';
import { formOf } from '../../backend/browser/addresses.ts';
import { inUse } from '../../backend/browser/backend.ts';
import { Alert } from '../../browser/alert.tsx';
import { labelOfSaid } from '../../content-editor/label-of-file.ts';
import { nameField } from '../../forms/naming.ts';
import { setAt } from '../../forms/set-at.ts';
import { alignWords } from '../../rich-text/align-words.ts';
import { t } from '../../words/words.ts';
import type { OtherField } from './clicks.ts';
import { sayProblem } from './messages/say-problem.ts';

interface SharedFieldProps {
  field: OtherField;
  onClose: () => void;
  onSaved: () => void;
}

/**
 * A field of another file than the page’s, such as an entry of a menu, which many pages show. It closes when somebody
 * goes on to something else, but not over words that are not saved.
 */
export function SharedField({ field, onClose, onSaved }: SharedFieldProps) {
  const [{ file, path, clicked }, setShown] = useState(field);
  const [text, setText] = useState<string>();
  const [first, setFirst] = useState('');
  const [said, setSaid] = useState('');
  const [last, setLast] = useState(field);
  const [problem, setProblem] = useState('');
  const [round, setRound] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const isChanged = said !== first;
  if (field !== last) {
    setLast(field);
    if (isChanged) setProblem(t('Save these words before you change others, or close them.'));
    else setShown(field);
  }
  // The caret is where the click was, once the words are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not again while they are changed
  useEffect(() => {
    const at = clicked && alignWords(said, clicked.text.data)?.toSource(clicked.offset);
    input.current?.focus();
    input.current?.setSelectionRange(at ?? said.length, at ?? said.length);
  }, [round]);
  useEffect(() => {
    let isLast = true;
    const read = async () => {
      const source = (await inUse.backend.texts())[file] ?? '';
      if (!isLast) return;
      setText(source);
      const words = String(fieldAt(readYaml(file, source).toJS(), path) ?? '');
      setFirst(words);
      setSaid(words);
      setRound((last) => last + 1);
    };
    read().catch((error: Error) => setProblem(error.message));
    return () => {
      isLast = false;
    };
  }, [file, path]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(await saveField(text ?? '', said).catch((error: Error) => error.message));
  };
  async function saveField(before: string, now: string): Promise<string> {
    const value = readYaml(file, before).toJS() as object;
    // What is no number is refused by the check, in words; nothing is no zero.
    const isNumber = typeof fieldAt(value, path) === 'number' && /\d/.test(now);
    const next = setAt(value, path, isNumber && !Number.isNaN(Number(now)) ? Number(now) : now);
    const change = { source: before, value: next };
    // What translations call an entry follows its name.
    const { isSaved, refused } = await inUse.backend.change(file, change, true);
    if (refused.length > 0)
      return t('Not saved: {message}', { message: refused.map(sayProblem).join('\n') });
    if (!isSaved)
      return t('Not saved: somebody else has changed these words. Click on them again.');
    onSaved();
    return '';
  }
  const value = readYaml(file, text ?? '').toJS();
  const label = labelOfSaid(file, value);
  const place = formatPath(path);
  return (
    <form
      className="bar shared"
      aria-label={t('Words that other pages show too')}
      // A click between its fields goes on to nothing else.
      tabIndex={-1}
      onSubmit={save}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Who is in another window comes back.
        const isElsewhere = !currentTarget.contains(relatedTarget) && document.hasFocus();
        if (isElsewhere && !isChanged) onClose();
      }}
    >
      <label htmlFor="shared-field">
        {label}: {nameField(place, { said: value })}
      </label>
      {text !== undefined && (
        <input
          key={place}
          id="shared-field"
          dir="auto"
          ref={input}
          value={said}
          onChange={({ target }) => setSaid(target.value)}
        />
      )}
      <button type="submit">{t('Save for all pages')}</button>
      <a href={`${formOf(file)}#${encodeURIComponent(place)}`}>
        {t('All of “{label}”', { label })}
      </a>
      <button type="button" onClick={onClose}>
        {t('Close')}
      </button>
      <Alert>{problem}</Alert>
    </form>
  );
}
