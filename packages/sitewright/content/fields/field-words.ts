import { z } from 'zod';
import type { LayoutName } from '../pictures/picture-layouts.ts';
import types from '../schemas/organization-types.json' with { type: 'json' };
import { typeOf } from '../schemas/site.ts';
import { drawingIn } from './drawings.ts';
import type { FieldContext } from './field-context.ts';
import * as fields from './fields.ts';
import { fileIn } from './file.ts';
import { fieldName, formService } from './form-service.ts';
import { actionIn, actionsIn, linkIn, ownButtonIn } from './links.ts';
import { logoIn } from './logo.ts';
import { openingLines } from './opening-lines.ts';
import { point, stat } from './parts.ts';
import { phone } from './phone.ts';
import { markIn, photographIn, pictureIn } from './picture.ts';
import { priceIn } from './price.ts';
import { identity, timeZone, updatedDay } from './publish.ts';
import { destinationIn, webAddress } from './target.ts';
import { timeSpansIn } from './time-spans.ts';

/** What an entry of a list or one of several forms is may go without a description. */
const say = <Schema extends z.ZodType>(schema: Schema, description?: string): Schema =>
  description ? schema.describe(description) : schema;

/**
 * @param entry the fields of each entry, or the one field that it is
 * @param entryName what editors call an entry, such as `question`; without it the list’s own name in the singular
 */
function list<Entry extends z.ZodType>(
  description: string,
  entry: Entry,
  entryName?: string,
): z.ZodArray<Entry>;
function list<Shape extends z.ZodRawShape>(
  description: string,
  entry: Shape,
  entryName?: string,
): z.ZodArray<z.ZodObject<Shape, z.core.$strict>>;
function list(description: string, entry: z.ZodType | z.ZodRawShape, entryName?: string) {
  const schema = entry instanceof z.ZodType ? entry : z.strictObject(entry);
  return fields.listOf(description, schema, entryName);
}

/**
 * What the fields of a kind of section are made of. Each begins with its description, which editors show, and
 * is a schema of Zod, which takes `.optional()`, `.default(…)` and `.meta(…)`.
 */
export const createFieldWords = (context: FieldContext) => ({
  /** One run of words; `more` are those in braces that stand for something, such as `count`. */
  text: (description?: string, ...more: string[]) =>
    say(more.length > 0 ? fields.textWith(...more) : fields.text, description),
  /** Words of which some may be emphasised or be links. */
  richText: (description?: string) => say(fields.richText, description),
  /** Words that are mostly the same in each language, such as a person’s name or a figure: a translation may leave them out. */
  textOptionalInTranslation: (description?: string) =>
    say(fields.textOptionalInTranslation, description),
  /** One of some words, such as looks. */
  oneOf: <const Name extends string>(description: string, names: readonly Name[]) =>
    z.enum(names).describe(description),
  /** A day, such as 2026-12-05. */
  day: (description: string) => fields.day.describe(description),
  /** Fields that belong together. */
  group: fields.group,
  /** A list of at least one entry. */
  list,
  /** What most sections begin with: `title`, and `lead`, which may be left out. */
  sectionHead: fields.sectionHead,
  /** A heading with a sentence or two. */
  point,
  /** A figure, and what it counts. */
  stat,
  /** The words of a link and the page of this site that it leads to. */
  link: (description: string) => linkIn(context).describe(description),
  /** A page of this site, or an address elsewhere. */
  destination: (description: string) => destinationIn(context).describe(description),
  /** A https: address. */
  webAddress: (description: string) => webAddress.describe(description),
  /** A button, by its name in actions.yaml. */
  button: (description?: string) =>
    description ? actionIn(context).describe(description) : ownButtonIn(context),
  /** Some of them, the leading one first. */
  buttons: () => actionsIn(context),
  /** A picture of the content, in a place of the site. */
  picture: (description: string, place: LayoutName) => pictureIn(context, place, description),
  /** A photograph beside a page’s heading: one of the figures of a hero. */
  photograph: () => photographIn(context),
  /** A company’s mark in one ink. */
  mark: (description: string) => markIn(context, description),
  /** A company’s mark in one ink or in its own colours, and where it leads. */
  logo: () => logoIn(context),
  /** One of the site’s own drawings, by its name in figures/drawings.ts. */
  drawing: (description: string) => drawingIn(context).describe(description),
  /** A file in files/, with one of some endings, such as `.mp4`. */
  file: (description: string, endings?: readonly string[]) =>
    fileIn(context, endings).describe(description),
  /** What has a price, an amount or words, beside other fields. */
  price: <More extends z.ZodRawShape>(more: More) => priceIn(context, more),
  /** From when to when, such as 9:00-12:00, 13:00-18:00. */
  timeSpans: (description: string) => timeSpansIn(context).describe(description),
  /** The days of the week with their hours. */
  openingLines: () => openingLines(context),
  /** A telephone number. */
  phone: (description: string) => phone.describe(description),
  /** What a place is, by its name at schema.org/LocalBusiness. */
  placeType: (description: string) => typeOf(types.places).describe(description),
  /** What names an entry for calendars and readers of feeds, and the day of its last change. */
  identity,
  updatedDay,
  /** The name of a time zone, such as Europe/London. */
  zone: (description: string) => timeZone.describe(description),
  /** The name of a field of a form. */
  fieldName: (description: string) => fieldName.describe(description),
  /** How a form is sent: its service, its button, the pages after it. */
  formService: () => formService(context),
  /** The day that it is where the vendor is, and the vendor’s time zone. */
  today: context.today,
  timeZone: context.timeZone,
  /** The tag of the language, and the site’s address, such as `https://www.example.com`. */
  language: context.language,
  origin: context.origin,
  /** The codes of the currencies that pages have prices in. */
  currencies: context.currencies ?? [],
});

/** What the fields of a kind of section are made of. */
export type FieldWords = ReturnType<typeof createFieldWords>;
