import { z } from 'zod';
import type { Picture } from '../pictures/picture.ts';
import type { Tag } from './blog.ts';
import { day, oneOf, textFittingSearchResult } from './fields.ts';
import type { KnownNames } from './known-names.ts';
import { leadPictureIn } from './picture.ts';

/** Who may have written a post: a person of a section `people`. */
export interface Writer {
  name: string;
  /** What the person does; unknown in a language without that file. */
  role?: string;
  image: Picture;
}

/** What posts may name; undefined when its file could not be read. */
export interface PostNames extends Pick<KnownNames, 'pictures'> {
  /** The people of the section `people`; none without one. */
  people: readonly Writer[] | undefined;
  tags: readonly Tag[] | undefined;
}

/** The fields before the text of `posts/<day>-<slug>.md`. */
export const postSchema = ({ people, tags, pictures }: PostNames) =>
  z.strictObject({
    title: textFittingSearchResult({ max: 60 }).describe(
      'The post’s heading; 60 characters at most with the vendor’s name',
    ),
    description: textFittingSearchResult({ min: 70, max: 160 }).describe(
      'What lists and search results say of it, in a sentence or two; 70 to 160 characters',
    ),
    author: nameIn(
      'the name of a person in a section "people"',
      people,
      ({ name }) => name,
    ).describe('Who wrote it: the name of a person in a section people'),
    tags: z
      .array(nameIn('the slug of a tag in blog.yaml', tags, ({ slug }) => slug))
      .min(1)
      .describe('What it is about: slugs of tags in blog.yaml'),
    picture: leadPictureIn(
      { pictures },
      'The picture above the text; a link to the post shows it too, if it is at least 1200 by 630 pixels',
    ).optional(),
    updated: day
      .optional()
      .describe('The day of the last change, such as 2026-11-01, if it was changed after its day'),
    contents: z
      .boolean()
      .optional()
      .describe('Whether the post begins with a list of its headings'),
    draft: z
      .boolean()
      .optional()
      .describe('true keeps the post out of the site; the development server shows it'),
  });

export type PostFields = z.output<ReturnType<typeof postSchema>>;

/** The name of one of some things, of which a mistake lists all. */
function nameIn<Thing>(
  expected: string,
  things: readonly Thing[] | undefined,
  nameOf: (thing: Thing) => string,
) {
  const known = things && new Map(things.map((thing) => [nameOf(thing), thing]));
  const names = [...(known?.keys() ?? [])].join(', ') || 'there is none';
  return oneOf(known, () => `${expected} (${names})`);
}
