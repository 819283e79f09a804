import type { z } from 'zod';
import type { Token } from '../brand/tokens.ts';
import type { SiteDrawing } from '../fields/drawings.ts';
import type { FieldWords } from '../fields/field-words.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';
import type { GroupEntry } from '../schemas/navigation.ts';
import type { SiteConfig } from '../schemas/site-config.ts';
import type { FieldPath } from '../yaml/yaml-file.ts';

/** The kinds of sections that a site may have, by their names. Who has some adds their types here. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where kinds are defined
export interface Kinds {}
export type KindName = keyof Kinds;
/** The same as values, which whoever reads content hands in. */
export type KindList = ReadonlyMap<KindName, SectionKind>;

/** What content of a site is read with: what its sections may be, and the drawings that it may name. */
export interface SiteCode {
  kinds: KindList;
  drawings: ReadonlyMap<string, SiteDrawing>;
  /** What the file of a page of sections may hold, of which the first language's says `value`; undefined for any other file. */
  schemaOfPage(file: string, value: unknown): JsonSchema | undefined;
  /** What makes the files of the site's own, by their addresses, such as `/feed.json`. */
  files?: ReadonlyMap<string, (site: never) => string | Promise<string>> | undefined;
  /** What its pages have in their heads, and what their policies allow. */
  config?: SiteConfig | undefined;
  /** Draws what share images have on their panel beside the drawings, as SVG. */
  drawShareMarks?: DrawShareMarks | undefined;
}

/**
 * @param panel the height of a share image, and where its panel meets its text, in pixels
 * @param colour reads a colour of the brand by its name, as `#rrggbb`
 */
export type DrawShareMarks = (
  panel: { height: number; edge: number },
  colour: (token: Token) => string,
) => string;

/** What sections can get of other content that is no section, by name. A kind may add to it. */
export interface Facts {
  /** The tag of the page’s language. */
  language: string;
  /** The address of the page, such as `/sv/about`, below which the files of its sections are. */
  pageAddress: string;
  /** What is in the group of the header, with a page of this site or without, in its order. */
  groupEntries: readonly GroupEntry[];
  /** What menus show of the page; undefined on a page that is not in the group. */
  entry: { name: string; description: string; drawing: string | undefined } | undefined;
}

/** What sections can get, by name: of a kind the section on their page, else the first one of the site. */
export type Inputs = Facts & { [Kind in KindName]: ContentOf<Kinds[Kind]> };
export type InputName = keyof Facts | KindName;

/** What a section gets of other content: all that it needs, and what it uses as far as there is any. */
export type InputsOf<Input extends InputName, OptionalInput extends InputName> = Pick<
  Inputs,
  Input
> & {
  [Name in OptionalInput]: Inputs[Name] | undefined;
};

/** What a section with some fields says. */
export type Content<Fields extends z.ZodRawShape> = z.output<z.ZodObject<Fields>>;

/** A value as a file has it, in which TypeScript takes a word of a choice for any text. */
type InFile<Value> = Value extends string
  ? string
  : Value extends object
    ? { [Name in keyof Value]: InFile<Value[Name]> }
    : Value;

/** A kind of section: what it may say, and what it reads of other content. */
export interface SectionKind<
  Fields extends z.ZodRawShape = z.ZodRawShape,
  Input extends InputName = InputName,
  OptionalInput extends InputName = InputName,
> {
  /** What it is for, in lists of kinds. */
  description: string;
  /** What else people call it, where they look for its name. */
  aliases?: readonly string[];
  /** What its content may say, such as `({ text }) => ({ title: text('The heading') })`. */
  fields(words: FieldWords): Fields;
  /**
   * What such a section says, little and much, as a file has it, such as one of JSON: tests and documentation draw it, and a
   * new section of a site's own kind begins with the short one.
   */
  samples?: { [Length in 'short' | 'long']?: InFile<z.input<z.ZodObject<NoInfer<Fields>>>> };
  /** Other content that it cannot do without. */
  requiredInputs?: readonly Input[];
  /** Other content that it shows where there is any. */
  optionalInputs?: readonly OptionalInput[];
  /** The list that texts may count by the section’s key, where it is not `items`. It gets what the file says, which may be wrong. */
  counts?(content: Readonly<Record<string, unknown>>): unknown;
  /**
   * Finds mistakes that show only beside what it needs and uses: `expected …, found …`, and `atField` the same for
   * somebody who has the field before them, and no file, where that says it in other words. A mistake in what it needs or
   * uses has the name of that in `input`, and its path there.
   */
  validate?(
    content: Content<Fields>,
    inputs: InputsOf<Input, OptionalInput>,
  ): { path: FieldPath; message: string; atField?: string; input?: Input | OptionalInput }[];
  /** Finds what is right, and likely to be meant otherwise, in the same way: it is said, and the site is built. */
  advise?(
    content: Content<Fields>,
    inputs: InputsOf<Input, OptionalInput>,
    isTranslation: boolean,
  ): { path: FieldPath; message: string; atField?: string }[];
  /**
   * The entries that may have an end, where these are others than those that are counted. It gets what the file says, which
   * may be wrong.
   */
  ending?(content: Readonly<Record<string, unknown>>): unknown;
  /**
   * The last day of such an entry, as its file says it, which may be wrong; undefined for one without an end. From
   * the day after it the entry says `isOver`, and is neither shown nor counted, unless the section says `past`. `language`
   * is that of the file.
   */
  lastDayOf?(entry: unknown, language: string): string | undefined;
  /** Whether there is something for it to show today; it always shows something without. */
  isShown?(content: Content<Fields>, inputs: InputsOf<Input, OptionalInput>): boolean;
}

/** What a section of a kind says. */
export type ContentOf<Kind> = Kind extends {
  fields(words: FieldWords): infer Fields extends z.ZodRawShape;
}
  ? Content<Fields>
  : never;
