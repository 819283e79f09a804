import { Heading } from './heading.tsx';
import { NonBreakingWords } from './non-breaking-words.tsx';

interface SectionIntroProps {
  /** The section's id; the heading gets the id `<id>-title`, which names the landmark. */
  id: string;
  title: string;
  lead: string;
}

/** A section's heading and the lead under it. */
export function SectionIntro({ id, title, lead }: SectionIntroProps) {
  return (
    <div className="section-intro grid max-w-measure gap-5">
      <Heading level={2} size="title-2" id={`${id}-title`}>
        {title}
      </Heading>
      <p className="text-lead text-ink-muted text-balance">
        <NonBreakingWords text={lead} />
      </p>
    </div>
  );
}
