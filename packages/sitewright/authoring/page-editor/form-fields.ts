import type { EditorField } from './editor-fields.ts';

/** The fields of a group, behind the one that tells its variants apart; undefined for what is none. */
export function groupFields({ fields, types, typeKey = '' }: EditorField, value: unknown) {
  if (!types) return fields;
  const chosen = (value as Record<string, unknown> | undefined)?.[typeKey];
  const mine = types.filter(({ name }) => chosen === undefined || name === chosen);
  const all = mine.flatMap((one) => one.fields ?? []);
  const options = types.map(({ name }) => name);
  return [{ name: typeKey, label: 'Kind', widget: 'select', required: true, options }, ...all];
}

/** What a new group says until somebody writes more: its texts say what they are for. */
export function defaultFields(fields: readonly EditorField[]): Record<string, unknown> {
  const required = fields.filter((one) => one.required || one.widget === 'hidden');
  return Object.fromEntries(required.map((one) => [one.name, defaultOf(one)]));
}

/** A new entry of a list: nothing is said in it until somebody does, but for what a switch says anyway. */
export function emptyFields(fields: readonly EditorField[]): Record<string, unknown> {
  return Object.fromEntries(fields.flatMap((one) => emptyField(one)));
}

function emptyField(form: EditorField): [name: string, value: unknown][] {
  const { name, widget, required, default: value } = form;
  if (!required && widget !== 'hidden') return [];
  if (value !== undefined || widget === 'boolean') return [[name, value ?? false]];
  if (widget === 'list') return [];
  const fields = groupFields(form, undefined);
  return [[name, fields ? emptyFields(fields) : '']];
}

function defaultOf(form: EditorField): unknown {
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
