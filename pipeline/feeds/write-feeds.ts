import { pathInLanguage } from '../../app/content/language.ts';
import { feedPaths } from '../../app/content/posts/post-paths.ts';
import type { LanguageContent } from '../../app/content/site-content.ts';
import type { WriteFile } from '../write-file.ts';
import { createAtom } from './atom.ts';
import { createJsonFeed } from './json-feed.ts';

/** Writes the feeds of a site that has posts. */
export function writeFeeds(writeFile: WriteFile, content: LanguageContent): void {
  const { blog, language, site } = content;
  if (!blog) return;
  const { atom, json } = feedPaths(blog.path);
  const feed = createJsonFeed(content, blog);
  const path = pathInLanguage(language, atom);
  writeFile(path, createAtom(feed, site.origin + path));
  writeFile(pathInLanguage(language, json), JSON.stringify(feed));
}
