import { type BaseField, createUsePuck } from '@puckeditor/core';
import { createContext, type ReactNode, useContext } from 'react';
import type { Target } from './find-target.ts';
import { only } from './page-data.ts';

const usePuck = createUsePuck();

/** What is to be said at fields, by their names in the file. */
export const Messages = createContext<{
  keys: ReadonlyMap<string, string>;
  problems: readonly { field: string; message: string }[];
  inherited: Readonly<Record<string, string>>;
  /** How texts read whose words in braces stand for something. */
  readings: Readonly<Record<string, string>>;
  /** What links may lead to. */
  targets: readonly Target[];
}>({ keys: new Map(), problems: [], inherited: {}, readings: {}, targets: [] });

interface WithMessagesProps {
  name: string;
  field: BaseField;
  children: ReactNode;
}

/** A field with what it is for, what is wrong in it and what it inherits. */
export function WithMessages({ name, field, children }: WithMessagesProps) {
  const { keys, problems, inherited, readings } = useContext(Messages);
  const id = usePuck((all) => all.selectedItem?.props.id);
  const place = (id ? `${keys.get(id)}.${name}` : name).replaceAll(`.${only}`, '');
  const problem = problems.find((one) => one.field === place)?.message;
  const hint = field.metadata?.hint;
  return (
    <div data-field={name} data-section={id ?? ''}>
      {children}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {readings[place] && <p className="hint">It reads “{readings[place]}”</p>}
      {hint && <p className="hint">{hint}</p>}
      {inherited[place] && <p className="hint">The first language says “{inherited[place]}”</p>}
    </div>
  );
}
