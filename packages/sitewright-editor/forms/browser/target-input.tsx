import { type InputHTMLAttributes, useId } from 'react';
import type { Target } from '../../page-editor/link-targets.ts';
import { t } from '../../words/words.ts';

interface TargetInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  targets: readonly Target[];
  /** Takes what is typed or chosen. */
  onTyped: (typed: string) => void;
}

/** Where something leads: an address, or one of the site’s pages, sections and files, found by any of its names. */
export function TargetInput({ targets, onTyped, ...input }: TargetInputProps) {
  const list = useId();
  return (
    <>
      <input
        placeholder={t('A page, a section, a file, or https://')}
        {...{ ...input, list }}
        onChange={({ target }) => onTyped(target.value)}
      />
      <TargetList id={list} targets={targets} />
    </>
  );
}

/** What an input is offered: addresses, each with what it is called. */
export const TargetList = ({ id, targets }: { id: string; targets: readonly Target[] }) => (
  <datalist id={id}>
    {targets.map(({ to, label, names }) => (
      <option key={to} value={to}>
        {[label, ...names.filter((one) => !label.includes(one))].join(' · ')}
      </option>
    ))}
  </datalist>
);
