// The day of a post, which the name of its file says: a field of its form beside those that the file has.
import type { JsonSchema, SiteFolder } from 'sitewright/content';
import { isDay } from 'sitewright/pages';
import type { PlacedProblem } from '../saving/place-problems.ts';
import { msg } from '../words/words.ts';

/** The name of that field; no field of a post has it. */
export const dayField = 'published';

/** The day of a post in the first language, such as `2026-12-04`; undefined for any other file. */
export const dayOf = (file: string): string | undefined =>
  /^posts\/(\d{4}-\d\d-\d\d)-/.exec(file)?.[1];

/** The file that a post has on another day. */
export const placeOnDay = (file: string, day: string): string =>
  file.replace(/^(posts\/)\d{4}-\d\d-\d\d/, (_, place) => place + day);

/** What the file of a form says, and the day beside it that the name of a post says. */
export function splitDay(file: string, said: object): { fields: object; day?: string } {
  if (dayOf(file) === undefined) return { fields: said };
  const { [dayField]: day, ...fields } = said as Record<string, unknown>;
  return { fields, day: String(day ?? '') };
}

/** What a post may say, with its day before all. */
export const withDay = ({ properties, required = [], ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  properties: {
    [dayField]: {
      type: 'string',
      format: 'date',
      translation: 'shared',
    },
    ...properties,
  },
  required: [dayField, ...required],
});

/** What is wrong with the day that somebody has chosen for a post; nothing where none is said. */
export function findDayProblems(folder: SiteFolder, file: string, day?: string): PlacedProblem[] {
  if (day === undefined) return [];
  const next = placeOnDay(file, day);
  const isTaken = next !== file && folder.has(next);
  if (isDay(day) && !isTaken) return [];
  const message = isDay(day)
    ? msg('There is a post of that day with this name: choose another day')
    : msg('Choose the day on which it is published');
  return [{ file: folder.nameOf(file), line: 1, column: 1, field: dayField, message }];
}
