import { createContext, type ReactNode, useContext } from 'react';
import type { FieldPath, JsonSchema, Problem } from 'sitewright/content';
import type { Target } from '../../page-editor/link-targets.ts';
import { t } from '../../words/words.ts';
import type { FormField } from '../schema.ts';
import type { Lead, OpenEntries } from './lead.ts';
import { TargetList } from './target-input.tsx';

type Words = Readonly<Record<string, string>>;

/** What the fields of a form know of what is edited, by the names that the file has for them. */
interface FormContext {
  /** The key of the section that the form is of; empty where it is of a file. */
  section: string;
  /** Whether the file is not there yet: what is needed in it is spoken of once somebody leaves it out. */
  isNew?: boolean;
  /** Whether the form stands in the narrow panel beside a page. */
  isPanel: boolean;
  problems: readonly Pick<Problem, 'field' | 'message' | 'atField'>[];
  /** How texts read whose words in braces stand for something. */
  readings?: Words;
  /** What values do that do less than one would think. */
  effects?: Words;
  /** What the file says. */
  said: object;
  /** What the first language says. */
  inherited: Words;
  /** What links and buttons may lead to, and the pages among that at their addresses in the language of the file. */
  targets: readonly Target[];
  paths: readonly Target[];
  /** The language of the words. */
  language?: { lang: string; dir: string };
  /** Samples of what a field may say, by its values. */
  samples?: { name: string; drawings: Readonly<Record<string, ReactNode>> };
  /** Whether a field is in the form. */
  isShown?: (name: string, schema: JsonSchema) => boolean;
  /** Has the file say something at a place; undefined takes the place away. */
  set: (path: FieldPath, next: unknown) => void;
  open: OpenEntries;
  lead: Lead;
}

const Context = createContext<FormContext | undefined>(undefined);

export function useForm(): FormContext {
  const form = useContext(Context);
  if (!form) throw new Error('A field stands in a form');
  return form;
}

/** A field at its place in the file, with what that says there. */
export interface FieldProps extends FormField {
  path: FieldPath;
  value: unknown;
  /** What it is called, where that is no name of a field. */
  label?: string;
}

/** The id of the list of addresses that links are offered. */
export const pathsId = 'addresses-of-links';

/** What fields stand in. */
export const Form = ({ form, children }: { form: FormContext; children: ReactNode }) => (
  <Context value={form}>
    <p className="hint">{t('* is needed')}</p>
    {children}
    <TargetList id={pathsId} targets={form.paths} />
  </Context>
);
