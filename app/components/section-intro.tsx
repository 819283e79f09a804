import { Heading } from './heading.tsx';
import { RichText, type RichTextContent } from './rich-text.tsx';

interface SectionIntroProps {
  /** The section's id; the heading gets the id `<id>-title`, which names the landmark. */
  id: string;
  title: string;
  lead: RichTextContent;
}

/** A section's heading and the lead under it. */
export function SectionIntro({ id, title, lead }: SectionIntroProps) {
  return (
    <div className="section-intro grid max-w-measure gap-5">
      <Heading level={2} size="title-2" id={`${id}-title`}>
        {title}
      </Heading>
      <p className="text-lead text-ink-muted text-balance">
        <RichText content={lead} breaks="between-units" />
      </p>
    </div>
  );
}
