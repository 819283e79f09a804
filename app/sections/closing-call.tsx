import { ButtonRow } from '../components/button-row.tsx';
import { Section } from '../components/section.tsx';
import { SectionIntro } from '../components/section-intro.tsx';
import type { Closing } from '../content/schemas/shared.ts';

interface ClosingCallProps {
  content: Closing;
}

/** The last section of a page, with its call to action. */
export function ClosingCall({ content }: ClosingCallProps) {
  return (
    <Section id="start" tone="canary" edge="perforation">
      <div className="grid justify-items-center gap-8 text-center">
        <SectionIntro id="start" {...content} />
        <ButtonRow actions={content.actions} align="center" />
      </div>
    </Section>
  );
}
