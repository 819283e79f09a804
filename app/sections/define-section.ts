import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { z } from 'zod';
import type { SectionFrame } from '../components/section.tsx';
import type {
  Content,
  ContentOf,
  Need,
  OtherSection,
  SectionKind,
  Supply,
} from '../content/section-kind.ts';
import type { PageContext } from '../seo/page-context.ts';

/** Whether a section is a hero with a certain figure. */
export const isHeroWith = (section: OtherSection | undefined, drawing: string): boolean =>
  section?.kind === 'hero' &&
  (section.content as { figure?: { drawing: string } }).figure?.drawing === drawing;

/** A kind of section, and what it tells machines. */
export interface SectionDefinition<
  Fields extends z.ZodRawShape = z.ZodRawShape,
  Needed extends Need = Need,
  Used extends Need = Need,
> extends SectionKind<Fields, Needed, Used> {
  /** What it tells search engines; things of one identity on a page are merged. */
  structuredData?(
    content: Content<Fields>,
    context: PageContext,
    supply: Supply<Needed, Used>,
  ): Thing[];
}

/** Describes a kind of section; `index.ts` gives it its name. */
export const defineSection = <
  Fields extends z.ZodRawShape,
  Needed extends Need = never,
  Used extends Need = never,
>(
  kind: SectionDefinition<Fields, Needed, Used>,
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
  Kind extends SectionKind<infer Fields, infer Needed, infer Used>
    ? {
        frame: SectionPlace;
        content: Content<Fields>;
        /** The section that it draws at its side. */
        aside?: ReactNode;
      } & Supply<Needed, Used>
    : never;
