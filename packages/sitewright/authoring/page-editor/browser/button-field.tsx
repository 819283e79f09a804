import { type BaseField, FieldLabel } from '@puckeditor/core';
import { useContext } from 'react';
import { ButtonChoice } from '../../moving/browser/button-choice.tsx';
import { Messages, WithMessages } from './messages.tsx';

interface ButtonFieldProps {
  name: string;
  field: BaseField;
  value: string;
  onChange: (name: string) => void;
}

/** A button of the site, chosen or made. */
export function ButtonField({ name, field, value = '', onChange }: ButtonFieldProps) {
  const { label = '', metadata } = field;
  const { targets } = useContext(Messages);
  return (
    <WithMessages name={name} field={field}>
      <FieldLabel label={label} el="div">
        <ButtonChoice
          names={metadata?.names ?? []}
          labels={metadata?.labels}
          {...{ label, targets, value, onChange }}
        />
      </FieldLabel>
    </WithMessages>
  );
}
