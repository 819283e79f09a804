import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { z } from 'zod';
import type { DocumentKind } from '../content/schemas/drawings.ts';
import type {
  Content,
  ContentOf,
  InputName,
  Inputs,
  InputsOf,
  SectionKind,
} from '../content/section-kind.ts';
import type { SectionFrame } from '../page/components/section.tsx';
import type { PageContext } from '../page/seo/page-context.ts';

/** What may go on from a section into the one below, and where that one stands then. */
export const joints = {
  /** A thread crosses the seam. */
  thread: 'on its own ground',
  /** Dossiers stand in the box that is the section below. */
  dossiers: 'on one ground',
  /** Words without a picture, on which the section below follows at once. */
  words: 'on one ground',
  /** There is room at its side. */
  side: 'at its side',
} as const;
export type Joint = keyof typeof joints;

/** A kind of section, and what it tells machines. */
export interface SectionDefinition<
  Fields extends z.ZodRawShape = z.ZodRawShape,
  Input extends InputName = InputName,
  OptionalInput extends InputName = InputName,
> extends SectionKind<Fields, Input, OptionalInput> {
  /** What it tells search engines; things of one identity on a page are merged. */
  structuredData?(
    content: Content<Fields>,
    context: PageContext,
    inputs: InputsOf<Input, OptionalInput>,
  ): Thing[];
  /** What goes on from it into the section below, where that one goes on with it. */
  leaves?(content: Content<Fields>): Joint | undefined;
  /** What it goes on with where the section above leaves it. */
  goesOnWith?(content: Content<Fields>): Joint | undefined;
  /** Whether it is torn off at its lower edge, in the place of a seam. */
  isTorn?: boolean;
  /** The papers that show on the share image what its page is about. */
  sharedPapers?(content: Content<Fields>): readonly DocumentKind[] | undefined;
}

/** Describes a kind of section; `index.ts` gives it its name. */
export const defineSection = <
  Fields extends z.ZodRawShape,
  Input extends InputName = never,
  OptionalInput extends InputName = never,
>(
  kind: SectionDefinition<Fields, Input, OptionalInput>,
) => kind;

export type { ContentOf, Inputs };

/** Where a section stands on its page. */
export interface SectionPlace extends SectionFrame {
  /** What goes on from the section above into it. */
  fromAbove: Joint | undefined;
  /** What goes on from it into the section below. */
  intoBelow: Joint | undefined;
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
