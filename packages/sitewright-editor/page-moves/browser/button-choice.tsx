import { useId, useRef, useState } from 'react';
import { readYaml } from 'sitewright/content';
import { editYaml } from 'sitewright/texts';
import { inUse } from '../../backend/browser/backend.ts';
import { Alert } from '../../browser/alert.tsx';
import { takeKeys } from '../../browser/keys.ts';
import { findTarget } from '../../forms/browser/find-target.ts';
import { TargetInput } from '../../forms/browser/target-input.tsx';
import { sayProblem } from '../../page-editor/browser/messages/say-problem.ts';
import type { Target } from '../../page-editor/link-targets.ts';
import { t } from '../../words/words.ts';
import { callButton, nameButton } from '../name-button.ts';

const file = 'actions.yaml';

/** Saves a new button. @returns its name, or why it is not saved */
async function addButton(
  label: string,
  to: string,
): Promise<{ name: string } | { problem: string }> {
  const before = (await inUse.backend.texts())[file] ?? null;
  const actions = { ...(readYaml(file, before ?? '').toJS() as object | null) };
  const name = nameButton(label, Object.keys(actions));
  const value = { ...actions, [name]: { label, to } };
  const now = editYaml(`content/${file}`, before ?? '', value);
  const { saved, problems } = await inUse.backend.write({ [file]: { before, now } });
  if (saved) return { name };
  const all = problems.map(sayProblem).join('\n');
  return {
    problem: all || t('Somebody else has changed the buttons meanwhile: create it once more.'),
  };
}

/** The buttons that this window has made, with what they say: forms that are open already do not know them. */
const made = new Map<string, string>();

interface ButtonChoiceProps {
  id?: string;
  label: string;
  names: readonly string[];
  /** What they say, by their names. */
  labels: Readonly<Record<string, string>> | undefined;
  /** What a new one may lead to. */
  targets: readonly Target[];
  value: string;
  onChange: (name: string) => void;
}

/** A button: one of those that there are, or a new one, which is made here. */
export function ButtonChoice(props: ButtonChoiceProps) {
  const { id, label, names, labels, targets, value, onChange } = props;
  const [said, setSaid] = useState({ label: '', to: '' });
  const [problem, setProblem] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const choice = useRef<HTMLSelectElement>(null);
  const own = useId();
  const create = async () => {
    if (isBusy) return;
    const words = said.label.trim();
    const found = findTarget(said.to, targets);
    if (!words) return setProblem(t('Say what stands on the button.'));
    if ('problem' in found) return setProblem(found.problem);
    setIsBusy(true);
    const answer = await addButton(words, found.target.to).catch((error: Error) => {
      return { problem: t('Not saved: {message}', { message: error.message }) };
    });
    setIsBusy(false);
    if ('problem' in answer) return setProblem(answer.problem);
    made.set(answer.name, words);
    change({ label: '', to: '' });
    setIsOpen(false);
    onChange(answer.name);
    choice.current?.focus();
  };
  const change = (next: Partial<typeof said>) => {
    setSaid({ ...said, ...next });
    setProblem('');
  };
  return (
    <>
      <select
        {...{ id, value, ref: choice }}
        aria-label={label}
        aria-describedby={`${own}-made`}
        onChange={({ target }) => onChange(target.value)}
      >
        {[...new Set(['', ...names, ...made.keys(), value])].map((one) => (
          <option key={one} value={one}>
            {callButton({ ...labels, ...Object.fromEntries(made) }, one)}
          </option>
        ))}
      </select>
      <p className="hint" role="status" id={`${own}-made`}>
        {made.has(value) &&
          t('“{label}” is made and chosen: all pages may use it.', {
            label: made.get(value) ?? '',
          })}
      </p>
      <details
        className="new-button"
        open={isOpen}
        onKeyDown={takeKeys((event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          create();
        })}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>{t('New button')}</summary>
        <label htmlFor={`${own}-label`}>
          {t('What it says')}{' '}
          <input
            id={`${own}-label`}
            placeholder={t('Ask us')}
            dir="auto"
            value={said.label}
            onChange={({ target }) => change({ label: target.value })}
          />
        </label>
        <label htmlFor={`${own}-to`}>
          {t('Where it leads')}{' '}
          <TargetInput
            id={`${own}-to`}
            {...{ targets, value: said.to }}
            onTyped={(to) => change({ to })}
          />
        </label>
        <button type="button" aria-disabled={isBusy} onClick={create}>
          {isBusy ? t('Creating …') : t('Create the button')}
        </button>
        <Alert>{problem}</Alert>
      </details>
    </>
  );
}
