import { type BaseField, createUsePuck } from '@puckeditor/core';
import { createContext, type ReactNode, useContext } from 'react';
import type { Problem } from '../../../content/problem.ts';
import { withArticle } from '../editor-fields.ts';
import type { Target } from '../link-targets.ts';
import { only } from './page-data.ts';
import { sayAtField } from './say-problem.ts';

const usePuck = createUsePuck();

/** What is to be said at fields, by their names in the file. */
export const Messages = createContext<{
  keys: ReadonlyMap<string, string>;
  problems: readonly Pick<Problem, 'field' | 'message' | 'atField'>[];
  inherited: Readonly<Record<string, string>>;
  /** How texts read whose words in braces stand for something. */
  readings: Readonly<Record<string, string>>;
  /** What values do that do less than one would think. */
  effects: Readonly<Record<string, string>>;
  /** What links may lead to. */
  targets: readonly Target[];
}>({ keys: new Map(), problems: [], inherited: {}, readings: {}, effects: {}, targets: [] });

interface WithMessagesProps {
  name: string;
  field: BaseField;
  value?: unknown;
  children: ReactNode;
}

/** A field with what it is for, whether it is needed, what is wrong in it and what it inherits; a list with what adds an entry. */
export function WithMessages({ name, field, value, children }: WithMessagesProps) {
  const { keys, problems, inherited, readings, effects } = useContext(Messages);
  const id = usePuck((all) => all.selectedItem?.props.id);
  const place = (id ? `${keys.get(id)}.${name}` : name).replaceAll(`.${only}`, '');
  const problem = problems.find((one) => one.field === place);
  const { hint, isNeeded, entryName, max } = field.metadata ?? {};
  const isFull = max !== undefined && Array.isArray(value) && value.length >= max;
  return (
    <div data-field={name} data-section={id ?? ''} data-needed={isNeeded || undefined}>
      {entryName && !isFull && (
        <button type="button" className="add-entry" onClick={addEntry}>
          Add {withArticle(entryName)}
        </button>
      )}
      {children}
      {problem && (
        <p className="problem" role="alert">
          {sayAtField(problem)}
        </p>
      )}
      {effects[place] && <p className="hint">{effects[place]}</p>}
      {readings[place] && <p className="hint">It reads “{readings[place]}”</p>}
      {hint && <p className="hint">{hint}</p>}
      {inherited[place] && <p className="hint">The first language says “{inherited[place]}”</p>}
    </div>
  );
}

/** Adds an entry as the library does by a sign below its list, which a long list has out of sight. */
function addEntry({ currentTarget }: { currentTarget: Element }): void {
  const list = currentTarget.closest('[data-field]');
  const signs = list?.querySelectorAll<HTMLElement>('[class*="_ArrayField-addButton"]') ?? [];
  [...signs].find((one) => one.closest('[data-field]') === list)?.click();
}
