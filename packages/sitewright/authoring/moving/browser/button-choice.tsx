import { useId, useState } from 'react';
import { formatProblem } from '../../../content/problem.ts';
import { readYaml } from '../../../content/yaml-file.ts';
import { editYaml } from '../../saving/edit-yaml.ts';
import { opened } from '../../storage/browser/opened.ts';
import { nameButton } from '../name-button.ts';

const file = 'actions.yaml';

/** Saves a new button. @returns its name, or why it is not saved */
async function addButton(
  label: string,
  to: string,
): Promise<{ name: string } | { problem: string }> {
  const before = (await opened.storage.list())[file] ?? null;
  const actions = { ...(readYaml(file, before ?? '').toJS() as object | null) };
  const name = nameButton(label, Object.keys(actions));
  const value = { ...actions, [name]: { label, to } };
  const now = editYaml(`content/${file}`, before ?? '', value);
  const { saved, problems } = await opened.storage.write({ [file]: { before, now } });
  if (saved) return { name };
  const all = problems.map(formatProblem).join('\n');
  return {
    problem: all || 'Somebody else has changed the buttons meanwhile: create it once more.',
  };
}

interface ButtonChoiceProps {
  id?: string;
  label: string;
  names: readonly string[];
  value: string;
  onChange: (name: string) => void;
}

/** A button: one of those that there are, or a new one, which is made here. */
export function ButtonChoice({ id, label, names, value, onChange }: ButtonChoiceProps) {
  const [said, setSaid] = useState({ label: '', to: '' });
  const [problem, setProblem] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const own = useId();
  const create = async () => {
    const made = await addButton(said.label.trim(), said.to.trim()).catch((error: Error) => {
      return { problem: `Not saved: ${error.message}` };
    });
    setProblem('problem' in made ? made.problem : '');
    if ('problem' in made) return;
    setIsOpen(false);
    setSaid({ label: '', to: '' });
    onChange(made.name);
  };
  const input = (name: 'label' | 'to', words: string, placeholder: string) => (
    <label htmlFor={`${own}-${name}`}>
      {words}{' '}
      <input
        id={`${own}-${name}`}
        placeholder={placeholder}
        value={said[name]}
        onChange={({ target }) => setSaid({ ...said, [name]: target.value })}
      />
    </label>
  );
  return (
    <>
      <select
        {...{ id, value }}
        aria-label={label}
        onChange={({ target }) => onChange(target.value)}
      >
        {[...new Set(['', ...names, value])].map((one) => (
          <option key={one} value={one}>
            {one || 'None'}
          </option>
        ))}
      </select>
      <details
        className="new-button"
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>New button</summary>
        {input('label', 'What it says', 'Ask us')}
        {input('to', 'Where it leads', '/contact')}
        <button type="button" disabled={!said.label.trim()} onClick={create}>
          Create the button
        </button>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
      </details>
    </>
  );
}
