import { actionButtons } from '../../components/button.tsx';
import { Section, SectionIntro } from '../../components/section.tsx';
import type { SectionProps } from '../define-section.ts';
import type { closing } from './closing.ts';

/** The last section of a page: the stub below a perforation, with the call to action. */
export default function ClosingCall({ frame, content }: SectionProps<typeof closing>) {
  return (
    <Section {...frame} height="low">
      <div className="closing flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
        <SectionIntro id={frame.id} {...content} />
        <div className="flex flex-wrap gap-4 max-sm:*:grow">{actionButtons(content.actions)}</div>
      </div>
    </Section>
  );
}
