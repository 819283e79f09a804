import type { z } from 'zod';
import { hasTexts, readTextPaths } from './content-files.ts';
import type { LanguageFiles } from './language-files.ts';
import type { MarkdownText } from './markdown/markdown-text.ts';
import { readMessagePaths } from './message-pages.ts';
import { readScreenPaths } from './page-paths.ts';
import type { References } from './schemas/shared.ts';
import { type TextPage, textPageSchema } from './schemas/text-page.ts';
import type { ProblemAt } from './yaml-file.ts';

/** The paths that other files of the site have. */
const reserved = /^\/(404|500|admin|(assets|files|share)(\/.*)?|(.+\/)?index)$/;

/**
 * Reads the pages of a language that are written in Markdown.
 *
 * @param files the language's files, which collect what is wrong with them
 * @param references what the pages may name of other files
 * @returns the pages by their paths, such as `/help/tills`
 */
export function loadTextPages(files: LanguageFiles, references: References): Map<string, TextPage> {
  const { folder } = files;
  const messagePaths = readMessagePaths(folder).map((one) => `/${one}`);
  const takenPaths = new Set([...readScreenPaths(folder), ...messagePaths]);
  const schema = textPageSchema(references);
  const pages = new Map<string, TextPage>();
  for (const pagePath of readTextPaths(folder)) {
    const name = `pages${pagePath}`;
    if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(pagePath)) {
      const message = 'expected a file name that can be a path: small letters, digits, hyphens';
      files.report(`${name}.md`, message);
    }
    if (reserved.test(pagePath) || takenPaths.has(pagePath)) {
      const message = `expected a path that no other page has, found ${pagePath}: rename the file`;
      files.report(`${name}.md`, message);
    }
    const read = files.readText(name, schema, references);
    if (read) pages.set(pagePath, createPage(read.data, read.text));
    const problemAt = files.locators.get(name);
    // The title and the description that search results show stand at the top of the file.
    const inFrontMatter: ProblemAt | undefined =
      problemAt && ((at, message) => problemAt(at.slice(1), message));
    if (inFrontMatter) files.locators.set(name, inFrontMatter);
  }
  return pages;
}

/** Reports the words around texts when they are missing, and when there is no text. */
export function checkReading(files: LanguageFiles, reading: unknown): void {
  const needsWords = hasTexts(files.folder);
  if (needsWords && !reading) {
    files.report('reading.yaml', 'expected this file, the words around texts, found none');
  }
  if (!needsWords && reading) {
    files.report('reading.yaml', 'unused file; write a text into pages/, or remove it');
  }
}

type FrontMatter = z.output<ReturnType<typeof textPageSchema>>;

function createPage({ title, description, image, ...rest }: FrontMatter, text: MarkdownText) {
  const meta = { title, description, ...(image && { image }) };
  return { meta, hero: { title }, ...rest, text } satisfies TextPage;
}
