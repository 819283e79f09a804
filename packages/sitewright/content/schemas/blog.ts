import { z } from 'zod';
import type { FieldContext } from '../fields/field-context.ts';
import {
  besideMistakes,
  eachOnce,
  group,
  listOf,
  pagePath,
  richText,
  spokenName,
  text,
  textFittingSearchResult,
  textOptionalInTranslation,
  textWith,
} from '../fields/fields.ts';
import { actionsIn } from '../fields/links.ts';
import { pageMetaIn } from '../fields/page-meta.ts';
import { hero } from '../fields/parts.ts';
import { permalink } from '../fields/permalink.ts';
import { pictureIn } from '../fields/picture.ts';
import { webAddress } from '../fields/target.ts';
import { toPathPart } from '../values/address-name.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: ({ input }) => `small letters, digits and hyphens, such as "${toPathPart(`${input}`)}"`,
});

const tag = z.strictObject({
  slug: slug.describe('The last part of its page’s address, and its name in posts'),
  name: text.describe('What visitors read'),
  description: textFittingSearchResult({ min: 70, max: 160 }).describe(
    'What its posts are about, in a sentence or two; 70 to 160 characters',
  ),
});
/** A subject of posts, which has a page of its own. */
export type Tag = z.infer<typeof tag>;

const paging = group('The ways through lists that do not fit on one page', {
  label: spokenName('What the links are called for those who do not see them'),
  title: textWith('title', 'page').describe('The title of a further page: {title} and {page}'),
  description: textWith('title', 'page', 'pages', 'first', 'last').describe(
    'What search engines say of a further page: {title}, {page} of {pages}, and the days of its {first} and {last} post',
  ),
  position: textWith('page', 'pages').describe('Where one is: {page} and {pages}'),
  newer: text.describe('The link to newer posts'),
  older: text.describe('The link to older posts'),
});

const authorIn = (fieldContext: FieldContext) =>
  z.strictObject({
    name: textOptionalInTranslation.describe('The name, as posts have it'),
    role: text.optional().describe('What the person does'),
    image: pictureIn(fieldContext, 'author', 'The portrait').optional(),
    href: webAddress
      .optional()
      .meta({ translation: 'shared' })
      .describe('The https: address of a page about the person'),
  });

const bylineIn = (fieldContext: FieldContext) =>
  group('What stands around a post', {
    author: text.describe('The words before the author’s name'),
    published: text.describe('The words before the day'),
    updated: text.describe('The words before the day of the last change'),
    readingTime: text.describe('The words before the reading time'),
    tags: text.describe('What the tags are called'),
    more: text.describe('What the links to other posts are called for those who do not see them'),
    previous: text.describe('The words before the title of the post before it'),
    next: text.describe('The words before the title of the post after it'),
    related: text
      .optional()
      .describe(
        'The heading above up to three posts with the same tags; without it there are none',
      ),
    share: group('A button that passes a post on; without these words there is none', {
      label: text.describe('What the button says'),
      copied: text.describe('What it says once the address is copied'),
    }).optional(),
    offer: group(
      'What a post offers beside its text, in narrow windows after it; without it nothing',
      {
        words: richText.describe('What is offered, in a sentence'),
        actions: actionsIn(fieldContext),
      },
    ).optional(),
  });

/** `blog.yaml`: the address of the posts and the words around their lists. It exists only with posts. */
export const blogSchema = (fieldContext: FieldContext) =>
  z.strictObject({
    path: pagePath.describe(
      'The address of the list of posts, such as /blog; each post is under it',
    ),
    permalink: permalink
      .optional()
      .describe(
        'What the addresses of posts are made of, such as /{year}/{month}/{day}/{slug}; without it they are the list’s path and {slug}',
      ),
    meta: pageMetaIn(fieldContext),
    hero: hero.describe('The opening of the list'),
    list: group('The list of posts', {
      title: text.describe('Its heading'),
      tags: text.describe('What the list of tags is called'),
      all: text.describe('The link from a tag’s page to all posts'),
      tagged: textWith('tag').describe('The heading of a tag’s page: {tag}'),
      feed: text.describe('The link to the feed, for programs that read it'),
    }),
    paging,
    post: bylineIn(fieldContext),
    closing: group('What to do after reading a post; without it a post ends with others', {
      title: text.describe('Its heading'),
      lead: richText.describe('What to do next, in a sentence'),
      actions: actionsIn(fieldContext),
    }).optional(),
    tags: listOf('The tags, in their order; without them posts have none', tag)
      .superRefine(eachOnce('a slug that no other tag has', 'slug'), besideMistakes)
      .optional(),
    authors: listOf(
      'Who writes posts and is in no section people, or is another person there',
      authorIn(fieldContext),
    )
      .superRefine(eachOnce('a name that no other author has', 'name'), besideMistakes)
      .optional(),
  });
export type BlogFile = z.output<ReturnType<typeof blogSchema>>;
