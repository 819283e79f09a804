import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatPath, type JsonSchema } from 'sitewright/content';
import { t } from '../../words/words.ts';
import { labelOfEntry, sayAdd } from '../labels.ts';
import { nameEntry, readNaming } from '../naming.ts';
import { copyValue, emptyValue, isSaid, narrow, widgetOf } from '../schema.ts';
import { type FieldProps, useForm } from './form.tsx';
import { type Caret, nameInForm } from './lead.ts';
import { duplicateSign, SignButton } from './sign-button.tsx';

type EntryFields = Pick<FieldProps, 'schema' | 'value' | 'path'> & { label: string };

interface ListProps extends FieldProps {
  /** Draws the fields of an entry. */
  children: (entry: EntryFields) => ReactNode;
}

/** The entries of a list, of which one is open, with what is done with each, and what adds one. */
export function List({ name, schema, value, path, children }: ListProps) {
  const { set, open, lead, isPanel, problems, inherited } = useForm();
  const adds = useRef<HTMLButtonElement>(null);
  const [done, setDone] = useState('');
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const items = schema.items as JsonSchema;
  const label = labelOfEntry(schema, name);
  const list = formatPath(path);
  const isWrong = (index: number) =>
    problems.some(({ field }) => field.startsWith(`${list}[${index}]`));
  const opened = open.entries[list] ?? entries.findIndex((one, at) => !isSaid(one) || isWrong(at));
  const length = useRef(entries.length);
  // Where an undo adds or takes away an entry, the one that had the focus may be another person now.
  useEffect(() => {
    const isOwn = length.current === entries.length;
    length.current = entries.length;
    if (isOwn || !adds.current?.parentElement?.contains(document.activeElement)) return;
    open.set(path, -1);
    adds.current.focus();
  });
  const change = (next: unknown[], isOpen = -1) => {
    length.current = next.length;
    set(path, next);
    open.set(path, isOpen);
  };
  /** Goes on beside an entry that is removed: with the keyboard, one would begin at the top again. */
  const remove = (index: number, name: string) => {
    setDone(t('“{label}” is deleted', { label: name }));
    if (index === entries.length - 1) adds.current?.focus();
    change(entries.toSpliced(index, 1), opened === index ? -1 : opened - Number(opened > index));
  };
  const move = (from: number, to: number, name: string) => {
    goWithEntry(to - from);
    setDone(
      t('{entry}: {place} of {count}', { entry: name, place: to + 1, count: entries.length }),
    );
    const shown = new Map([
      [from, to],
      [to, from],
    ]);
    change(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]), shown.get(opened) ?? opened);
  };
  const insert = (index: number, entry: unknown, caret?: Caret) => {
    change(entries.toSpliced(index, 0, entry), index);
    lead([...path, index], caret);
  };
  /** What is duplicated is to be called otherwise, which the next key begins. */
  const duplicate = (index: number) => insert(index + 1, copyValue(entries[index], items), 'all');
  const isFull = schema.maxItems !== undefined && entries.length >= schema.maxItems;
  const add = !isFull && (
    <button
      ref={adds}
      type="button"
      className="add-entry"
      onClick={() => insert(entries.length, emptyValue(items))}
    >
      {sayAdd(schema, name)}
    </button>
  );
  return (
    <>
      {isPanel && add}
      <span className="unseen" role="status">
        {done}
      </span>
      {entries.map((entry, index) => {
        const own = { schema: narrow(items, entry), value: entry, path: [...path, index], label };
        const { [String(entry)]: choice } = Object(own.schema.choiceNames);
        const naming = choice ?? readNaming(entry, own.path, inherited);
        const called = nameEntry(naming, label, index);
        return (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: the focus stays on what is done with the next one
            key={index}
            {...own}
            name={called}
            isOpen={opened === index}
            isWrong={isWrong(index)}
            onOpen={() => open.set(path, opened === index ? -1 : index)}
            acts={[
              [t('Up'), '↑', index > 0, () => move(index, index - 1, called)],
              [t('Down'), '↓', index < entries.length - 1, () => move(index, index + 1, called)],
              [t('Duplicate'), duplicateSign, !isFull, () => duplicate(index)],
              [t('Delete'), '✕', true, () => remove(index, called)],
            ]}
          >
            {children(own)}
          </Entry>
        );
      })}
      {!isPanel && add}
    </>
  );
}

/** Takes the focus along from a button of an entry that is moved by one place: else the next press would take the move back. */
function goWithEntry(by: number): void {
  const pressed = document.activeElement as HTMLElement;
  const entry = pressed.closest('.entry');
  const buttonsOf = (one?: Element | null) =>
    Array.from(one?.querySelectorAll<HTMLElement>(':scope > .entry-head .acts button') ?? []);
  const at = buttonsOf(entry).indexOf(pressed);
  const other = by < 0 ? entry?.previousElementSibling : entry?.nextElementSibling;
  buttonsOf(other)[at]?.focus();
}

type Act = readonly [name: string, sign: ReactNode, isPossible: boolean, act: () => void];

interface EntryProps extends EntryFields {
  /** What people know it by. */
  name: string;
  isOpen: boolean;
  isWrong: boolean;
  onOpen: () => void;
  acts: readonly Act[];
  children: ReactNode;
}

function Entry({ name, schema, path, isOpen, isWrong, onOpen, acts, children }: EntryProps) {
  const { section } = useForm();
  const isGroup = widgetOf(schema) === 'group';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have its name in its edge
    <div className="entry" role="group" aria-label={name}>
      <div className="entry-head">
        {isGroup && (
          <button
            type="button"
            className={`plain entry-name${isWrong ? ' problem' : ''}`}
            aria-expanded={isOpen}
            onClick={onOpen}
          >
            {name}
          </button>
        )}
        <span className="acts">
          {acts.map(([act, sign, isPossible, run]) => (
            <SignButton key={act} name={`${act}: ${name}`} {...{ sign, isPossible }} act={run} />
          ))}
        </span>
      </div>
      {isGroup && isOpen && (
        <div data-field={nameInForm(section, path)} data-section={section}>
          {children}
        </div>
      )}
      {!isGroup && children}
    </div>
  );
}
