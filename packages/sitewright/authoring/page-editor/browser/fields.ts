import type { Field, Fields } from '@puckeditor/core';
import { createElement, type ReactNode } from 'react';
import type { JsonSchema } from '../../../content/json-schema.ts';
import { type EditorField, formFields, labelOfChoice, onlyLanguage } from '../editor-fields.ts';
import { emptyFields, groupFields } from '../form-fields.ts';
import type { Looks } from '../list-looks.ts';
import { ButtonField } from './button-field.tsx';
import { LookField } from './look-field.tsx';
import { only, toProps } from './page-data.ts';
import { PictureField } from './picture-field.tsx';

/**
 * The fields of a group, by its schema and by what it says now.
 *
 * @param looks a section of the site for each look that the group may have
 */
export function toFields(
  schema: JsonSchema,
  value: object,
  isTranslation: boolean,
  looks: Looks = {},
): Fields {
  const forms = formFields(schema, isTranslation ? 'first' : onlyLanguage, value);
  const fields = listFields(forms, value, isTranslation);
  const look = forms.find(({ name }) => name === 'look');
  if (!look?.options || !fields.look) return fields;
  const { label = look.label, metadata } = fields.look;
  const usual = schema.properties?.look as JsonSchema | undefined;
  const own = { ...metadata, options: look.options, looks, usual: usual?.default };
  return { ...fields, look: { type: 'custom', label, metadata: own, render: LookField } };
}

/**
 * A translation has fields for words alone.
 *
 * @param isLeftOut whether they are of a group that need not be there, and is not: nothing in it is needed
 */
function listFields(
  all: readonly EditorField[],
  value: unknown,
  isTranslation: boolean,
  isLeftOut = false,
): Fields {
  const values = (value ?? {}) as Record<string, unknown>;
  const shown = all.filter(
    ({ name, widget, i18n }) =>
      widget !== 'hidden' && !['section', 'key'].includes(name) && (!isTranslation || i18n),
  );
  return Object.fromEntries(
    shown.map((one) => [one.name, toField(one, values[one.name], isTranslation, isLeftOut)]),
  );
}

const isSaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isSaid)
    : value !== undefined && value !== null && value !== '';

function toField(
  form: EditorField,
  value: unknown,
  isTranslation: boolean,
  isLeftOut: boolean,
): Field {
  const { widget, field, options, min, max, label, hint, entryName, required } = form;
  // What is needed in the first language alone, a translation takes from there.
  const isNeeded = !isLeftOut && (isTranslation ? required === true : Boolean(required));
  const about = { hint, isNeeded };
  const base = { label, metadata: about };
  if (widget === 'list') {
    const all = groupFields(field ?? form, undefined) ?? [{ ...form, ...field, name: only }];
    return {
      ...{ label, metadata: { ...about, entryName, max } },
      ...{ ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
      type: 'array',
      arrayFields: listFields(all, (value as unknown[] | undefined)?.[0], isTranslation),
      defaultItemProps: toProps(emptyFields(all)) as object,
      getItemSummary: (entry, index) => summarize(entry, index, field?.choiceNames as Labels),
    };
  }
  const all = groupFields(form, value);
  if (all) {
    const objectFields = listFields(all, value, isTranslation, !isNeeded && !isSaid(value));
    return { ...base, type: 'object', objectFields };
  }
  if (widget === 'image')
    return {
      type: 'custom',
      label: 'Picture',
      metadata: { ...about, names: options },
      render: PictureField,
    };
  if (form.button)
    return {
      ...{ type: 'custom', label, render: ButtonField },
      metadata: { ...about, names: options, labels: form.choiceNames },
    };
  const choices = widget === 'boolean' ? [true, false] : options && ['', ...options];
  if (choices) {
    const name = (one: string | boolean) =>
      typeof one === 'string' ? labelOfChoice(one) : one ? 'Yes' : 'No';
    return {
      ...base,
      type: 'select',
      options: choices.map((one) => ({ label: name(one), value: one })),
    };
  }
  const isRich = form.richText === true;
  const type = widget === 'text' || isRich ? 'textarea' : widget === 'number' ? widget : 'text';
  const metadata = { ...about, ...(isRich && { isRich }) };
  return { label, metadata, type, ...(hint && { placeholder: hint }) };
}

/** What choices are called, by their values. */
type Labels = Readonly<Record<string, string>> | undefined;

/** An entry by its first words, which open it. */
function summarize(entry: object, index = 0, labels: Labels = {}): ReactNode {
  const said = Object.values(entry).find((one) => typeof one === 'string' && one) ?? index + 1;
  const words = labels[said] ?? String(said);
  return createElement('button', { type: 'button', className: 'entry-name' }, words);
}
