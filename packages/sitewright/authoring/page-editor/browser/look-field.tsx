import { type BaseField, FieldLabel } from '@puckeditor/core';
import { labelOfChoice } from '../editor-fields.ts';
import { WithMessages } from './messages.tsx';
import { SectionDrawing } from './section-drawing.tsx';

interface LookFieldProps {
  name: string;
  field: BaseField;
  id: string;
  value: string | undefined;
  onChange: (look: string) => void;
}

/** The looks of a section, each as a section of the site shows it. */
export function LookField({ name, field, id, value, onChange }: LookFieldProps) {
  const { label = '', metadata = {} } = field;
  const { options, looks, usual } = metadata;
  return (
    <WithMessages name={name} field={field}>
      <FieldLabel label={label} el="div">
        <div className="looks" role="radiogroup" aria-label={label}>
          {(options as string[]).map((look) => (
            <label key={look}>
              {looks[look] && <SectionDrawing sample={looks[look]} title={labelOfChoice(look)} />}
              <input
                type="radio"
                name={id}
                checked={(value || usual) === look}
                onChange={() => onChange(look)}
              />
              {labelOfChoice(look)}
            </label>
          ))}
        </div>
      </FieldLabel>
    </WithMessages>
  );
}
