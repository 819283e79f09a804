import { actionButtons, Section, SectionIntro } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { closing } from './closing.ts';

/** The last section of a page, or of a post: the call to action. Its buttons are for the screen: it is not printed. */
export default function ClosingCall({ frame, content }: SectionProps<typeof closing>) {
  return (
    <Section {...frame} height="low">
      <div className="for-screen flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
        <SectionIntro id={frame.id} {...content} />
        <div className="flex flex-wrap gap-4 max-sm:grow max-sm:*:grow">
          {actionButtons(content.actions)}
        </div>
      </div>
    </Section>
  );
}
