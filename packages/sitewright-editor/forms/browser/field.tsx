import { type ReactNode, useId, useState } from 'react';
import { type FieldPath, formatPath, type JsonSchema } from 'sitewright/content';
import { atFieldOf } from '../../page-editor/browser/messages/say-problem.ts';
import { plainSchema, richSchema } from '../../page-editor/browser/words-schema.ts';
import { saySigns } from '../../rich-text/word-rules.ts';
import { tWith } from '../../words/browser/words-with.tsx';
import { langOf, t } from '../../words/words.ts';
import { hintOf, labelOfField, langOfField, partsOfHint, sayHint, withArticle } from '../labels.ts';
import { isSaid, isWords, listFields, narrow, widgetOf } from '../schema.ts';
import { Control } from './control.tsx';
import { type FieldProps, useForm } from './form.tsx';
import { nameInForm } from './lead.ts';
import { List } from './list.tsx';
import { Table } from './table.tsx';

type Group = Readonly<Record<string, unknown>>;

interface FieldsProps {
  schema: JsonSchema;
  value: unknown;
  path: FieldPath;
  /** Whether they are of a group that need not be there, and is not: nothing in it is needed. */
  isLeftOut?: boolean;
}

/** The fields of a group, each at its place in the file. */
export function Fields({ schema, value, path, isLeftOut = false }: FieldsProps) {
  const { isShown = () => true } = useForm();
  const said = (value ?? {}) as Group;
  return (
    <>
      {listFields(schema, said)
        .filter((one) => isShown(one.name, one.schema))
        .map(({ isNeeded, ...one }) => (
          <Field
            key={one.name}
            {...one}
            path={[...path, one.name]}
            value={Object.hasOwn(said, one.name) ? said[one.name] : undefined}
            isNeeded={isNeeded && !isLeftOut}
          />
        ))}
      {typeof schema.additionalProperties === 'object' && <Named {...{ schema, value, path }} />}
    </>
  );
}

/** A field with what it is for, and what is to be said at it. */
function Field(props: FieldProps) {
  const { name, path, schema, value, isNeeded } = props;
  const { label = labelOfField(schema, name) } = props;
  const lang = langOfField(schema, name);
  const { section, samples, isNew } = useForm();
  const [isLeft, setIsLeft] = useState(false);
  const id = useId();
  const widget = widgetOf(schema);
  const isGroup = ['group', 'list', 'several'].includes(widget);
  const hint = hintOf(schema);
  const place = {
    'data-field': nameInForm(section, path),
    'data-section': section,
    'data-needed': isNeeded || undefined,
  };
  const about = hint && (
    <p className="hint" id={`${id}-hint`} lang={langOf(partsOfHint(hint)[0])}>
      {sayHint(hint)}
    </p>
  );
  const isSpoken = !isNew || isLeft || isSaid(value);
  const said = <FileValue {...{ path, schema, value, isSpoken }} id={`${id}-said`} />;
  if (isGroup)
    return (
      <fieldset {...place}>
        <legend className="label" lang={lang}>
          {label}
        </legend>
        {about}
        {widget === 'list' && schema.isTable === true && <Table {...props} />}
        {widget === 'list' && schema.isTable !== true && (
          <List {...props}>
            {(entry) =>
              widgetOf(entry.schema) === 'group' ? (
                <Fields {...entry} />
              ) : (
                <Field {...entry} name="" isNeeded={false} />
              )
            }
          </List>
        )}
        {widget === 'group' && (
          <Fields {...{ schema, value, path }} isLeftOut={!isNeeded && !isSaid(value)} />
        )}
        {widget === 'several' && <Control {...props} {...{ id, label }} />}
        {said}
      </fieldset>
    );
  const hasLabel = !['picture', 'button'].includes(widget) && samples?.name !== name;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is left is the control inside
    <div className="field" {...place} onBlur={() => setIsLeft(true)}>
      {hasLabel ? (
        <label className="label" htmlFor={id} lang={lang}>
          {label}
        </label>
      ) : (
        <div className="label" lang={lang}>
          {label}
        </div>
      )}
      {about}
      <Control {...props} {...{ id, label }} />
      {said}
    </div>
  );
}

type FileValueProps = Pick<FieldProps, 'path' | 'schema' | 'value'> & {
  id: string;
  isSpoken: boolean;
};

const hasPicture = ({ properties = {} }: JsonSchema) =>
  (properties.src as JsonSchema | undefined)?.picture;

/** What is wrong in a field, what it does, how it reads and what the first language says. */
function FileValue({ path, schema, value, id, isSpoken }: FileValueProps) {
  const { problems, effects = {}, readings = {}, inherited, language } = useForm();
  const place = formatPath(path);
  // A picture that lacks with its words is chosen first: what is said of both stands there.
  const isPicture = schema.picture && path.at(-1) === 'src';
  const places = isPicture ? [place, formatPath(path.slice(0, -1))] : [place];
  const wrong = problems
    .filter(({ field }) => places.includes(field ?? '') && !hasPicture(schema))
    .map(atFieldOf);
  // Where nothing is said yet, nobody has made a mistake.
  const look = isSaid(value) ? 'problem' : 'problem is-empty';
  const words = typeof value === 'string' && isWords(schema) ? value : '';
  const notes: Readonly<Record<string, ReactNode>> = {
    signs: saySigns(words, schema.richText === true ? richSchema : plainSchema),
    effect: effects[place],
    reading:
      readings[place] &&
      tWith('It reads “{words}”', { words: <bdi dir={language?.dir}>{readings[place]}</bdi> }),
    inherited:
      inherited[place] &&
      tWith('The first language says “{words}”', { words: <bdi>{inherited[place]}</bdi> }),
  };
  return (
    <div id={id}>
      {wrong.length > 0 && (
        <p
          key={String(isSpoken)}
          className={look}
          role={isSpoken ? 'alert' : undefined}
          lang={langOf(wrong[0])}
        >
          {[...new Set(wrong)].map((one) => t(one)).join(' ')}
        </p>
      )}
      {Object.entries(notes).map(
        ([name, words]) =>
          words && (
            <p className="hint" key={name}>
              {words}
            </p>
          ),
      )}
    </div>
  );
}

/** Fields with names that editors give them, such as buttons. */
function Named({ schema, value, path }: FieldsProps) {
  const { set, lead } = useForm();
  const said = Object.entries((value ?? {}) as Group);
  const entry = schema.additionalProperties as JsonSchema;
  const entryName = String(schema.entryName ?? 'entry');
  const change = (entries: readonly (readonly [string, unknown])[]) =>
    set(path, Object.fromEntries(entries));
  const isTaken = (name: string) => said.some(([one]) => one === name);
  const rename = (own: string, name: string) => {
    if (name && !isTaken(name)) change(said.map(([one, two]) => [one === own ? name : one, two]));
  };
  const add = () => {
    let name = entryName;
    for (let number = 2; isTaken(name); number += 1) name = `${entryName}-${number}`;
    change([...said, [name, {}]]);
    lead([...path, name]);
  };
  return (
    <>
      {said.map(([name, one], index) => (
        <fieldset
          className="entry"
          // biome-ignore lint/suspicious/noArrayIndexKey: the focus stays in it when it gets another name
          key={index}
          data-field={formatPath([...path, name])}
          data-section=""
        >
          <legend>{name}</legend>
          <label className="field">
            {t('Name in the content')}
            <input
              key={name}
              defaultValue={name}
              spellCheck={false}
              onBlur={({ target }) => rename(name, target.value)}
            />
          </label>
          <Fields schema={narrow(entry, one)} value={one} path={[...path, name]} />
          <button type="button" onClick={() => set([...path, name], undefined)}>
            {t('Delete')}
          </button>
        </fieldset>
      ))}
      <button type="button" onClick={add}>
        {t('Add {entry}', { entry: withArticle(entryName) })}
      </button>
    </>
  );
}
