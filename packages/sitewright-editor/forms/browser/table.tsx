import { useId } from 'react';
import { formatPath, type JsonSchema } from 'sitewright/content';
import { schemaFields } from 'sitewright/schemas';
import { isGroup } from 'sitewright/texts';
import { sayAtField } from '../../page-editor/browser/messages/say-problem.ts';
import { t } from '../../words/words.ts';
import { labelOf, labelOfField } from '../labels.ts';
import { copyValue, emptyValue, listFields, widgetOf } from '../schema.ts';
import { Control } from './control.tsx';
import { type FieldProps, useForm } from './form.tsx';
import { nameInForm } from './lead.ts';
import { duplicateSign, SignButton } from './sign-button.tsx';

/** The columns of a table: the fields with a single value. What holds several is changed in the file. */
const isColumn = (schema: JsonSchema) => !['group', 'list', 'hidden'].includes(widgetOf(schema));

/** A list whose entries are rows, each with a field in each column. */
export function Table({ schema, value, path }: FieldProps) {
  const { set, lead, inherited } = useForm();
  const rows = Array.isArray(value) ? (value as unknown[]) : [];
  const items = schema.items as JsonSchema;
  // What names a row to its translations is for these alone.
  const hasKeys = rows.some((row) => isGroup(row) && row.key !== undefined);
  const columns = listFields(items, {}).filter(
    (one) => isColumn(one.schema) && (one.name !== 'key' || hasKeys),
  );
  const others = Object.keys(schemaFields(items)).filter(
    (name) => name !== 'key' && !columns.some((one) => one.name === name),
  );
  const isTranslation = Object.keys(inherited).length > 0;
  const change = (next: unknown[]) => set(path, next);
  const insert = (index: number, row: unknown) => {
    change(rows.toSpliced(index, 0, row));
    // What a duplicate is called is to be another name.
    lead([...path, index, columns[0]?.name ?? ''], 'all');
  };
  const add = () => insert(rows.length, emptyValue(items));
  return (
    <>
      <div className="table">
        <table>
          <thead>
            <tr>
              {columns.map(({ name, schema, isNeeded }) => (
                <th key={name} scope="col">
                  {labelOfField(schema, name) + (isNeeded ? ' *' : '')}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the focus stays on what is done with the next one
              <tr key={index}>
                {columns.map((one, at) => (
                  <Cell
                    key={one.name}
                    {...one}
                    value={isGroup(row) ? row[one.name] : undefined}
                    path={[...path, index, one.name]}
                    label={t('{field}, row {number}', {
                      field: labelOfField(one.schema, one.name),
                      number: index + 1,
                    })}
                    isFirst={at === 0}
                  />
                ))}
                <td className="acts">
                  {!isTranslation && (
                    <>
                      <SignButton
                        name={t('Duplicate row {number}', { number: index + 1 })}
                        sign={duplicateSign}
                        act={() => insert(index + 1, copyValue(row, items))}
                      />
                      <SignButton
                        name={t('Delete row {number}', { number: index + 1 })}
                        sign="✕"
                        act={() => change(rows.toSpliced(index, 1))}
                      />
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {others.length > 0 && (
        <p className="hint">
          {t('Changed in the file, by whoever works with files: {fields}.', {
            fields: others.map(labelOf).join(', '),
          })}
        </p>
      )}
      {!isTranslation && (
        <button type="button" className="add-entry" onClick={add}>
          {t('Add a row')}
        </button>
      )}
    </>
  );
}

function Cell(props: FieldProps & { label: string; isFirst: boolean }) {
  const { path, label, isFirst } = props;
  const { section, problems, inherited } = useForm();
  const id = useId();
  const place = formatPath(path);
  const row = formatPath(path.slice(0, -1));
  // What is wrong with a whole row is said in its first cell.
  const wrong = problems.filter(({ field }) => field === place || (field === row && isFirst));
  return (
    <td data-field={nameInForm(section, path)} data-section={section}>
      <label className="unseen" htmlFor={id}>
        {label}
      </label>
      <Control {...props} id={id} />
      <div id={`${id}-said`}>
        {wrong.length > 0 && (
          <p className="problem" role="alert">
            {[...new Set(wrong.map(sayAtField))].join(' ')}
          </p>
        )}
        {inherited[place] && (
          <p className="hint">
            {t('The first language says “{words}”', { words: inherited[place] })}
          </p>
        )}
      </div>
    </td>
  );
}
