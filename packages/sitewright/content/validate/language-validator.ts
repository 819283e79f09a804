import type { z } from 'zod';
import { findTextMistake } from '../../lib/text-file.ts';
import { isDataFile } from '../data/data-list.ts';
import { readToday } from '../dates/today.ts';
import type { ContentFile, LanguageFolder } from '../disk/site-folder.ts';
import { describeEnding } from '../disk/unexpected-entries.ts';
import type { FieldContext } from '../fields/field-context.ts';
import { completeTranslation } from '../languages/complete-translation.ts';
import { createLanguageCheck } from '../languages/foreign-text.ts';
import type { Language } from '../languages/language.ts';
import { linkTargets } from '../languages/localize-links.ts';
import { listOwnSections, withoutOthersSections } from '../languages/section-languages.ts';
import { completeOriginal, isStandalone, mayBeStandalone } from '../languages/standalone-file.ts';
import type { ContentLink } from '../links/describe-link.ts';
import type { Advice } from '../markdown/advice.ts';
import { maskEscapes } from '../markdown/foreign-syntax.ts';
import type { MarkdownText } from '../markdown/markdown-text.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { rememberTexts } from '../markdown/remember-texts.ts';
import { suggestTyping } from '../messages/find-like-name.ts';
import { fileProblem, formatPlace, type Problem, syntaxProblem } from '../messages/problem.ts';
import { findUnknownCounts, readCounts } from '../pages/counts.ts';
import { listAddresses } from '../pages/list-addresses.ts';
import { createPathCheck } from '../pages/page-paths.ts';
import type { LanguageContent } from '../pages/site-content.ts';
import { genericFileSchemas, placeInKind, schemaOfFile } from '../schemas/json-schemas.ts';
import { hasEndSlash, sayEndSlash, withoutEndSlash } from '../values/end-slash.ts';
import type { Placeholders } from '../values/placeholders.ts';
import { type FieldPath, formatPath } from '../yaml/yaml-file.ts';
import { type FileShape, mapTexts, type ParsedFields, parseContent } from './parse.ts';
import { describeUnlikely } from './unlikely-values.ts';
import { describeChangedField } from './version-changes.ts';

/** Where files go that are none of those with a name of their own. */
const placesOfFiles =
  '; pages of your own are .yaml or .md files in pages/, posts .md files in posts/; pictures go into pictures/, files to download into files/, lists as .csv or .json files into data/';

const aloneInFirst =
  'expected no such line in the first language, whose files need no original; remove it';

interface ReadText<Schema extends z.ZodType> {
  data: z.output<Schema>;
  text: MarkdownText;
}

interface StrayLine {
  message: string;
  /** Counted from 1. */
  line: number;
}

/** What was found in files, which never change, for each list of languages: looking through a thousand takes a while. */
const strayLines = new WeakMap<ContentFile, Map<string, StrayLine | undefined>>();

export class LanguageValidator {
  readonly folder: LanguageFolder;
  readonly language: Language;
  /** What stands for words in braces, such as `vendor`; may be added to. */
  readonly names = new Map<string, string>();
  /** What stands for words in braces in all files of the language. */
  readonly placeholders: Placeholders;
  /** Those of the first language, which these complete; undefined for it itself. */
  readonly originals: LanguageValidator | undefined;
  /** The languages of the site. */
  readonly languages: LanguageContent['languages'];
  /** Says what is wrong with a path that a page or the posts are to have. */
  readonly describePath: ReturnType<typeof createPathCheck>;
  /** Says where a text is likely to be in another language. */
  readonly #adviseOnLanguage: ReturnType<typeof createLanguageCheck>;
  /** The language, and those that such a text may be in. */
  readonly #languageNames: string;
  readonly problems: Problem[] = [];
  /** What may stay as it is. */
  readonly warnings: Problem[] = [];
  /** What each file says whose fields can be told apart, by its name without `.yaml`. */
  readonly said = new Map<string, ParsedFields & { isText?: boolean }>();
  /** Where the files lead, but for fields that know the pages that they may lead to. */
  readonly links: ContentLink[] = [];
  /** What is shown in another way than the content says it. */
  readonly advice: Advice[] = [];
  /** The lists of pages whose entries stand in `data/` and have mistakes there. */
  readonly brokenLists: { file: string; field: string; isLost: boolean }[] = [];
  /** The lists in `data/` of which pages show something, by their paths in the folder. */
  readonly listed = new Set<string>();
  /** The files with mistakes in what they say of all records. */
  readonly brokenTemplates = new Set<string>();
  /** The ids of each text that could be read, by the name of its file without `.md`. */
  readonly ids = new Map<string, readonly string[]>();
  #listed: ReadonlyMap<string, string> | undefined;
  #readText: ReturnType<typeof rememberTexts> | undefined;
  readonly #unread: Set<string>;
  readonly #known: string[] = [];

  /** @param originals what a translation completes; none for the first language */
  constructor(
    folder: LanguageFolder,
    language: Language,
    languages: LanguageContent['languages'],
    originals?: LanguageValidator,
  ) {
    this.folder = folder;
    this.language = language;
    this.languages = languages;
    const counts = { counts: readCounts(folder), unknownCounts: findUnknownCounts(folder) };
    this.placeholders = { language: language.tag, ...counts, names: this.names };
    this.originals = originals;
    this.describePath = createPathCheck(folder, languages);
    this.#unread = new Set(folder.files);
    const isOther = (tag: string) =>
      new Intl.Locale(tag).language !== new Intl.Locale(language.tag).language;
    const others = new Set([...languages.map(({ tag }) => tag), 'en'].filter(isOther));
    this.#languageNames = [language.tag, ...others].join();
    this.#adviseOnLanguage = createLanguageCheck(language.tag, [...others]);
  }

  /** The paths of pages by their files, also of those that the language lacks. */
  get #addresses(): ReadonlyMap<string, string> {
    this.#listed ??= listAddresses(this.folder);
    return this.#listed;
  }

  nameOf(file: string): string {
    return this.folder.nameOf(file);
  }

  /** @param atField the same for those who have no files */
  report(file: string, message: string, atField: string): undefined {
    this.problems.push({ ...this.folder.placeOf(file), message, atField });
  }

  has(file: string): boolean {
    return this.folder.has(file);
  }

  /** Whether something is wrong with a file, or with one in a folder. */
  isBroken(place: string): boolean {
    return this.problems.some(({ file }) => file.startsWith(this.nameOf(place)));
  }

  /** Whether something else is wrong with a field already. */
  isRefused({ file, field }: Problem): boolean {
    return field !== '' && this.problems.some((one) => one.file === file && one.field === field);
  }

  expect(file: string): undefined {
    if (!this.has(file))
      this.report(file, 'expected this file, found none', 'This is needed: create it');
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
    const own = this.folder.get(file);
    const yaml = this.folder.yaml(file);
    if (!own || !yaml) return undefined;
    const shape = this.#shapeOf(file);
    const complete = this.#complete(name, file, shape, original);
    if (!complete) return this.#reportSyntax(own);
    for (const { from, list } of yaml.lists) {
      this.#unread.delete(from);
      this.listed.add(from);
      this.warnings.push(...list.warnings);
    }
    if (own.isDraft && file === 'home.yaml') {
      const message = 'expected no draft, as every language has a start page; remove the line';
      this.problems.push({ ...yaml.locate(['draft']), message, atField: 'Take this back' });
    }
    const parsed = parseContent(yaml, schema, this.placeholders, complete, shape);
    this.#push(
      own,
      parsed.problems.filter((one) => this.#isNew(one, file)),
    );
    mapTexts(yaml.toJS(), [], (text, path) => {
      const message = this.#adviseOnLanguage(text);
      if (message) this.warnings.push({ ...yaml.locate(path), message });
      return text;
    });
    for (const { path, list } of yaml.lists) {
      const isBroken = parsed.problems.some((one) => one.file === list.file);
      const isLost = list.entries.length === 0;
      if (isBroken) this.brokenLists.push({ file: own.name, field: formatPath(path), isLost });
    }
    if (parsed.said) {
      this.#keep(name, parsed.said);
      for (const link of listLinks(name, parsed.said)) {
        const { message, about } = sayEndSlash(link.to);
        if (hasEndSlash(link.to)) this.advice.push({ ...link.problemAt(message), about });
        this.links.push({ ...link, to: withoutEndSlash(link.to) });
      }
    }
    return parsed.data;
  }

  /** What a translation lacks that is begun may stay as it is: those who write it see the words of the first language. */
  #push({ isDraft }: ContentFile, problems: readonly Problem[]): void {
    const isLeft = ({ isUntranslated }: Problem) => isDraft && isUntranslated === true;
    this.warnings.push(...problems.filter(isLeft));
    this.problems.push(...problems.filter((one) => !isLeft(one)));
  }

  /** What is wrong with a record, or with what all pages of records say, is said once, and nothing that follows from it. */
  #isNew(problem: Problem, file: string): boolean {
    const template = this.folder.fileOf(file);
    const { records } = this.folder.recordPages;
    const isOfRecord = [...records.values()].some(({ list }) => list?.file === problem.file);
    if (template === file && !isOfRecord) return true;
    const isAlike = (one: Problem) => formatPlace(one) === formatPlace(problem);
    return !this.brokenTemplates.has(template) && !this.problems.some(isAlike);
  }

  /** Keeps what a file says, with advice on it. */
  #keep(name: string, said: ParsedFields & { isText?: boolean }): void {
    this.said.set(name, said);
    const { originals } = this;
    const advice = describeUnlikely(said, {
      language: this.language.tag,
      original: originals && {
        value: originals.said.get(name)?.value,
        language: originals.language.tag,
      },
      today: readToday(this.folder),
    });
    this.warnings.push(...advice);
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
    fieldContext: Pick<FieldContext, 'pictures'>,
  ): ReadText<Schema> | undefined {
    const file = `${name}.md`;
    this.#unread.delete(file);
    const own = this.folder.get(file);
    if (!own) return undefined;
    const shape = this.#shapeOf(file);
    const complete = this.#complete(name, file, shape);
    if (!complete) return this.#reportSyntax(own);
    const parsed = readMarkdown(own, schema, {
      ...{ placeholders: this.placeholders, language: this.language, fieldContext },
      ...{ complete, shape, showsNotes: this.folder.site.showsUnpublished },
      places: { file, pages: this.#addresses, downloads: this.folder.site.downloads },
      readTextOnce: this.#readerWith(fieldContext),
    });
    this.#push(own, parsed.problems);
    if (parsed.said) this.#keep(name, { ...parsed.said, isText: true });
    for (const { to, line, column } of parsed.links) {
      const problemAt = (message: string) => fileProblem(this.nameOf(file), message, line, column);
      this.links.push({ name, to, problemAt });
    }
    if (parsed.ids) this.ids.set(name, parsed.ids);
    this.advice.push(...parsed.advice);
    const stray = this.#findStrayLine(own);
    if (stray) this.warnings.push(fileProblem(this.nameOf(file), stray.message, stray.line));
    const { data, text } = parsed;
    return data && text && { data, text };
  }

  /** The first line that is likely to be in another language: one says so of a whole text. */
  #findStrayLine(file: ContentFile): StrayLine | undefined {
    const known = strayLines.get(file) ?? new Map<string, StrayLine | undefined>();
    strayLines.set(file, known);
    if (!known.has(this.#languageNames)) {
      const lines = file.text
        .replaceAll(/^---\n.*?^---$|^```.*?^```/gms, (code) => code.replaceAll(/./g, ''))
        .split('\n');
      const at = lines.findIndex((line) => this.#adviseOnLanguage(line));
      const message = this.#adviseOnLanguage(lines[at] ?? '');
      known.set(this.#languageNames, message === undefined ? undefined : { message, line: at + 1 });
    }
    return known.get(this.#languageNames);
  }

  /** With all that the texts of the language depend on beside their own words. */
  #readerWith({ pictures }: Pick<FieldContext, 'pictures'>) {
    this.#readText ??= rememberTexts({
      ...{ language: this.language, placeholders: this.placeholders },
      ...{ pages: this.#addresses, downloads: this.folder.site.downloads },
      pictures: pictures.names.map((name) => [name, pictures.find(name)]),
    });
    return this.#readText;
  }

  /** Only mistakes ask for the schemas, which are slow to make. */
  #shapeOf(file: string): FileShape {
    const { kinds } = this.folder.site.code;
    return {
      schemaOf: (value) => schemaOfFile(genericFileSchemas(kinds), file, value),
      describeRemoved: (value, path) => {
        const place = placeInKind(kinds, file, value, path);
        return describeChangedField(place.kind, place.path);
      },
    };
  }

  /** What completes a file of a translation; undefined where its original is missing or cannot be read. */
  #complete(name: string, file: string, { schemaOf }: FileShape, original?: unknown) {
    const { folder, language, originals: files } = this;
    const completeAlone = (describeAlone?: string) => (value: unknown) =>
      completeOriginal(value, schemaOf, language, describeAlone);
    if (!files) return completeAlone(aloneInFirst);
    const source = files.source(name);
    const own = folder.get(file);
    const mayBeAlone = mayBeStandalone(file);
    if (own && isStandalone(own) && mayBeAlone) {
      const first = source && files.nameOf(source.file);
      return completeAlone(
        first && `expected no such line, as ${first} is the original of this file; remove it`,
      );
    }
    if (!source) {
      const remedy = mayBeAlone
        ? '; give it the name of its original, or write alone: true into it if it stands in this language alone'
        : '';
      const missing = `expected ${files.nameOf(file)}, of which this is the translation, found none${remedy}`;
      const atField =
        'The first language has nothing of which this is the translation: create that, or delete this';
      return this.report(file, missing, atField);
    }
    const first = original ?? source.value;
    // The original is wrong, and says so.
    if (typeof first !== 'object' || first === null) return undefined;
    const place = (path: FieldPath) => {
      // Of what a page says of all records the place is in the page.
      const at = source.yaml.locate(path, 'name');
      return `${at.file}:${at.line}`;
    };
    const shared = withoutOthersSections(first as Record<string, unknown>, language.tag);
    const othersSections = Object.keys(first).filter((key) => !Object.hasOwn(shared, key));
    const alone = Object.fromEntries(listOwnSections(own?.yaml.toJS(), shared));
    const schema = this.#shapeOf(source.file).schemaOf({ ...shared, ...alone });
    const known = {
      value: shared,
      schema,
      othersSections,
      place,
      written: (path: FieldPath, from: 'own' | 'first') =>
        (from === 'own' ? folder.yaml(file) : source.yaml)?.writtenAt?.(path),
      language: this.originals?.language.tag,
    };
    return (value: unknown) => completeTranslation(value, known, language);
  }

  /** Reports how a file is written of which nothing else can be told. */
  #reportSyntax({ name, text, yaml }: ContentFile): undefined {
    const mistake = findTextMistake(text);
    const lost = mistake && syntaxProblem(name, mistake.message, mistake.line, mistake.column);
    this.problems.push(...(lost ? [lost] : yaml.errors));
  }

  /**
   * What a file, or the front matter of a file in Markdown, says before words in braces are replaced,
   * with its places; undefined without such a file.
   */
  source(name: string) {
    const file = [`${name}.yaml`, `${name}.md`].find((one) => this.folder.has(one)) ?? '';
    const yaml = this.folder.yaml(file);
    return yaml && { file, yaml, value: yaml.toJS() };
  }

  /** Reports the files that belong to nothing. */
  reportUnread(): void {
    for (const file of this.#unread) {
      if (isDataFile(file)) {
        const message = `unused list; name it where it is to be shown, as in items: { from: ${file} }, or remove it`;
        this.warnings.push(fileProblem(this.nameOf(file), message));
        continue;
      }
      const like = suggestTyping(file, this.#known) || placesOfFiles;
      const unknown = `unknown file; remove it or correct its name${like}`;
      const atField = 'The site has no use for this: delete it, or give it another address';
      this.report(file, describeEnding(file) ?? unknown, atField);
    }
  }
}

/** The links in the texts of a file, where its buttons or old addresses lead, and the addresses of its links. */
function listLinks(name: string, { value, problemAt }: ParsedFields): ContentLink[] {
  const links: ContentLink[] = [];
  mapTexts(value, [], (text, path) => {
    const isTarget =
      (name === 'actions' && path.at(-1) === 'to') ||
      // What a pattern puts in is no part of a page's path.
      (name === 'redirects' && path.at(-1) === 'to' && !/[/=-]:\p{L}/u.test(text)) ||
      (path.at(-1) === 'href' && (text.startsWith('https:') || hasEndSlash(text)));
    const inText = [...maskEscapes(text).matchAll(linkTargets)].map(([to]) => to);
    for (const to of isTarget ? [text] : inText) {
      links.push({ name, to, problemAt: (message) => problemAt(path, message, undefined, to) });
    }
    return text;
  });
  return links;
}
