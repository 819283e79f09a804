import type { ReactNode } from 'react';
import { actionButtons } from '../../components/button.tsx';
import { Section, SectionIntro } from '../../components/section.tsx';
import { Drawing } from '../../figures/drawing.tsx';
import { BrandMark, Pin } from '../../figures/marks.tsx';
import { type Tint, tintGround } from '../../figures/tints.ts';
import type { SectionProps } from '../define-section.ts';
import type { closing, Ending } from './closing.ts';

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

interface EndingLook {
  className: string;
  /** The tint of the part that tears off. */
  stub: Tint;
  /** Whether each button has a strip of its own. */
  strips?: true;
  /** What is printed on the sheet or fixed to it, besides the words. */
  print?: ReactNode;
}

const endings: Record<Ending, EndingLook> = {
  cheque: {
    className: 'ending-beside cheque',
    stub: 'sky',
    // Where it is signed, and the line that machines read below.
    print: (
      <Drawing viewBox="0 0 300 48" className="mt-auto w-75 max-w-full stroke-ink stroke-2">
        <path d="M0 26h300" />
        <path className="stroke-8 [stroke-dasharray:5_3_2_3_8_3_3_9]" d="M0 42h210" />
      </Drawing>
    ),
  },
  roll: { className: 'ending-beside roll-end', stub: 'white' },
  tag: { className: 'tag-end', stub: 'canary' },
  ticket: {
    className: 'ending-beside ticket-end',
    stub: 'pink',
    print: <BrandMark className="w-28 rotate-12 text-action max-md:hidden" />,
  },
  label: { className: 'file-label', stub: 'goldenrod' },
  notice: {
    className: 'notice-end',
    stub: 'canary',
    strips: true,
    print: (
      <div className="absolute inset-x-4 top-3 flex justify-between">
        <Pin />
        <Pin />
      </div>
    ),
  },
  receipt: {
    className: 'receipt-end',
    stub: 'white',
    print: (
      <Drawing viewBox="0 0 320 48" className="w-full stroke-ink stroke-48">
        <path className="[stroke-dasharray:5_3_2_3_8_3_3_9]" d="M0 24h320" />
      </Drawing>
    ),
  },
};
