import type { ComponentProps, ReactNode } from 'react';
import { Heading, Paragraph, type RichTextContent } from './words.tsx';

export interface SectionFrame {
  /** The section's anchor; its heading has the id `<id>-title`. */
  id: string;
  tone?: 'ground' | 'paper';
  /** The class of what parts it from the section above, which is a seam if it is not said. */
  edge?: string;
}

interface SectionProps extends SectionFrame {
  /** Heading and lead above the content. A section that places its heading itself has none here. */
  intro?: Omit<SectionIntroProps, 'id'>;
  /** Whether the intro stands beside the content in wide windows, or beside a list of one entry or two. */
  beside?: boolean;
  introBeside?: boolean;
  /** Whether the content reaches from edge to edge of the window. */
  isWide?: boolean;
  /** How much room it has above and below, where that is not the usual. */
  height?: keyof typeof heights;
  /** Its classes, in place of those of its ground and height. */
  className?: string;
  children: ReactNode;
}

const heights = {
  low: 'py-section-sm',
  usual: 'py-section',
  tall: 'py-section-lg',
  /** Its content ends where the next section begins. */
  flush: 'pt-section',
};

/** A landmark of a page, named by its heading. */
export function Section({
  intro,
  beside,
  introBeside,
  isWide,
  height = 'usual',
  className,
  children,
  ...frame
}: SectionProps) {
  const { id } = frame;
  const columns = introBeside ? `${sideBySide} ${fewEntries}` : beside && sideBySide;
  const heading = intro && <SectionIntro id={id} {...intro} />;
  const content = (
    <>
      {heading}
      {children}
    </>
  );
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={className ?? `${heights[height]} ${groundClass(frame)}`}
    >
      {isWide ? (
        <>
          {heading && <Container>{heading}</Container>}
          {children}
        </>
      ) : (
        <Container>{columns ? <div className={columns}>{content}</div> : content}</Container>
      )}
    </section>
  );
}

/** The heading stays in the window while what is beside it passes. */
const sideBySide =
  'grid grid-cols-1 gap-10 md:grid-cols-[5fr_7fr] md:*:first:sticky md:*:first:top-28 md:*:first:self-start print:block';

/** A row of one entry or two would be empty but for its first places. */
const fewEntries =
  '*:nth-2:mt-0 [&_:is(ul,dl)]:grid-cols-[repeat(auto-fill,minmax(min(100%,var(--least,15rem)),1fr))]';

/** The classes of a section's ground and of its edge to the section above. */
export const groundClass = ({ tone = 'ground', edge = 'edge-seam' }: Omit<SectionFrame, 'id'>) =>
  `tone-${tone} ${edge}`;

interface SectionIntroProps {
  /** The section's id; the heading gets the id `<id>-title`, which names the landmark. */
  id: string;
  title: string;
  lead?: RichTextContent | undefined;
}

/** The heading that names a section, by whose id it is found. */
export const SectionTitle = ({ id, size = 'title-2', children }: SectionTitleProps) => (
  <Heading level={2} size={size} id={`${id}-title`}>
    {children}
  </Heading>
);

type SectionTitleProps = Pick<ComponentProps<typeof Heading>, 'size' | 'children'> & { id: string };

/** A section's heading, and the lead under it. */
export function SectionIntro({ id, title, lead }: SectionIntroProps) {
  return (
    <div className="section-intro grid max-w-measure gap-3 sm:gap-5">
      <SectionTitle id={id}>{title}</SectionTitle>
      {lead && <Paragraph className="text-lead text-ink-muted text-balance" content={lead} />}
    </div>
  );
}

/** Content at the site's width, with gutters. */
export function Container({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-site px-gutter">{children}</div>;
}
