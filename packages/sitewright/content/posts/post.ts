import { timeOn } from '../dates/time-zone.ts';
import type { PageMeta } from '../fields/page-meta.ts';
import { type Language, pathInLanguage } from '../languages/language.ts';
import type { MarkdownText } from '../markdown/markdown-text.ts';
import { layOutPicture } from '../pictures/picture.ts';
import { layouts } from '../pictures/picture-layouts.ts';
import type { PostFields } from '../schemas/post.ts';
import type { PostOutline } from './post-outlines.ts';

export type Post = ReturnType<typeof createPost>;

export type PostSummary = ReturnType<typeof summarise>;

export function createPost(
  { file, path, date, time }: PostOutline,
  fields: PostFields,
  text: MarkdownText,
  language: Language,
  timeZone: string,
) {
  const { title, searchTitle, id, description, author, tags = [] } = fields;
  const { authors = author ? [author] : [], picture, updated, contents = false } = fields;
  // Link previews show a smaller picture beside the words, if at all: the card is the better one.
  const isLarge = picture?.share.width === layouts.share.widths[0];
  const published = time ? timeOn(timeZone, date, time) : date;
  const meta: PageMeta = {
    title: searchTitle ?? title,
    description,
    ...(isLarge && { image: picture?.share }),
  };
  return {
    /** Its file in the content folder, without its ending. */
    file: file.replace(/\.md$/, ''),
    /** Its path in the first language, such as `/blog/the-saturday-queue`. */
    path,
    href: pathInLanguage(language, path),
    /** What readers of feeds know it by; by its address without one. */
    id,
    title,
    description,
    meta,
    /** The days, or the times, that link previews show of it. */
    article: { published, modified: updated && updated !== date ? updated : published },
    date,
    /** The day of the last change, if it is another one. */
    updated: updated === date ? undefined : updated,
    /** Who wrote it, each with what is known of them; nobody in particular where none is named. */
    authors: authors.map(({ name, role, image, href: page }) => ({
      name,
      role,
      href: page,
      portrait: image && layOutPicture(image.file, image.alt, 'author', image.focus),
    })),
    tags,
    picture,
    /** Whether it begins with a list of its headings. */
    contents,
    text,
    wordCount: text.wordCount,
  };
}

/** What lists show of a post, and no more. */
export function summarise(post: Post) {
  const { path, href, title, description, date, authors, tags, picture, wordCount } = post;
  return { path, href, title, description, date, authors, tags, picture, wordCount };
}
