import type { RegistryWidgetsType, RJSFSchema, WidgetProps } from '@rjsf/utils';
import { ariaDescribedByIds } from '@rjsf/utils';
import { ButtonChoice } from '../../moving/browser/button-choice.tsx';
import { labelOfChoice } from '../../page-editor/editor-fields.ts';
import { PictureChoice } from '../../pictures/picture-choice.tsx';

/** What a choice is called: its own name, where it has one. */
const nameChoice = ({ choiceNames }: RJSFSchema, one: string | number): string =>
  choiceNames?.[one] ?? labelOfChoice(String(one));

/** One of several words, some of them, or a picture. */
function Select(props: WidgetProps) {
  const { id, value, schema, label, onChange, required, multiple, registry } = props;
  if (schema.picture) {
    const { pictures } = registry.formContext;
    return <PictureChoice names={pictures} value={value ?? ''} {...{ label, onChange }} />;
  }
  if (schema.button) {
    const names = (schema.enum ?? []) as string[];
    const { targets } = registry.formContext;
    const labels = schema.choiceNames;
    return (
      <ButtonChoice {...{ id, label, names, labels, targets, onChange }} value={value ?? ''} />
    );
  }
  if (multiple) return <Several {...props} />;
  const choices = (schema.enum ?? []) as (string | number)[];
  return (
    <select
      {...{ id, required, value: value ?? '' }}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={({ target }) => onChange(choices.find((one) => String(one) === target.value))}
    >
      <option value="">None</option>
      {choices.map((one) => (
        <option key={one} value={one}>
          {nameChoice(schema, one)}
        </option>
      ))}
    </select>
  );
}

function Several({ id, value, label, schema, options, onChange }: WidgetProps) {
  const chosen: unknown[] = value ?? [];
  return (
    <fieldset className="bar" aria-label={label} id={id}>
      {(options.enumOptions ?? []).map(({ value: one }) => (
        <label key={one}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          />{' '}
          {nameChoice(schema.items as RJSFSchema, one)}
        </label>
      ))}
    </fieldset>
  );
}

export const widgets: RegistryWidgetsType = { SelectWidget: Select };
