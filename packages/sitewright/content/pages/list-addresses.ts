import type { LanguageFolder } from '../disk/site-folder.ts';
import { readPostOutlines } from '../posts/post-outlines.ts';
import { listPageFiles, type PageFile, readTextPaths } from './page-files.ts';

/** All pages of sections, texts and posts that the files of a language are, whether visitors get them today or not. */
export const listOutlines = (folder: LanguageFolder): PageFile[] => [
  ...listPageFiles(folder),
  ...readTextPaths(folder).map((path) => {
    return { file: `pages${path}.md`, path, period: {}, whyUnpublished: undefined };
  }),
  ...readPostOutlines(folder).map((post) => ({ ...post, period: { from: post.date } })),
];

/** The paths of pages, texts and posts in the first language, by their files in the folder of a language. */
export const listAddresses = (folder: LanguageFolder): Map<string, string> =>
  new Map(
    [...new Set([folder.site, folder])].flatMap(listOutlines).map((one) => [one.file, one.path]),
  );
