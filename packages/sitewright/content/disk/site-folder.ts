import { tagForm } from '../../lib/language-tag.ts';
import { isDataFile } from '../data/data-list.ts';
import { type FilledYaml, fillLists } from '../data/fill-lists.ts';
import { inheritLists } from '../data/fill-record.ts';
import { type RecordPages, readRecordPages } from '../data/record-pages.ts';
import { readLanguageTags } from '../languages/language-tags.ts';
import { splitFrontMatter } from '../markdown/front-matter.ts';
import { formatPlace, type Position } from '../messages/problem.ts';
import type { SiteCode } from '../pages/section-kind.ts';
import { fieldAt, isGroup, isObject } from '../values/field-at.ts';
import { readYaml } from '../yaml/yaml-file.ts';

/** Texts in place of those of content files, by their paths in the content folder; null where there is to be no file. */
export type Replacements = Readonly<Record<string, string | null>>;

/** What stands in a content folder, whatever it is; a symbolic link is neither a file nor a folder. */
export interface Entry {
  /** Inside the content folder, with `/` on every system. */
  path: string;
  isFile: boolean;
  isFolder: boolean;
}

/** A file that holds content, as it was read once; its bytes may be anything. */
export class ContentFile {
  /** How it is named in problems, so that text editors open it with a click: `content/home.yaml`. */
  readonly name: string;
  readonly bytes: Uint8Array;
  #text: string | undefined;
  #parts: ReturnType<typeof splitFrontMatter>;
  #yaml: ReturnType<typeof readYaml> | undefined;

  constructor(name: string, content: Uint8Array | string) {
    this.name = name;
    this.bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    if (typeof content === 'string') this.#text = content;
  }

  /** Each byte that is no UTF-8 is U+FFFD in it; a byte order mark stays. */
  get text(): string {
    this.#text ??= new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.bytes);
    return this.#text;
  }

  /** The YAML that it is, or that stands in front of its Markdown. */
  get source(): string {
    return this.#isMarkdown ? (this.#split()?.frontMatter ?? '') : this.text;
  }

  /** The Markdown behind its front matter. */
  get body(): string | undefined {
    return this.#isMarkdown ? this.#split()?.body : undefined;
  }

  get yaml(): ReturnType<typeof readYaml> {
    this.#yaml ??= readYaml(this.name, this.source);
    return this.#yaml;
  }

  /** Whether its fields can be told apart; what depends on them is not known otherwise. */
  get isReadable(): boolean {
    return isGroup(this.yaml.toJS());
  }

  /** Whether it says that visitors do not get it yet; most files are not parsed for that. */
  get isDraft(): boolean {
    return /\bdraft\b/.test(this.source) && fieldAt(this.yaml.toJS(), ['draft']) === true;
  }

  get #isMarkdown(): boolean {
    return this.name.endsWith('.md');
  }

  #split() {
    this.#parts ??= splitFrontMatter(this.text);
    return this.#parts;
  }
}

/** The files that hold the content of one language. Any of them may be missing or hold anything. */
export class LanguageFolder {
  /** Its path, such as `content/sv`, with `/` on every system. */
  readonly path: string;
  readonly #files: ReadonlyMap<string, ContentFile>;
  readonly #site: SiteFolder | undefined;
  readonly #filled = new Map<string, FilledYaml>();
  #recordPages: RecordPages | undefined;
  #listed: readonly string[] | undefined;

  /**
   * @param files by their paths in the folder, sorted
   * @param site that of the first language; left out for that itself
   */
  constructor(path: string, files: ReadonlyMap<string, ContentFile>, site?: SiteFolder) {
    this.path = path;
    this.#files = files;
    this.#site = site;
  }

  /** The folder of the first language, which has what is the same in all. */
  get site(): SiteFolder {
    return this.#site ?? (this as unknown as SiteFolder);
  }

  /** The tag of its language; undefined for the first one, whose tag `site.yaml` says. */
  get tag(): string | undefined {
    return this.#site && this.path.slice(this.#site.path.length + 1);
  }

  /** The tag of its language. */
  get language(): string {
    return this.tag ?? readLanguageTags(this.site)[0] ?? 'en';
  }

  /** The pages that it makes of records. */
  get recordPages(): RecordPages {
    this.#recordPages ??= readRecordPages({
      ...{ ...this.#lists, files: this.#files, original: this.#site },
      schemaOfPage: (file, value) => this.site.code.schemaOfPage(file, value),
    });
    return this.#recordPages;
  }

  /** The files that it has in `data/`. */
  get #lists() {
    return {
      lists: [...this.#files.keys()].filter(isDataFile),
      get: (file: string) => this.#files.get(file),
      nameOf: (file: string) => `${this.path}/${file}`,
      readTag: () => this.language,
    };
  }

  /** The paths of its files in the folder, sorted; those of pages of records stand in the place of the file that makes them. */
  get files(): readonly string[] {
    this.#listed ??= this.#listFiles();
    return this.#listed;
  }

  #listFiles(): readonly string[] {
    const { templates, pages } = this.recordPages;
    const files = [...this.#files.keys()];
    if (templates.length === 0) return files;
    const made = Map.groupBy(pages.keys(), (name) => this.fileOf(name));
    const isTemplate = (name: string) => templates.some(({ file }) => file === name);
    return files.flatMap((name) => (isTemplate(name) ? (made.get(name) ?? []) : name));
  }

  /** The file in which a page is written: of one of records, that which makes them. */
  fileOf(file: string): string {
    return this.recordPages.pages.get(file)?.template ?? file;
  }

  has(file: string): boolean {
    return this.#files.has(this.fileOf(file));
  }

  get(file: string): ContentFile | undefined {
    return this.#files.get(this.fileOf(file));
  }

  /** Where a page is written: of one of records, its record. */
  placeOf(file: string): Position {
    const { place } = this.recordPages.pages.get(file) ?? {};
    return place ?? { file: this.nameOf(file), line: 1, column: 1, field: '' };
  }

  /** How a file is named in problems, whether it exists or not; a page of a record by the place of that. */
  nameOf(file: string): string {
    const page = this.recordPages.pages.get(file);
    return page ? formatPlace(page.place) : `${this.path}/${file}`;
  }

  /** What a file says with the lists and the record that it takes from `data/`; `get` has it as it is written. */
  yaml(file: string): FilledYaml | undefined {
    const own = this.get(file);
    const filled = this.#filled.get(file) ?? (own && this.#fill(file, own));
    if (filled) this.#filled.set(file, filled);
    return filled;
  }

  #fill(file: string, own: ContentFile): FilledYaml {
    const first = this.site.get(file);
    const isTranslation = first !== undefined && first !== own;
    const yaml = this.recordPages.pages.get(file)?.yaml ?? own.yaml;
    // Few pages have a list with an entry for each record, which their translations need not say again.
    const repeats = isTranslation && /\beach:/.test(first.source) ? first : undefined;
    const said = repeats ? inheritLists(yaml.toJS(), repeats.yaml.toJS()) : yaml.toJS();
    return fillLists(
      { ...this.#lists, records: () => this.recordPages.records },
      { source: (repeats ?? own).source, yaml: { ...yaml, toJS: () => said } },
      {
        isTranslation,
        // A translation may have sections that the first language has not.
        readSchema: () =>
          this.site.code.schemaOfPage(
            file,
            Object.assign({}, own.yaml.toJS(), (first ?? own).yaml.toJS()),
          ),
      },
    );
  }

  /**
   * The fields of a file, or of the front matter of one in Markdown, as far as they can be read; none of a file that
   * is missing or has mistakes, which the loader reports.
   */
  fields(file: string): Readonly<Record<string, unknown>> {
    const fields = this.yaml(file)?.toJS();
    return isObject(fields) ? { ...fields } : {};
  }

  /** The fields of the first language's file, or of its own where the file stands in this language alone. */
  leadingFields(file: string): Readonly<Record<string, unknown>> {
    return this.site.has(file) ? this.site.fields(file) : this.fields(file);
  }

  /** Whether the fields of a file can be told apart, or it is missing. */
  isReadable(file: string): boolean {
    return this.get(file)?.isReadable ?? true;
  }
}

interface ReadFolder {
  path: string;
  /** The files of all languages, by their paths in the folder, sorted. */
  all: ReadonlyMap<string, ContentFile>;
  /** What it is read with: what sections its pages may have, and the drawings that they may name. */
  code: SiteCode;
  /** Everything that stands in the folder. */
  entries: readonly Entry[];
  /** The files that the vendor offers for download: their names, sorted, with their sizes in bytes. */
  downloads: ReadonlyMap<string, number>;
  /** The texts of those of them that browsers read, by their names. */
  captions: ReadonlyMap<string, string>;
  /** When it was read. */
  time: Date;
  /** Whether the site shows what visitors do not get, as drafts, to those who write it. */
  showsUnpublished: boolean;
}

/** All that is in a content folder, as it was read once: the files of its first language, and those of the others. */
export class SiteFolder extends LanguageFolder implements Readonly<ReadFolder> {
  readonly all!: ReadFolder['all'];
  readonly code!: SiteCode;
  readonly entries!: ReadFolder['entries'];
  readonly downloads!: ReadFolder['downloads'];
  readonly captions!: ReadFolder['captions'];
  readonly time!: Date;
  readonly showsUnpublished!: boolean;
  readonly #translations = new Map<string, LanguageFolder>();

  constructor(read: ReadFolder) {
    super(read.path, new Map([...read.all].filter(([file]) => languageOf(file) === undefined)));
    Object.assign(this, read);
  }

  /** The folders of translations, named in `site.yaml` or not, sorted. */
  get languageFolders(): string[] {
    return this.entries
      .flatMap(({ path, isFolder }) => (isFolder && tagForm.test(path) ? path : []))
      .sort();
  }

  translation(tag: string): LanguageFolder {
    const known = this.#translations.get(tag);
    if (known) return known;
    const own = [...this.all].flatMap(([file, one]) => {
      if (languageOf(file) !== tag) return [];
      const name = file.slice(tag.length + 1);
      // Of a translation that is begun, visitors get nothing, and a build wants nothing.
      const isLeft = !this.showsUnpublished && one.isDraft && this.mayBeLacking(name);
      return isLeft ? [] : [[name, one] as const];
    });
    const folder = new LanguageFolder(this.nameOf(tag), new Map(own), this);
    this.#translations.set(tag, folder);
    return folder;
  }

  /** Whether a language may be without a file: a page but the start page, a text, a post. */
  mayBeLacking(file: string): boolean {
    if (file.endsWith('.md')) return /^(pages|posts)\//.test(file);
    return file !== 'home.yaml' && this.code.schemaOfPage(file, this.fields(file)) !== undefined;
  }

  /** The same folder as it would be if some of its files were others. */
  with(replacements: Replacements): SiteFolder {
    const files = new Map(this.all);
    for (const [file, text] of Object.entries(replacements)) {
      if (text === null) files.delete(file);
      else files.set(file, new ContentFile(this.nameOf(file), text));
    }
    return new SiteFolder({ ...this, all: sortByName(files) });
  }
}

/** The same with its keys sorted. */
export const sortByName = <Value>(all: ReadonlyMap<string, Value>): Map<string, Value> =>
  new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)));

/** The tag of the language that a content file is a translation into. */
export function languageOf(file: string): string | undefined {
  const [first = '', ...others] = file.split('/');
  return others.length > 0 && tagForm.test(first) ? first : undefined;
}
