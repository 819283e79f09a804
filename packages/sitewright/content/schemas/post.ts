import { z } from 'zod';
import { servedEndings } from '../../lib/served-endings.ts';
import type { FieldContext } from '../fields/field-context.ts';
import { alone, besideMistakes, oneOf, textFittingSearchResult } from '../fields/fields.ts';
import { leadPictureIn } from '../fields/picture.ts';
import { identity, updatedDay } from '../fields/publish.ts';
import { findLikeName } from '../messages/find-like-name.ts';
import type { Picture } from '../pictures/picture.ts';
import { foldText } from '../values/fold-text.ts';
import type { Tag } from './blog.ts';

/** Who may have written a post: a person of a section `people`, one of `authors` in `blog.yaml`, or any name. */
export interface Writer {
  name: string;
  /** What the first language calls them, where this is another language: its posts may say either name. */
  originalName?: string | undefined;
  /** What the person does; unknown in a language without that file. */
  role?: string | undefined;
  image?: Picture | undefined;
  /** A page about the person. */
  href?: string | undefined;
}

/** What posts may name; undefined when its file could not be read. */
export interface PostNames extends Pick<FieldContext, 'pictures'> {
  /** The people of the section `people` and the authors of `blog.yaml`. */
  people: readonly Writer[] | undefined;
  tags: readonly Tag[] | undefined;
}

/** A path of which the parts may have capitals, dots and digits, as other systems give them. */
export const postAddress = z
  .string()
  .regex(/^(\/[A-Za-z0-9]+([._-]+[A-Za-z0-9]+)*)+$/, {
    error:
      'a path of letters, digits, ., _ and -, such as "/2020/01/02/new-door", without a slash at its end',
    abort: true,
  })
  .refine((path) => !servedEndings.includes(/\.([^./]*)$/.exec(path.toLowerCase())?.[1] ?? ''), {
    error:
      'a path without the ending of a file, such as "/2020/01/02/new-door"; lead the old one there in redirects.yaml',
    params: {
      atField:
        'Write a path without the ending of a file, such as /2020/01/02/new-door; lead the old one there under “Old addresses”',
    },
  });

/** A time of day, such as `9:05` or `18:30`. */
export const clockTime = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, { error: 'a time of day such as 9:05 or 18:30' })
  .transform((time) => time.padStart(5, '0'))
  .meta({ translation: 'shared' });

/** The fields before the text of `posts/<day>-<slug>.md`. */
export const postSchema = ({ people, tags, pictures }: PostNames) =>
  z
    .strictObject({
      title: textFittingSearchResult({ max: 120 }).describe(
        'The post’s heading; of more than 60 characters with the vendor’s name search results show the beginning alone',
      ),
      searchTitle: textFittingSearchResult({ max: 60 })
        .optional()
        .describe('What search results and the browser’s tab show in place of a long title'),
      description: textFittingSearchResult({ min: 70, max: 160 }).describe(
        'What lists and search results say of it, in a sentence or two; 70 to 160 characters',
      ),
      author: writerIn(people)
        .optional()
        .describe(
          'Who wrote it: the name of a person in a section people or in authors of blog.yaml, or any other name; without it the vendor did',
        )
        .meta({
          hint: 'Who wrote it: one of the people on the site, an author under “Around the posts”, or any other name; without it the vendor did',
        }),
      authors: z
        .array(writerIn(people))
        .min(1)
        .optional()
        .describe('Who wrote it where several did, in place of author'),
      tags: z
        .array(
          nameIn('the slug of a tag in blog.yaml', tags, ({ slug }) => slug).meta({
            choiceNames: Object.fromEntries((tags ?? []).map(({ slug, name }) => [slug, name])),
          }),
        )
        .optional()
        .describe('What it is about: slugs of tags in blog.yaml')
        .meta({ hint: 'What it is about' }),
      picture: leadPictureIn(
        { pictures },
        'The picture above the text; a link to the post shows it too, if it is at least 1200 by 630 pixels',
      ).optional(),
      updated: updatedDay,
      time: clockTime
        .optional()
        .describe(
          'The time of its day in the time zone of site.yaml, such as 18:30: it orders the posts of a day, and feeds and search engines get it',
        )
        .meta({
          hint: 'The time of its day where the vendor is, such as 18:30: it orders the posts of a day, and feeds and search engines get it',
        }),
      address: postAddress
        .optional()
        .describe(
          'The whole path of the post, such as /2020/01/02/New-Door, in place of the list’s path and the name of the file',
        )
        .meta({
          hint: 'The whole address of the post, such as /2020/01/02/New-Door, in place of the one that is made of the list’s address and its title',
        }),
      id: identity,
      contents: z
        .boolean()
        .optional()
        .describe('Whether the post begins with a list of its headings'),
      draft: z
        .boolean()
        .optional()
        .describe('Whether the post is kept out of the site; the development server shows it')
        .meta({ hint: 'Whether the post is kept out of the site for now' }),
      alone,
    })
    .refine(({ author, authors }) => !author || !authors, {
      ...besideMistakes,
      path: ['authors'],
      error: 'author for one who wrote it, or authors for several',
    });

export type PostFields = z.output<ReturnType<typeof postSchema>>;

/**
 * The name of a writer. Whoever is not known is a writer of that name alone, unless somebody is known who may be meant.
 *
 * @param people undefined where they cannot be told
 */
const writerIn = (people: readonly Writer[] | undefined) =>
  z
    .string()
    .trim()
    .min(1, { abort: true })
    // Forms and text editors offer those who are known, and take anybody.
    .meta(people?.length ? { examples: people.map(({ name }) => name) } : {})
    .transform((name, context): Writer => {
      const known =
        people?.find((one) => one.name === name) ??
        people?.find(({ originalName }) => originalName === name);
      const like = known || !people ? undefined : findLikeWriter(name, people);
      if (!like) return known ?? { name };
      const names = people?.map((one) => one.name).join(', ');
      const message = `the name of a person in a section "people" (${names}); for somebody else add "- name: ${name}" to authors in blog.yaml`;
      const atField = `This is almost the name of one of ${names}: choose one; somebody else who is called so is an author under Around the posts first`;
      context.addIssue({ code: 'custom', message, params: { atField } });
      return z.NEVER;
    });

/** A name of which a part is the same, or which differs by a letter or two. */
function findLikeWriter(name: string, people: readonly Writer[]): string | undefined {
  const names = people.map((one) => one.name);
  const parts = (one: string) =>
    foldText(one)
      .split(/[\s.-]+/)
      .filter((part) => part.length > 1);
  const own = parts(name);
  return (
    names.find((one) => parts(one).some((part) => own.includes(part))) ?? findLikeName(name, names)
  );
}

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
