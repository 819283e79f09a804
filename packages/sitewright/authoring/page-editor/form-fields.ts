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
