import { actionButtons } from '../../components/action-buttons.tsx';
import { Section } from '../../components/section.tsx';
import { SectionIntro } from '../../components/section-intro.tsx';
import { tintGround } from '../../figures/tints.ts';
import type { SectionProps } from '../define-section.ts';
import type { closing } from './closing.ts';
import { endings } from './endings.tsx';

/** The last section of a page: a paper with the call to action on the part that tears off. */
export default function ClosingCall({ frame, content }: SectionProps<typeof closing>) {
  const { className, stub, strips, print } = endings[content.look];
  const buttons = actionButtons(content.actions);
  return (
    <Section {...frame}>
      <div className={`ending ${className}`}>
        <div className="ending-sheet always-light bg-tint-white">
          <SectionIntro id={frame.id} {...content} />
          {print}
        </div>
        {(strips ? buttons : [buttons]).map((strip, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the strips of a page never change
          <div key={index} className={`stub tears max-sm:*:grow ${tintGround(stub)}`}>
            {strip}
          </div>
        ))}
      </div>
    </Section>
  );
}
