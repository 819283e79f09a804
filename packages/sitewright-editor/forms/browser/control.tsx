import { type ChangeEvent, type FocusEvent, useRef } from 'react';
import { fieldAt, formatPath, type JsonSchema } from 'sitewright/content';
import { mayBeTranslated } from 'sitewright/schemas';
import { takeKeys } from '../../browser/keys.ts';
import { ButtonChoice } from '../../page-moves/browser/button-choice.tsx';
import { PictureChoice } from '../../pictures/picture-choice.tsx';
import { t } from '../../words/words.ts';
import { exampleIn, hintOf, labelOfChoice } from '../labels.ts';
import { readListed } from '../listed-text.ts';
import { widgetOf } from '../schema.ts';
import { unread } from '../unread.ts';
import { ColourChoice } from './colour-choice.tsx';
import { type FieldProps, pathsId, useForm } from './form.tsx';
import { RichText } from './rich-text.tsx';

interface ControlProps extends FieldProps {
  id: string;
  label: string;
}

/** What a field is changed with. */
export function Control(props: ControlProps) {
  const { id, label, schema, value, path, name, isNeeded } = props;
  const { set, targets, samples, problems } = useForm();
  const isWrong = problems.some(({ field }) => field === formatPath(path));
  // Another kind of group begins anew.
  const change = (next: unknown) =>
    schema.isKind ? set(path.slice(0, -1), { [name]: next }) : set(path, next);
  const own = {
    ...{ id, 'aria-describedby': describedBy(id), 'aria-required': isNeeded || undefined },
    'aria-invalid': isWrong || undefined,
  };
  const text = String(value ?? '');
  const names = (schema.enum ?? []) as string[];
  switch (widgetOf(schema)) {
    case 'picture':
      return <PictureChoice {...{ label, names, isNeeded }} value={text} onChange={change} />;
    case 'button': {
      const labels = schema.choiceNames as Readonly<Record<string, string>> | undefined;
      return (
        <ButtonChoice {...{ id, label, names, labels, targets }} value={text} onChange={change} />
      );
    }
    case 'several':
      return <Several {...props} />;
    case 'switch': {
      const usual = schema.default === true;
      // What is so anyway need not be said.
      const say = (next: boolean) => (next === usual && !isNeeded ? undefined : next);
      return (
        <input
          type="checkbox"
          {...own}
          checked={value === undefined ? usual : value === true}
          onChange={({ target }) => change(say(target.checked))}
        />
      );
    }
    case 'choice':
      if (samples?.name === name) return <Samples {...props} />;
      return (
        <select
          {...own}
          value={text}
          onChange={({ target }) => change(names.find((one) => String(one) === target.value))}
        >
          {/* What is there can be seen, and kept, whatever the choices are now. */}
          {[...new Set(['', ...names.map(String), text])].map((one) => (
            <option key={one} value={one}>
              {one ? nameChoice(schema, one) : t('None')}
            </option>
          ))}
        </select>
      );
    default:
      return <Input {...{ label, schema, value, path }} {...own} />;
  }
}

const describedBy = (id: string) => `${id}-hint ${id}-said`;

/** What a choice is called: its own name, where it has one. */
const nameChoice = ({ choiceNames }: JsonSchema, one: string): string =>
  (choiceNames as Readonly<Record<string, string>> | undefined)?.[one] ?? labelOfChoice(one);

/** Some of several words. */
function Several({ id, value, schema, path }: ControlProps) {
  const { set } = useForm();
  const items = schema.items as JsonSchema;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (one: unknown, isChosen: boolean) =>
    set(path, isChosen ? [...chosen, one] : chosen.filter((other) => other !== one));
  return (
    <div className="bar" id={id}>
      {[...new Set([...((items.enum ?? []) as string[]), ...(chosen as string[])])].map((one) => (
        <label key={one}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={({ target }) => toggle(one, target.checked)}
          />{' '}
          {nameChoice(items, String(one))}
        </label>
      ))}
    </div>
  );
}

/** One of several looks, each as a section of the site shows it. */
function Samples({ id, label, value, schema, path }: ControlProps) {
  const { set, samples } = useForm();
  return (
    <div className="looks" role="radiogroup" aria-label={label}>
      {((schema.enum ?? []) as string[]).map((one) => (
        <label key={one}>
          {samples?.drawings[one]}
          <input
            type="radio"
            name={id}
            checked={(value ?? schema.default) === one}
            onChange={() => set(path, one)}
          />
          {nameChoice(schema, one)}
        </label>
      ))}
    </div>
  );
}

interface InputProps extends Pick<ControlProps, 'id' | 'label' | 'value' | 'schema' | 'path'> {
  'aria-describedby': string;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
}

type Box = HTMLInputElement | HTMLTextAreaElement;

/** A line, a number, a day or, for what is a sentence, several lines. */
function Input({ label, value, schema, path, ...own }: InputProps) {
  const { id } = own;
  const { set, language, said, inherited } = useForm();
  const isLong = useRef(false);
  const hint = hintOf(schema) ?? '';
  const isNumber = widgetOf(schema) === 'number';
  const isDay = schema.format === 'date';
  // The browser goes on showing what it cannot read for as long as its field is given nothing.
  const { own: words, write } = readListed(value, path, inherited);
  const text = (isNumber || isDay) && value === unread ? '' : String(words ?? '');
  const first = inherited[formatPath(path)];
  // The words that visitors get in its place.
  const other = [...path.slice(0, 1), String(schema.leftOut)];
  const leftOut = schema.leftOut && (fieldAt(said, other) ?? inherited[formatPath(other)]);
  const example = first ?? (leftOut ? String(leftOut) : exampleIn(hint));
  // Once it is high it stays so: the cursor is in it.
  isLong.current ||= schema.richText === true || /sentence/i.test(hint) || text.length > 80;
  // Words run as those of their page, names and addresses as they are written.
  const isWords = mayBeTranslated(schema) && !isNumber;
  const direction = isWords ? language : { dir: isNumber ? 'ltr' : 'auto' };
  const change = (next: string) =>
    set(path, next !== '' && isNumber ? toNumber(next) : write(next) || undefined);
  const read = ({ target }: ChangeEvent<Box> | FocusEvent<Box>) =>
    change(target.validity.badInput ? unread : target.value);
  const shared = {
    ...{ ...own, value: text, ...direction },
    ...(example && { placeholder: example }),
    'data-unsaid': words === '' ? '' : undefined,
    onChange: read,
    // Browsers say nothing where a day that there is not comes to be in an empty field, nor where that is emptied again.
    onBlur: (event: FocusEvent<Box>) =>
      event.target.validity.badInput !== (value === unread) && read(event),
  };
  if (isLong.current && !isNumber && !isDay) {
    const area = (
      <textarea
        rows={3}
        {...shared}
        // Visitors see no break of a line: Enter ends a text here as it does on the page, and a paste has blanks.
        onKeyDown={takeKeys((event) => {
          if (event.key === 'Enter') event.preventDefault();
        })}
        onChange={({ target }) => change(target.value.replaceAll(/\s*\n\s*/g, ' '))}
      />
    );
    return schema.richText === true ? <RichText>{area}</RichText> : area;
  }
  const examples = schema.examples as string[] | undefined;
  const isLink = schema.translation === 'link';
  const list = isLink ? pathsId : `${id}-choices`;
  // What is no number can be seen, and put right.
  const isOdd = isNumber && text !== '' && Number.isNaN(Number(text));
  return (
    <>
      <input
        type={isDay ? 'date' : isNumber && !isOdd ? 'number' : 'text'}
        {...(isNumber && { step: 'any' })}
        {...((isLink || examples) && { list })}
        {...shared}
      />
      {examples && !isLink && (
        <datalist id={list}>
          {examples.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {schema.colour !== undefined && (
        <ColourChoice {...{ label }} value={text} onChange={change} />
      )}
    </>
  );
}

const toNumber = (text: string) => (Number.isNaN(Number(text)) ? text : Number(text));
