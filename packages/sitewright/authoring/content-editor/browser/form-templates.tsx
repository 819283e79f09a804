import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldErrorProps,
  FieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
  TemplatesType,
  WidgetProps,
  WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import { ADDITIONAL_PROPERTY_FLAG, ariaDescribedByIds, canExpand, errorId } from '@rjsf/utils';
import { type ChangeEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { formatPath } from '../../../content/yaml-file.ts';
import { withArticle } from '../../page-editor/editor-fields.ts';
import { ColourChoice } from './colour-choice.tsx';
import { exampleIn } from './example-in.ts';
import { nameEntry } from './name-entry.ts';
import { useNewEntry } from './use-new-entry.ts';

function Field(props: FieldTemplateProps) {
  const { id, label, children, errors, description, required, hidden, schema } = props;
  const displayLabel = props.displayLabel && !Object.hasOwn(schema, ADDITIONAL_PROPERTY_FLAG);
  if (hidden) return <div hidden>{children}</div>;
  return (
    <WrapIfAdditional {...props}>
      {displayLabel && label && (
        <label htmlFor={id}>
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </label>
      )}
      {displayLabel && description}
      <Notes {...props} />
      {children}
      {errors}
    </WrapIfAdditional>
  );
}

/** What is to be known of what a field says: what it does, how it reads, what the first language says. */
function Notes({ fieldPathId, registry, schema }: FieldTemplateProps) {
  const { effects = {}, readings = {}, inherited = {} } = registry.formContext;
  const place = formatPath(fieldPathId.path);
  if (schema.type === 'object' || schema.type === 'array') return null;
  return (
    <>
      {effects[place] && <p className="hint">{effects[place]}</p>}
      {readings[place] && <p className="hint">It reads “{readings[place]}”</p>}
      {inherited[place] && <p className="hint">The first language says “{inherited[place]}”</p>}
    </>
  );
}

/** A field with a name that editors give it, such as a button. */
function WrapIfAdditional(props: WrapIfAdditionalTemplateProps) {
  const { id, label, schema, children, onKeyRenameBlur, onRemoveProperty } = props;
  if (!Object.hasOwn(schema, ADDITIONAL_PROPERTY_FLAG))
    return <div className="field">{children}</div>;
  return (
    <fieldset className="entry">
      <legend>{label}</legend>
      <div className="field">
        <label htmlFor={`${id}-key`}>Name in the content</label>
        <input id={`${id}-key`} defaultValue={label} onBlur={onKeyRenameBlur} spellCheck={false} />
      </div>
      {children}
      <button type="button" onClick={onRemoveProperty}>
        Remove {label}
      </button>
    </fieldset>
  );
}

function Group(props: ObjectFieldTemplateProps) {
  const { title, description, properties, fieldPathId, schema, uiSchema, formData } = props;
  const add = useNewEntry(Object.keys(formData ?? {}).length);
  const isChoice = schema.anyOf && properties.length === 0;
  if (isChoice) return null;
  const fields = properties.map(({ content }) => content);
  const inner = (
    <>
      {description && <p className="hint">{description}</p>}
      {fields}
      {canExpand(schema, uiSchema, formData) && (
        <button type="button" onClick={(event) => add(event, props.onAddProperty)}>
          Add {schema.entryName ? withArticle(schema.entryName) : 'one'}
        </button>
      )}
    </>
  );
  if (!title) return <div id={fieldPathId.$id}>{inner}</div>;
  return (
    <fieldset id={fieldPathId.$id}>
      <legend>{title}</legend>
      {inner}
    </fieldset>
  );
}

function List(props: ArrayFieldTemplateProps) {
  const { title, schema, items, canAdd, onAddClick, fieldPathId, required } = props;
  const add = useNewEntry(items.length);
  return (
    <fieldset id={fieldPathId.$id}>
      <legend>
        {title}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {schema.description && <p className="hint">{schema.description}</p>}
      {items}
      {canAdd && (
        <button type="button" onClick={(event) => add(event, onAddClick)}>
          Add {withArticle(schema.entryName)}
        </button>
      )}
    </fieldset>
  );
}

function Entry({ children, buttonsProps, index, schema }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove } = buttonsProps;
  const { onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  // The library gives the entry to its field alone.
  const { formData } = (children as ReactElement<{ formData: unknown }>).props;
  const name = nameEntry(formData, schema.title ?? 'Entry', index);
  const isGroup = schema.type === 'object' || schema.anyOf !== undefined;
  return (
    <div className="entry">
      {isGroup ? <Folded name={name}>{children}</Folded> : children}
      <div className="bar">
        {hasMoveUp && (
          <button type="button" onClick={onMoveUpItem} aria-label={`Move ${name} up`}>
            Up
          </button>
        )}
        {hasMoveDown && (
          <button type="button" onClick={onMoveDownItem} aria-label={`Move ${name} down`}>
            Down
          </button>
        )}
        {hasRemove && (
          <button type="button" onClick={onRemoveItem} aria-label={`Remove ${name}`}>
            Remove
          </button>
        )}
      </div>
    </div>
  );
}

/** An entry that is open while it says nothing, or something wrong. */
function Folded({ name, children }: { name: string; children: ReactNode }) {
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const inputs = [...(place.current?.querySelectorAll('input, textarea') ?? [])];
    const isEmpty = inputs.every((one) => (one as HTMLInputElement).value === '');
    const isWrong = place.current?.querySelector('.problem') != null;
    if (place.current && (isEmpty || isWrong)) place.current.open = true;
  });
  return (
    <details ref={place}>
      <summary>{name}</summary>
      {children}
    </details>
  );
}

function Mistakes({ errors = [], fieldPathId }: FieldErrorProps) {
  if (errors.length === 0) return null;
  return (
    <p className="problem" id={errorId(fieldPathId)} role="alert">
      {errors}
    </p>
  );
}

const Choice = ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
  <>
    {/* biome-ignore lint/a11y/noLabelWithoutControl: the library has the control */}
    <label>Kind {selector}</label>
    {optionSchemaField}
  </>
);

/** A line or, for what is a sentence, several. */
function Input(props: WidgetProps) {
  const { id, label, value, schema, options, onChange, required, registry } = props;
  const { description = '', examples } = schema;
  const example = exampleIn(description);
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const shared = {
    ...registry.formContext.language,
    ...{ id, required, value: value ?? '' },
    ...(example && { placeholder: example }),
    'aria-describedby': ariaDescribedByIds(id),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value === '' ? options.emptyValue : target.value),
  };
  if (schema.richText || /sentence/.test(description) || String(value ?? '').length > 80)
    return <textarea rows={3} {...shared} />;
  const list = `${id}-choices`;
  return (
    <>
      <input
        type={schema.format === 'date' ? 'date' : 'text'}
        {...(isNumber && { inputMode: 'decimal' })}
        {...(examples && { list })}
        {...shared}
      />
      {Array.isArray(examples) && (
        <datalist id={list}>
          {examples.map((one) => (
            <option key={String(one)} value={String(one)} />
          ))}
        </datalist>
      )}
      {schema.colour && <ColourChoice {...{ label, onChange }} value={String(value ?? '')} />}
    </>
  );
}

/** How fields look: what is said at them is tied to them, and every button says what it does. */
export const templates: Partial<TemplatesType> = {
  FieldTemplate: Field,
  ObjectFieldTemplate: Group,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: Entry,
  FieldErrorTemplate: Mistakes,
  MultiSchemaFieldTemplate: Choice,
  BaseInputTemplate: Input,
  DescriptionFieldTemplate: ({ id, description }) =>
    description ? (
      <p className="hint" id={id}>
        {description}
      </p>
    ) : null,
};
