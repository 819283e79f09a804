import { type Language, pathInLanguage } from '../language.ts';
import type { MarkdownText } from '../markdown/markdown-text.ts';
import { layOutPicture, type Picture } from '../pictures/picture.ts';
import { layouts } from '../pictures/places.ts';
import type { Tag } from '../schemas/blog.ts';
import type { PostFields, Writer } from '../schemas/post.ts';
import type { PageMeta } from '../schemas/shared.ts';
import { createDay, type Day } from './day.ts';
import type { PostOutline } from './post-outlines.ts';
import { formatReadingTime } from './reading-time.ts';

/** What lists show of a post. */
export interface PostSummary {
  /** Its path in the first language, such as `/blog/the-saturday-queue`. */
  path: string;
  /** Its address. */
  href: string;
  title: string;
  description: string;
  /** The day on which it is published. */
  date: Day;
  /** How long it takes to read, such as `4 minutes`. */
  readingTime: string;
  author: Author;
  tags: readonly Tag[];
}

/** Who wrote a post: a person of `about.yaml`. */
interface Author {
  name: string;
  role: string | undefined;
  portrait: Picture;
}

/** A post with its text. */
export interface Post extends PostSummary {
  /** Its file in the content folder, without its ending. */
  file: string;
  meta: PageMeta;
  /** The days that link previews show of it. */
  article: { published: string; modified: string };
  /** The day of the last change, if it is another one. */
  updated: Day | undefined;
  picture: PostFields['picture'];
  contents: boolean;
  text: MarkdownText;
}

/**
 * @param fields the validated fields of the post's file
 */
export function createPost(
  { file, path, date }: PostOutline,
  fields: PostFields,
  text: MarkdownText,
  language: Language,
): Post {
  const { title, description, author, tags, picture, updated, contents = false } = fields;
  // Link previews show a smaller picture beside the words, if at all: the ticket is the better one.
  const isLarge = picture?.share.width === layouts.share.widths[0];
  return {
    file: file.replace(/\.md$/, ''),
    path,
    href: pathInLanguage(language, path),
    title,
    description,
    meta: { title, description, ...(isLarge && { image: picture?.share }) },
    article: { published: date, modified: updated ?? date },
    date: createDay(date, language.tag),
    updated: updated && updated !== date ? createDay(updated, language.tag) : undefined,
    readingTime: formatReadingTime(text.wordCount, language.tag),
    author: createAuthor(author),
    tags,
    picture,
    contents,
    text,
  };
}

function createAuthor({ name, role, image }: Writer): Author {
  return { name, role, portrait: layOutPicture(image.file, image.alt, 'author') };
}

/** What lists show of a post, and no more. */
export function summarise(post: Post): PostSummary {
  const { path, href, title, description, date, readingTime, author, tags } = post;
  return { path, href, title, description, date, readingTime, author, tags };
}
