import type { z } from 'zod';
import { readTextPaths } from './content-files.ts';
import type { Language } from './language.ts';
import type { LanguageFiles } from './language-files.ts';
import type { MarkdownText } from './markdown/markdown-text.ts';
import { createPathCheck } from './page-paths.ts';
import { readPostPaths } from './posts/post-outlines.ts';
import type { References } from './schemas/shared.ts';
import { type TextPage, textPageSchema } from './schemas/text-page.ts';

/**
 * Reads the pages of a language that are written in Markdown.
 *
 * @returns the pages by their paths, such as `/help/tills`
 */
export function loadTexts(
  files: LanguageFiles,
  references: References,
  languages: readonly Language[],
): Map<string, TextPage> {
  const { folder, firstFolder } = files;
  const describePath = createPathCheck(folder, firstFolder, languages);
  const { lists, posts } = readPostPaths(folder, firstFolder);
  const schema = textPageSchema(references);
  const texts = new Map<string, TextPage>();
  for (const pagePath of readTextPaths(folder)) {
    const name = `pages${pagePath}`;
    if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(pagePath)) {
      const message = 'expected a file name that can be a path: small letters, digits, hyphens';
      files.report(`${name}.md`, message);
    }
    const isPost = [...lists, ...posts].includes(pagePath);
    const problem = describePath(pagePath) ?? (isPost && `expected a path that no post has`);
    if (problem) files.report(`${name}.md`, `${problem}; rename the file`);
    const read = files.readText(name, schema, references);
    if (read) texts.set(pagePath, createPage(read.data, read.text));
  }
  return texts;
}

type FrontMatter = z.output<ReturnType<typeof textPageSchema>>;

function createPage({ title, description, image, ...rest }: FrontMatter, text: MarkdownText) {
  const meta = { title, description, ...(image && { image }) };
  return { meta, hero: { title }, ...rest, text } satisfies TextPage;
}
