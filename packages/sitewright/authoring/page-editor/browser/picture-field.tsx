import { type BaseField, FieldLabel } from '@puckeditor/core';
import { PictureChoice } from '../../pictures/picture-choice.tsx';
import { WithMessages } from './messages.tsx';

interface PictureFieldProps {
  name: string;
  field: BaseField;
  value: string;
  onChange: (name: string) => void;
}

/** A picture, chosen from those that are there or uploaded. */
export function PictureField({ name, field, value = '', onChange }: PictureFieldProps) {
  const { label = '', metadata } = field;
  return (
    <WithMessages name={name} field={field}>
      <FieldLabel label={label} el="div">
        <PictureChoice names={metadata?.names ?? []} {...{ label, value, onChange }} />
      </FieldLabel>
    </WithMessages>
  );
}
