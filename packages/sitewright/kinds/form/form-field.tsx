import { plainWords } from '../../content/fields/rich-text.ts';
import {
  Choice,
  Consent,
  EmailField,
  TextField,
  type TextFieldProps,
} from '../../page/components/form-parts.tsx';
import type { SectionProps } from '../../page/sections/define-section.ts';
import type { form } from './form.ts';
import type { FormField as Field } from './form-fields.ts';

interface FormFieldProps {
  id: string;
  field: Field;
  content: SectionProps<typeof form>['content'];
}

/** What browsers call what is written in a field. */
const inputTypes: { [Type in Field['type']]?: TextFieldProps['type'] } = {
  phone: 'tel',
  number: 'number',
  date: 'date',
  file: 'file',
};

/** A field of a form, whatever is written in it. */
export function FormField({ id, field, content }: FormFieldProps) {
  const { name, type, label, hint, needed, autocomplete, choices = [], files } = field;
  const requiredMark = needed ? content.requiredMark : undefined;
  const words = typeof label === 'string' ? label : plainWords(label);
  const shared = { name, id, label: words, hint, requiredMark };
  if (type === 'email') return <EmailField {...shared} service={content} />;
  if (type === 'choice')
    return <Choice {...shared} autoComplete={autocomplete} choices={choices} />;
  if (type === 'consent' && typeof label !== 'string') return <Consent {...shared} label={label} />;
  return (
    <TextField
      {...shared}
      autoComplete={autocomplete ?? (type === 'phone' ? 'tel' : undefined)}
      type={inputTypes[type]}
      accept={files?.map((one) => `.${one}`).join()}
      // Readings of names are in no dictionary.
      spellCheck={type === 'nameReading' ? false : undefined}
      multiline={type === 'longText'}
    />
  );
}
