import { fieldAt, type JsonSchema, type SiteFolder } from 'sitewright/content';
import { pictureName } from 'sitewright/pages';
import { genericFileSchemas, hasRole, partsOf, schemaOfFile } from 'sitewright/schemas';
import { recordsOf } from '../saving/data-table.ts';

/** Such as the name of a person, a telephone number, or the address of a letter or of another site. */
const isForVisitors = /[\s@]|^\+|:\/\//;

/** What visitors may read of a value: its words, its prices and where it leads, but no names of files, ids and choices. */
function listRead(value: unknown, schema: JsonSchema): string[] {
  const parts = partsOf(value, schema);
  if (parts) return parts.flatMap((one) => listRead(one.value, one.schema));
  const text = String(value ?? '');
  const isRead = (['words', 'optional', 'amount', 'link'] as const).some((role) =>
    hasRole(schema, role),
  );
  return isRead || (!schema.enum && !schema.identity && isForVisitors.test(text)) ? [text] : [];
}

/** What is searched of a file: all of a table, and of a file that cannot be read. @param original its path in the first language */
export function readSearched(folder: SiteFolder, file: string, original: string): string {
  const { text = '', yaml, isReadable, body = '' } = folder.all.get(file) ?? {};
  if (!yaml || !isReadable || !/\.(yaml|md)$/.test(file)) return text;
  const schemas = genericFileSchemas(folder.code.kinds);
  const schema = schemaOfFile(schemas, original, folder.fields(original));
  return [...listRead(yaml.toJS(), schema), body].join('\n');
}

/** A picture where it is shown, with what is said of it there; nothing where that is decoration. */
export interface ShownPicture {
  name: string;
  description: string;
}

/** The pictures that a file shows: in its fields, in the cells of a table, and in its text. */
export function listShownPictures(folder: SiteFolder, file: string): ShownPicture[] {
  const { yaml, isReadable, body = '' } = folder.all.get(file) ?? {};
  const look = (value: unknown): ShownPicture[] => {
    const description = String(fieldAt(value, ['alt']) ?? '');
    return Object.values(Object(value)).flatMap((one) => {
      if (typeof one === 'object') return look(one);
      return typeof one === 'string' && pictureName.test(one) ? [{ name: one, description }] : [];
    });
  };
  const inText = Array.from(
    body.matchAll(/!\[([^\]]*)\]\(<?(?:[^\s)>]*\/)?([^\s)>]+)/g),
    ([, description = '', name = '']) => ({ name, description }),
  );
  const said = recordsOf(folder, file)?.values ?? (isReadable && yaml?.toJS());
  return [...look(said), ...inText];
}

/** The kinds of sections that a page has. */
export function listKinds(folder: SiteFolder, file: string): string[] {
  const sections = new Set<string>(genericFileSchemas(folder.code.kinds).sections.keys());
  const kinds = Object.entries(folder.fields(file)).map(([key, one]) => {
    return String(Object(one).section ?? key);
  });
  return [...new Set(kinds.filter((kind) => sections.has(kind)))];
}
