import type { ComponentProps } from 'react';
import { Fields } from '../../forms/browser/field.tsx';
import { Form } from '../../forms/browser/form.tsx';
import type { DraftAnswer } from '../../page-editor/browser/pages.ts';
import type { FileDescription } from '../describe-file.ts';

interface FileFormProps
  extends Pick<ComponentProps<typeof Form>['form'], 'problems' | 'open' | 'lead' | 'set'> {
  description: FileDescription;
  value: object;
  /** What is to be known of what fields say, by their names. */
  answer: Pick<DraftAnswer, 'readings' | 'effects'> | undefined;
}

/** The fields of a file. */
export function FileForm({ description, value, answer, ...context }: FileFormProps) {
  const { readings = {}, effects } = answer ?? { effects: description.effects };
  const { language, inherited, targets, paths, schema } = description;
  const form = {
    ...{ ...context, readings, effects, inherited, targets, paths },
    section: '',
    isPanel: false,
    language: { lang: language.tag, dir: language.dir },
  };
  return (
    <Form form={form}>
      <Fields schema={schema} value={value} path={[]} />
    </Form>
  );
}
