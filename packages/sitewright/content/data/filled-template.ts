import type { JsonSchema } from '../schemas/json-schema.ts';
import { typeOfField } from '../schemas/records.ts';
import { fieldAt } from '../values/field-at.ts';
import { type FieldPath, formatPath, type YamlFile } from '../yaml/yaml-file.ts';
import { fillRecord, type Source } from './fill-record.ts';
import type { Records } from './records.ts';

/** What a file says once for each record. */
export interface Template {
  yaml: YamlFile;
  /** Where it stands in the file. */
  path: FieldPath;
  value: unknown;
  schema: JsonSchema;
}

/**
 * A template with one record in it.
 *
 * @returns its value, undefined where nothing is left of it, and where each part of it is written
 */
export function fillTemplateWith(
  { yaml, path, value, schema }: Template,
  records: Records,
  index: number,
): Required<Pick<YamlFile, 'locate' | 'namesAt' | 'writtenAt'>> & { value: unknown } {
  const { fields, original = records } = records;
  const hasCurrency = (...names: string[]) => {
    const said = fieldAt(yaml.toJS(), ['currency']);
    // A translation without one has that of the first language.
    return said === undefined ? records !== original : names.includes(`${said}`.trim());
  };
  const recordIn = ({ values, readTag }: Records) => {
    const { currencies } = original;
    return { fields, values: values[index] ?? {}, readTag, hasCurrency, currencies };
  };
  const first = records === original ? undefined : recordIn(original);
  const record = { ...recordIn(records), first };
  let filled: { value: unknown } | undefined;
  // Places are asked of what is wrong alone.
  let sources: Map<string, Source> | undefined;
  const readSources = () => {
    const all = new Map<string, Source>();
    fillRecord(value, schema, record, (to, source) => all.set(formatPath(to), source));
    return all;
  };
  return {
    get value() {
      filled ??= { value: fillRecord(value, schema, record) };
      return filled.value;
    },
    locate(at, part, found = '') {
      const { template, field, rest } = findSource(at, part, found);
      return field === undefined
        ? yaml.locate([...path, ...template, ...rest], part, found)
        : records.locate(index, [field, ...rest], part, found);
    },
    writtenAt(at) {
      const { template, rest } = findSource(at, 'value', '');
      return rest.length > 0 ? undefined : fieldAt(value, template);
    },
    namesAt(at, found) {
      const isInWords = (name: string) => !/^(list|group)$/.test(typeOfField(fields[name] ?? ''));
      const { field } = findSource(at, 'value', found);
      return field === undefined ? Object.keys(fields).filter(isInWords) : [];
    },
  };

  /** The place in the template, and the field of the record where what is found stands in that. */
  function findSource(at: FieldPath, part: 'name' | 'value' = 'value', found: string) {
    sources ??= readSources();
    const known = [...at.keys(), at.length].findLast((length) =>
      sources?.has(formatPath(at.slice(0, length))),
    );
    const { template = [], field } = sources.get(formatPath(at.slice(0, known))) ?? {};
    const rest = at.slice(known);
    const written = fieldAt(value, template);
    const isName = part === 'name' && rest.length === 0;
    const isOfTemplate = isName || (found !== '' && String(written).includes(found));
    return { template, rest, field: isOfTemplate ? undefined : field };
  }
}
