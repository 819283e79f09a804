import { type FormEvent, useEffect, useState } from 'react';
import { fieldAt } from '../../../content/field-at.ts';
import { formatPath, readYaml } from '../../../content/yaml-file.ts';
import type { TextChange } from '../../admin/content-storage.ts';
import { editYaml } from '../../saving/edit-yaml.ts';
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
  const address = `/admin/files/content/${file}`;
  useEffect(() => {
    let isLast = true;
    const read = async () => {
      const response = await fetch(address);
      const source = await response.text();
      if (!isLast) return;
      if (!response.ok) return setProblem(source);
      setText(source);
      setSaid(String(fieldAt(readYaml(file, source).toJS(), path) ?? ''));
    };
    read().catch(() => setProblem('The server does not answer. Start it, and click again.'));
    return () => {
      isLast = false;
    };
  }, [address, file, path]);
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
    const change: TextChange = { before, text: editYaml(`content/${file}`, before, next) };
    const response = await fetch(address, { method: 'PUT', body: JSON.stringify(change) });
    if (!response.ok) return `Not saved: ${await response.text()}`;
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
