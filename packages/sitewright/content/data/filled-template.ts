import type { JsonSchema } from '../schemas/json-schema.ts';
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
): { value: unknown; locate: YamlFile['locate'] } {
  const { fields, original = records } = records;
  const readTag = (isKey: boolean) => (isKey ? original : records).readTag();
  const values = records.values[index] ?? {};
  const hasCurrency = (...names: string[]) => {
    const said = fieldAt(yaml.toJS(), ['currency']);
    // A translation without one has that of the first language.
    return said === undefined ? records !== original : names.includes(`${said}`.trim());
  };
  const record = { fields, values, readTag, hasCurrency, currencies: original.currencies };
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
      sources ??= readSources();
      const known = [...at.keys(), at.length].findLast((length) =>
        sources?.has(formatPath(at.slice(0, length))),
      );
      const { template = [], field } = sources.get(formatPath(at.slice(0, known))) ?? {};
      const rest = at.slice(known);
      const written = fieldAt(value, template);
      const isName = part === 'name' && rest.length === 0;
      const isOfTemplate = isName || (found !== '' && String(written).includes(found));
      return field === undefined || isOfTemplate
        ? yaml.locate([...path, ...template, ...rest], part, found)
        : records.locate(index, [field, ...rest], part, found);
    },
  };
}
