import { type BaseField, createUsePuck, type Field, type Fields } from '@puckeditor/core';
import { createContext, type ReactNode, useContext } from 'react';
import type { JsonSchema } from '../../../app/content/json-schema.ts';
import { type CmsField, fieldsOf, onlyLanguage } from '../../admin/cms-fields.ts';
import { only, toProps } from './page-data.ts';

const usePuck = createUsePuck();

/** The fields of a group, by its schema and by what it says now. */
export const toFields = (schema: JsonSchema, value: object, isTranslation: boolean): Fields =>
  listFields(fieldsOf(schema, isTranslation ? 'first' : onlyLanguage, value), value, isTranslation);

/** What a new group says until somebody writes more: its texts say what they are for. */
export const defaultsOf = (schema: JsonSchema): object =>
  toProps(defaultFields(fieldsOf(schema, onlyLanguage))) as object;

interface FormField extends CmsField {
  fields?: FormField[];
  field?: FormField;
  types?: FormField[];
  typeKey?: string;
  options?: string[];
  min?: number;
  max?: number;
}

/** A translation has fields for words alone. */
function listFields(all: readonly FormField[], value: unknown, isTranslation: boolean): Fields {
  const values = (value ?? {}) as Record<string, unknown>;
  const shown = all.filter(
    ({ name, widget, i18n }) =>
      widget !== 'hidden' && !['section', 'key'].includes(name) && (!isTranslation || i18n),
  );
  return Object.fromEntries(
    shown.map((one) => [one.name, toField(one, values[one.name], isTranslation)]),
  );
}

function toField(form: FormField, value: unknown, isTranslation: boolean): Field {
  const { widget, field, options, min, max, label, hint } = form;
  const base = { label, metadata: { hint } };
  if (widget === 'list') {
    const all = groupFields(field ?? form, undefined) ?? [{ ...form, ...field, name: only }];
    return {
      ...{ ...base, ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
      type: 'array',
      arrayFields: listFields(all, (value as unknown[] | undefined)?.[0], isTranslation),
      defaultItemProps: toProps(defaultFields(all)) as object,
      getItemSummary: (entry: object, index = 0) =>
        String(Object.values(entry).find((one) => typeof one === 'string') ?? index + 1),
    };
  }
  const all = groupFields(form, value);
  if (all) return { ...base, type: 'object', objectFields: listFields(all, value, isTranslation) };
  const choices = widget === 'boolean' ? [true, false] : options && ['', ...options];
  if (choices) {
    const name = (one: string | boolean) => (typeof one === 'string' ? one : one ? 'Yes' : 'No');
    return {
      ...base,
      type: 'select',
      options: choices.map((one) => ({ label: name(one), value: one })),
    };
  }
  return { ...base, type: widget === 'text' ? 'textarea' : widget === 'number' ? widget : 'text' };
}

/** The fields of a group, behind the one that tells its variants apart; undefined for what is none. */
function groupFields({ fields, types, typeKey = '' }: FormField, value: unknown) {
  if (!types) return fields;
  const chosen = (value as Record<string, unknown> | undefined)?.[typeKey];
  const mine = types.filter(({ name }) => chosen === undefined || name === chosen);
  const all = mine.flatMap((one) => one.fields ?? []);
  const options = types.map(({ name }) => name);
  return [{ name: typeKey, label: 'Kind', widget: 'select', required: true, options }, ...all];
}

function defaultFields(fields: readonly FormField[]): Record<string, unknown> {
  const required = fields.filter((one) => one.required || one.widget === 'hidden');
  return Object.fromEntries(required.map((one) => [one.name, defaultOf(one)]));
}

function defaultOf(form: FormField): unknown {
  const { widget, default: value, hint, label, field, options } = form;
  if (value !== undefined || widget === 'boolean') return value ?? false;
  if (widget === 'list')
    return [
      field ? defaultOf({ ...field, ...(hint && { hint }) }) : defaultFields(form.fields ?? []),
    ];
  const fields = groupFields(form, form.types && { [form.typeKey ?? '']: form.types[0]?.name });
  if (fields) return defaultFields(fields);
  return options?.[0] ?? (widget === 'number' ? 1 : (hint?.replace(/[;:,(].*/, '') ?? label));
}

/** What is to be said at fields, by their names in the file. */
export const Messages = createContext<{
  keys: ReadonlyMap<string, string>;
  problems: readonly { field: string; message: string }[];
  inherited: Readonly<Record<string, string>>;
}>({ keys: new Map(), problems: [], inherited: {} });

interface WithMessagesProps {
  name: string;
  field: BaseField;
  children: ReactNode;
}

/** A field with what it is for, what is wrong in it and what it inherits. */
export function WithMessages({ name, field, children }: WithMessagesProps) {
  const { keys, problems, inherited } = useContext(Messages);
  const id = usePuck((all) => all.selectedItem?.props.id);
  const place = (id ? `${keys.get(id)}.${name}` : name).replaceAll(`.${only}`, '');
  const problem = problems.find((one) => one.field === place)?.message;
  const hint = field.metadata?.hint;
  return (
    <div data-field={name}>
      {children}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {hint && <p className="hint">{hint}</p>}
      {inherited[place] && <p className="hint">The first language says “{inherited[place]}”</p>}
    </div>
  );
}
