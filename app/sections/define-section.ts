import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { z } from 'zod';
import type { SectionFrame } from '../components/section.tsx';
import type {
  Content,
  ContentOf,
  InputName,
  InputsOf,
  OtherSection,
  SectionKind,
} from '../content/section-kind.ts';
import type { PageContext } from '../seo/page-context.ts';

/** Whether a section is a hero with a certain figure. */
export const isHeroWith = (section: OtherSection | undefined, drawing: string): boolean =>
  section?.kind === 'hero' &&
  (section.content as { figure?: { drawing: string } }).figure?.drawing === drawing;

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
}

/** Describes a kind of section; `index.ts` gives it its name. */
export const defineSection = <
  Fields extends z.ZodRawShape,
  Input extends InputName = never,
  OptionalInput extends InputName = never,
>(
  kind: SectionDefinition<Fields, Input, OptionalInput>,
) => kind;

export type { ContentOf };

/** Where a section stands on its page. */
export interface SectionPlace extends SectionFrame {
  above: OtherSection | undefined;
  /** The kind of the section below. */
  below: string | undefined;
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
