import { type FormEvent, useEffect, useState } from 'react';
import { fieldAt } from '../../../content/field-at.ts';
import { formatProblem } from '../../../content/problem.ts';
import { formatPath, readYaml } from '../../../content/yaml-file.ts';
import { editYaml } from '../../saving/edit-yaml.ts';
import { opened } from '../../storage/browser/opened.ts';
import type { FieldPlace } from '../field-marks.ts';
import { setAt } from './set-at.ts';

interface SharedFieldProps {
  field: FieldPlace;
  onClose: () => void;
  onSaved: () => void;
}

/** A field of another file than the page’s, such as an entry of a menu, which many pages show. */
export function SharedField({ field: { file, path }, onClose, onSaved }: SharedFieldProps) {
  const [text, setText] = useState<string>();
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let isLast = true;
    const read = async () => {
      const source = (await opened.storage.list())[file] ?? '';
      if (!isLast) return;
      setText(source);
      setSaid(String(fieldAt(readYaml(file, source).toJS(), path) ?? ''));
    };
    read().catch((error: Error) => setProblem(error.message));
    return () => {
      isLast = false;
    };
  }, [file, path]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(
      await saveField(text ?? '', said).catch((error: Error) => `Not saved: ${error.message}`),
    );
  };
  async function saveField(before: string, now: string): Promise<string> {
    const value = readYaml(file, before).toJS() as object;
    // What is no number is refused by the check, in words; nothing is no zero.
    const isNumber = typeof fieldAt(value, path) === 'number' && /\d/.test(now);
    const next = setAt(value, path, isNumber && !Number.isNaN(Number(now)) ? Number(now) : now);
    const change = { before, now: editYaml(`content/${file}`, before, next) };
    const { saved, problems } = await opened.storage.write({ [file]: change });
    if (problems.length > 0) return `Not saved: ${problems.map(formatProblem).join('\n')}`;
    if (!saved) return 'Not saved: somebody else has changed the file. Click on the words again.';
    onSaved();
    return '';
  }
  return (
    <form className="bar shared" aria-label="Words that other pages show too" onSubmit={save}>
      <label htmlFor="shared-field">
        {file}, {formatPath(path)}
      </label>
      {text !== undefined && (
        <input
          key={formatPath(path)}
          id="shared-field"
          // biome-ignore lint/a11y/noAutofocus: the click was for this field
          autoFocus
          value={said}
          onChange={({ target }) => setSaid(target.value)}
        />
      )}
      <button type="submit">Save for all pages</button>
      <button type="button" onClick={onClose}>
        Close
      </button>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
