import { decodeFiles } from '../../../packages/sitewright/content/decode/decode-files.ts';
import { SiteFolder } from '../../../packages/sitewright/content/disk/site-folder.ts';
import { formatProblem } from '../../../packages/sitewright/content/messages/problem.ts';
import { readPostName } from '../../../packages/sitewright/content/posts/post-outlines.ts';
import {
  type JsonSchema,
  partsOf,
  schemaFields,
} from '../../../packages/sitewright/content/schemas/json-schema.ts';
import {
  genericFileSchemas,
  schemaOfFile,
} from '../../../packages/sitewright/content/schemas/json-schemas.ts';
import { validateContent } from '../../../packages/sitewright/content/validate/validate-content.ts';
import { kinds } from '../../../packages/sitewright/kinds/kinds-by-name.ts';
import { readSite } from '../../../packages/sitewright/kinds/read-site.ts';

const schemas = genericFileSchemas(kinds);
const isDay = ({ format }: JsonSchema) => format === 'date';
const nameOf = ({ description }: JsonSchema) => `${description}`;

/** The fields of content that are days, as the schemas list them, by their descriptions. */
export function listDayFields(): string[] {
  const list = (schema: JsonSchema): string[] => {
    if (isDay(schema)) return [nameOf(schema)];
    const entries = [schema.items, schema.additionalProperties] as JsonSchema[];
    const inside = [...Object.values(schemaFields(schema)), ...entries];
    return inside.filter((one) => typeof one === 'object').flatMap(list);
  };
  const all = [...schemas.files, ...schemas.pages, ...schemas.sections];
  return [...new Set(all.flatMap(([, schema]) => list(schema)))];
}

interface Day {
  day: string;
  /** The description of the field that says it; none for a post, whose name does. */
  field?: string;
}

/** The days that the files of a site name. */
export function listDays(site: SiteFolder): Day[] {
  const list = (value: unknown, schema: JsonSchema): Day[] =>
    isDay(schema)
      ? [{ day: String(value), field: nameOf(schema) }]
      : (partsOf(value, schema) ?? []).flatMap((part) => list(part.value, part.schema));
  return [...site.all.keys()].flatMap((file) => {
    const fields = site.fields(file);
    const post = readPostName(file);
    const named = 'date' in post ? [{ day: post.date }] : [];
    return [...named, ...list(fields, schemaOfFile(schemas, file, fields))];
  });
}

const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/**
 * The days around those that a content folder names, each once, the first one first.
 *
 * @param distances in days, such as -1 for the day before
 * @param since the first of them
 */
export function listNamedDays(
  site: SiteFolder,
  distances: readonly number[],
  since = '',
): string[] {
  const days = listDays(site).flatMap(({ day }) => distances.map((one) => addDays(day, one)));
  return [...new Set(days)].filter((day) => day >= since).sort();
}

/**
 * Reads a content folder on days around each of those that it names.
 *
 * @param distances in days, such as -1 for the day before
 * @param since the first of the days to read on
 * @returns the problems of each day
 */
export async function readAround(
  folder: string,
  distances: readonly number[],
  since = '',
): Promise<Map<string, string[]>> {
  const site = readSite(folder);
  const decoded = await decodeFiles(site);
  return new Map(
    listNamedDays(site, distances, since).map((day) => [
      day,
      validateContent(onDay(site, day), decoded).problems.map(formatProblem),
    ]),
  );
}

/** The same files on another day. */
export const onDay = (site: SiteFolder, day: string): SiteFolder =>
  new SiteFolder({ ...site, time: new Date(Number(noonOf(day)) * 1000) });

/** Noon of a day in Greenwich, at which it is that day in nearly all time zones, for SOURCE_DATE_EPOCH. */
export const noonOf = (day: string) => String(Date.parse(`${day}T12:00:00Z`) / 1000);
