import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { z } from 'zod';
import type { SectionFrame } from '../components/section.tsx';
import type { DocumentKind } from '../content/schemas/drawings.ts';
import type { PlatformLink } from '../content/schemas/navigation.ts';
import type { References } from '../content/schemas/shared.ts';
import type { FieldPath } from '../content/yaml-file.ts';
import type { PageContext } from '../seo/page-context.ts';

/**
 * What sections can get of other content, by name. A kind that has something for others adds it here under
 * its own name: they get the section of that kind on their page, else the first one of the site.
 */
export interface Needs {
  /** The tag of the page’s language. */
  language: string;
  /** Every platform, with a page or without, in the order in which the site lists them. */
  platformLinks: readonly PlatformLink[];
  /** The platform that the page is about; undefined on other pages. */
  platform: { name: string; description: string; document: DocumentKind } | undefined;
}
type Need = keyof Needs;

/** What a section gets of other content: all that it needs, and what it uses as far as there is any. */
type Supply<Needed extends Need, Used extends Need> = Pick<Needs, Needed> & {
  [Name in Used]: Needs[Name] | undefined;
};

/** A section beside another one, of which it may have any kind. */
interface OtherSection {
  kind: string;
  content: object;
}

/** Whether a section is a hero with a certain figure. */
export const isHeroWith = (section: OtherSection | undefined, drawing: string): boolean =>
  section?.kind === 'hero' &&
  (section.content as { figure?: { drawing: string } }).figure?.drawing === drawing;

/** What a section with some fields says. */
type Content<Fields extends z.ZodRawShape> = z.output<z.ZodObject<Fields>>;

/** A kind of section: what it may say, what it reads of other content and what it tells machines. */
export interface SectionKind<
  Fields extends z.ZodRawShape = z.ZodRawShape,
  Needed extends Need = Need,
  Used extends Need = Need,
> {
  /** What it is for, in lists of kinds. */
  description: string;
  /** What else people call it, where they look for its name. */
  alsoCalled: readonly string[];
  /** What its content may say. */
  fields(references: References): Fields;
  /** Other content that it cannot do without. */
  needs?: readonly Needed[];
  /** Other content that it shows where there is any. */
  uses?: readonly Used[];
  /** Whether it is a form, whose page gets two more that say what became of a message. */
  sends?: true;
  /** The list that texts may count by the section’s key, where it is not `items`. */
  counts?: FieldPath;
  /** Whether it forms one drawing with the section above, on one ground. */
  joins?(content: Content<Fields>, above: OtherSection): boolean;
  /** The kind above that draws it at its side. */
  beside?: string;
  /** Finds mistakes that show only beside what it needs and uses: `expected …, found …`. */
  check?(
    content: Content<Fields>,
    supply: Supply<Needed, Used>,
  ): { path: FieldPath; message: string }[];
  /** Whether there is something for it to show today; it always shows something without. */
  isShown?(content: Content<Fields>, supply: Supply<Needed, Used>): boolean;
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
  kind: SectionKind<Fields, Needed, Used>,
) => kind;

/** Where a section stands on its page. */
export interface SectionPlace extends SectionFrame {
  above: OtherSection | undefined;
  /** The kind of the section below. */
  below: string | undefined;
}

/** What a section of a kind says. */
export type ContentOf<Kind> =
  Kind extends SectionKind<infer Fields, infer _Needed, infer _Used> ? Content<Fields> : never;

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
