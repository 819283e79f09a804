import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { FieldWords } from '../../content/fields/field-words.ts';
import type { RichText } from '../../content/fields/rich-text.ts';
import type {
  Content,
  ContentOf,
  InputName,
  Inputs,
  InputsOf,
  SectionKind,
} from '../../content/pages/section-kind.ts';
import type { SectionFrame } from '../components/section.tsx';
import type { PageContext } from '../seo/page-context.ts';

/** What may go on from a section into the one below, by a name, and where that one stands then. */
export interface Joint {
  name: string;
  placement: 'on its own ground' | 'on one ground' | 'at its side';
}

/** A feed of what a section says. */
export interface SectionFeed {
  address: string;
  title: string;
  /** The newest first; the title stands for an entry that has no id. */
  entries: {
    day: string;
    updated?: string | undefined;
    title: string;
    id?: string | undefined;
    paragraphs: readonly RichText[];
  }[];
}

/** A kind of section, and what it tells machines. */
export interface SectionDefinition<
  Fields extends z.ZodRawShape = z.ZodRawShape,
  Input extends InputName = InputName,
  OptionalInput extends InputName = InputName,
> extends SectionKind<Fields, Input, OptionalInput> {
  /**
   * What it tells search engines in the vocabulary of schema.org; one thing or several. Those of one identity on a page
   * are merged.
   */
  structuredData?(
    content: Content<Fields>,
    context: PageContext,
    inputs: InputsOf<Input, OptionalInput>,
  ): object | object[];
  /**
   * The files beside its page that belong to it, each with its address: for calendars, for readers of feeds. `locate` says
   * where an address is on the deployed site.
   */
  files?(
    content: Content<Fields>,
    context: PageContext,
    place: { id: string; pageAddress: string; locate(address: string): string },
    inputs: InputsOf<Input, OptionalInput>,
  ): { address: string; text: string }[];
  /** The address of the file with the words of all pages of the language, which it needs to search in them. */
  wordsOfPages?(place: { id: string; pageAddress: string }): string;
  /** The feed that has what the section says, for those who read many sites in one place. */
  feed?(content: Content<Fields>, place: { id: string; pageAddress: string }): SectionFeed;
  /** What goes on from it into the section below, where that one goes on with it. */
  continuesBelow?(content: Content<Fields>): Joint | undefined;
  /** The name of what it goes on with where the section above leaves it. */
  continuesAbove?(content: Content<Fields>): string | undefined;
  /** The class that draws its lower edge; without it `edge-seam`. */
  seam?: string;
  /** The site's drawings that show on the share image what its page is about, the front one last. */
  sharedDrawings?(content: Content<Fields>): readonly string[] | undefined;
}

/** What reads the fields of a kind. */
type Reader =
  | ('validate' | 'advise' | 'isShown' | 'structuredData' | 'files' | 'feed')
  | ('continuesBelow' | 'continuesAbove' | 'sharedDrawings');

type ReadersOf<Kind> = {
  [Name in keyof Kind & Reader]: Kind[Name] extends () => unknown ? never : Name;
}[keyof Kind & Reader];

/** A kind with the names of what reads its fields, for types alone. */
export type Defined<
  Fields extends z.ZodRawShape,
  Input extends InputName,
  OptionalInput extends InputName,
  Readers,
> = SectionDefinition<Fields, Input, OptionalInput> & { readers?: Readers };

/** Describes a kind of section; `index.ts` gives it its name. */
export const defineSection = <
  Fields extends z.ZodRawShape,
  const Kind extends object,
  Input extends InputName = never,
  OptionalInput extends InputName = never,
>(
  kind: SectionDefinition<Fields, Input, OptionalInput> & Kind,
): Defined<Fields, Input, OptionalInput, ReadersOf<Kind>> => kind as never;

/**
 * Describes a kind that says what another one says, and more.
 *
 * @param kind the other one, such as one of the machine's; what it validates or tells machines stays as it is
 * @param own what is otherwise: its fields, most of all, which get those of the other one. Where one of those is gone, or
 *   says something else, this has everything that would read it too
 */
export const extendSection = <
  Fields extends z.ZodRawShape,
  Input extends InputName,
  OptionalInput extends InputName,
  Readers extends Reader,
  OwnFields extends z.ZodRawShape = Fields,
  OwnInput extends InputName = Input,
  OwnOptionalInput extends InputName = OptionalInput,
>(
  kind: Defined<Fields, Input, OptionalInput, Readers>,
  own: Partial<Omit<SectionDefinition<OwnFields, OwnInput, OwnOptionalInput>, 'fields'>> & {
    fields?(words: FieldWords, base: Fields): OwnFields;
  } & (Content<OwnFields> extends Content<Fields> ? unknown : { [Name in Readers]: unknown }),
): Defined<OwnFields, OwnInput, OwnOptionalInput, Readers> =>
  ({
    ...kind,
    // What the other one says may have fields that this one has not.
    ...(own.fields && { samples: undefined }),
    ...own,
    fields: (words: FieldWords) => {
      const base = kind.fields(words);
      return own.fields?.(words, base) ?? base;
    },
  }) as never;

export type { ContentOf, Inputs };

/** Where a section stands on its page. */
export interface SectionPlace extends SectionFrame {
  /** The name of what goes on from the section above into it. */
  fromAbove: string | undefined;
  /** The same of what goes on from it into the section below. */
  intoBelow: string | undefined;
}

/** What the component of a kind gets. */
export type SectionProps<Kind> =
  Kind extends SectionKind<infer Fields, infer Input, infer OptionalInput>
    ? {
        frame: SectionPlace;
        content: Content<Fields>;
        /** The section that it draws at its side. */
        aside?: ReactNode;
      } & InputsOf<Input, OptionalInput>
    : never;
