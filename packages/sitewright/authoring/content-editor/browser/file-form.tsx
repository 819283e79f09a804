import { Validator } from '@cfworker/json-schema';
// The package's own door loads a validator that needs what the editors' policy forbids.
import Form from '@rjsf/core/lib/components/Form.js';
import type { ErrorSchema, RJSFSchema, ValidatorType } from '@rjsf/utils';
import { useMemo } from 'react';
import type { Problem } from '../../../content/problem.ts';
import type { DraftAnswer } from '../../page-editor/browser/pages.ts';
import type { FileDescription } from '../describe-file.ts';
import { stepsOf, toErrors } from './form-schema.ts';
import { templates } from './form-templates.tsx';
import { widgets } from './form-widgets.tsx';

/** Tells variants apart, and nothing else: what is wrong, the machine's own check says. */
const validator: ValidatorType = {
  isValid: (schema, value) => new Validator(schema as object, '7').validate(value ?? {}).valid,
  validateFormData: () => ({ errors: [], errorSchema: {} as ErrorSchema }),
  rawValidation: () => ({}),
};

/** Nothing is filled in that nobody wrote. */
const defaults = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'skipOneOf',
} as const;

interface FileFormProps {
  description: FileDescription;
  schema: RJSFSchema;
  value: object;
  problems: readonly Pick<Problem, 'field' | 'message' | 'atField'>[];
  /** What is to be known of what fields say, by their names. */
  answer: Pick<DraftAnswer, 'readings' | 'effects'> | undefined;
  onChange: (value: object) => void;
}

/** The fields of a file. */
export function FileForm(props: FileFormProps) {
  const { description, schema, value, problems, answer, onChange } = props;
  const { readings, effects } = answer ?? { effects: description.effects };
  const { language, inherited, pictures, targets } = description;
  const errors = useMemo(() => toErrors(problems), [problems]);
  const context = useMemo(
    () => ({
      language: { lang: language.tag, dir: language.dir },
      ...{ inherited, pictures, targets, readings, effects },
    }),
    [language, inherited, pictures, targets, readings, effects],
  );
  return (
    <>
      <p className="hint">* is needed</p>
      <Form
        tagName="div"
        noValidate
        showErrorList={false}
        uiSchema={{ 'ui:submitButtonOptions': { norender: true } }}
        experimental_defaultFormStateBehavior={defaults}
        {...{ schema, validator, templates, widgets }}
        formContext={context}
        formData={value}
        extraErrors={errors}
        onChange={({ formData }) => onChange(formData)}
      />
    </>
  );
}

/** Opens the entries that a field is in, and puts the cursor into it. */
export function focusField(field: string): void {
  const place = document.getElementById(['root', ...stepsOf(field)].join('_'));
  for (let one = place?.closest('details'); one; one = one.parentElement?.closest('details'))
    one.open = true;
  const inputs = 'input, textarea, select, button, summary';
  const input = place?.matches(inputs) ? place : place?.querySelector<HTMLElement>(inputs);
  input?.focus();
}
