import { actionButtons } from '../components/action-buttons.tsx';
import { Section } from '../components/section.tsx';
import { SectionIntro } from '../components/section-intro.tsx';
import type { Closing } from '../content/schemas/shared.ts';
import { tintGround } from '../figures/tints.ts';
import { type Ending, endings } from './endings.tsx';

/** The last section of a page: a paper with the call to action on the part that tears off. */
export function ClosingCall({ content, ending }: { content: Closing; ending: Ending }) {
  const { className, stub, tone = 'paper', strips, print } = endings[ending];
  const buttons = actionButtons(content.actions);
  return (
    <Section id="start" tone={tone}>
      <div className={`ending ${className}`}>
        <div className="ending-sheet always-light bg-tint-white">
          <SectionIntro id="start" {...content} />
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
