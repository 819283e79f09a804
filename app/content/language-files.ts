import type { z } from 'zod';
import { contentFiles } from './content-files.ts';
import { nameContentFile } from './content-folder.ts';
import { readText } from './content-text.ts';
import { suggestName } from './find-like-name.ts';
import { type FileSchemas, schemaOfFile } from './json-schemas.ts';
import type { Language } from './language.ts';
import type { MarkdownText } from './markdown/markdown-text.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { parseContent } from './parse.ts';
import { fileProblem, type Problem } from './problem.ts';
import { openContentFile } from './read-fields.ts';
import type { References } from './schemas/shared.ts';
import { describeEnding } from './stray-entries.ts';
import { completeTranslation } from './translation.ts';
import type { Counts, Words } from './words.ts';
import type { FieldPath, ProblemAt } from './yaml-file.ts';

/** The files of the first language, which those of a translation complete. */
interface Originals {
  files: LanguageFiles;
  schemas: FileSchemas;
}

export class LanguageFiles {
  readonly folder: string;
  readonly language: Language;
  /** What stands for words in braces, such as `vendor`; may be added to. */
  readonly names: Record<string, string> = {};
  readonly #words: Words;
  readonly originals: Originals | undefined;
  readonly problems: Problem[] = [];
  /** What may stay as it is. */
  readonly advice: Problem[] = [];
  /** For each valid file, named without `.yaml`, what places a problem in it. */
  readonly locators = new Map<string, ProblemAt>();
  readonly #files: readonly string[];
  readonly #unread: Set<string>;
  readonly #known: string[] = [];

  /** @param originals what a translation completes; none for the first language */
  constructor(folder: string, language: Language, counts: Counts, originals?: Originals) {
    this.folder = folder;
    this.language = language;
    this.#words = { language: language.tag, counts, names: this.names };
    this.originals = originals;
    this.#files = contentFiles(folder);
    this.#unread = new Set(this.#files);
  }

  get firstFolder(): string {
    return this.originals?.files.folder ?? this.folder;
  }

  nameOf(file: string): string {
    return nameContentFile(this.folder, file);
  }

  report(file: string, message: string): undefined {
    this.problems.push(fileProblem(this.nameOf(file), message));
  }

  expect(file: string): undefined {
    if (!this.#files.includes(file)) this.report(file, 'expected this file, found none');
  }

  /** Tells that a file belongs to the content. @returns whether it exists */
  claim(file: string): boolean {
    this.#known.push(file);
    return this.#unread.delete(file);
  }

  /**
   * Reads a file and reports what is wrong with it.
   *
   * @param name its path in the folder, without `.yaml`
   * @param original what a translation completes, where that is not what the original's file says
   * @returns undefined when it is not valid, or missing and optional
   */
  read<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    { isOptional = false, original }: { isOptional?: boolean; original?: unknown } = {},
  ): z.output<Schema> | undefined {
    const file = `${name}.yaml`;
    if (!this.claim(file)) return isOptional ? undefined : this.expect(file);
    const opened = this.#open(name, file, original);
    if (!opened) return undefined;
    const { text, complete } = opened;
    const parsed = parseContent(this.nameOf(file), text, schema, this.#words, complete);
    this.problems.push(...parsed.problems);
    if ('problemAt' in parsed) this.locators.set(name, parsed.problemAt);
    return parsed.data;
  }

  /**
   * Reads a file that is written in Markdown and reports what is wrong with it.
   *
   * @param name its path in the folder, without `.md`
   * @returns undefined when it is not valid
   */
  readText<Schema extends z.ZodType<{ title: string }>>(
    name: string,
    schema: Schema,
    references: Pick<References, 'pictures'>,
  ): { data: z.output<Schema>; text: MarkdownText } | undefined {
    const file = `${name}.md`;
    this.#unread.delete(file);
    const opened = this.#open(name, file);
    if (!opened) return undefined;
    const { text, complete } = opened;
    const context = { words: this.#words, language: this.language, references, complete };
    const parsed = readMarkdown(this.nameOf(file), text, schema, context);
    this.problems.push(...parsed.problems);
    if (!('text' in parsed)) return undefined;
    const { problemAt } = parsed;
    // The title and the description that search results show stand at the top of the file.
    this.locators.set(name, ([first, ...rest], message) =>
      problemAt(first === 'meta' || first === undefined ? rest : [first, ...rest], message),
    );
    return parsed;
  }

  /** The text of a file, and what completes it in a translation; undefined without its original. */
  #open(name: string, file: string, original = this.originals?.files.source(name)?.value) {
    const text = readText(this.folder, file);
    if (!this.originals) return { text };
    const { files, schemas } = this.originals;
    if (original === undefined) {
      const missing = files.nameOf(file);
      return this.report(file, `expected ${missing}, of which this is the translation, found none`);
    }
    const source = files.source(name);
    const place = (path: FieldPath) => {
      const at = source?.yaml.locate(path) ?? { file: name, line: 1 };
      return `${at.file}:${at.line}`;
    };
    const schema = schemaOfFile(schemas, source?.file ?? file, original);
    const first = { value: original, schema, place };
    const complete = (value: unknown) => completeTranslation(value, first, this.language);
    return { text, complete };
  }

  /**
   * What a file, or the front matter of a file in Markdown, says before words in braces are replaced,
   * with its places; undefined without such a file.
   */
  source(name: string) {
    const file = [`${name}.yaml`, `${name}.md`].find((one) => this.#files.includes(one));
    if (!file) return undefined;
    const { yaml } = openContentFile(this.folder, file);
    return { file, yaml, value: yaml.toJS() };
  }

  /** Reports the files that belong to nothing. */
  reportUnread(): void {
    for (const file of this.#unread) {
      const like = suggestName(file, this.#known) || `, one of ${this.#known.join(', ')}`;
      const unknown = `unknown file; remove it or correct its name${like}`;
      this.report(file, describeEnding(file) ?? unknown);
    }
  }
}
