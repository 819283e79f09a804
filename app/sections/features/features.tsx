import { Section, SectionIntro } from '../../components/section.tsx';
import { EntryWords } from '../../components/words.tsx';
import { Drawing, Paper, type PaperDrawing } from '../../figures/drawing.tsx';
import { Tick } from '../../figures/marks.tsx';
import type { SectionProps } from '../define-section.ts';
import type { Feature, features, FeaturePicture as Picture } from './features.ts';

/** The features in wide and narrow cells by turns; the first one shares its row with the heading. */
export default function PlatformFeatures({ frame, content }: SectionProps<typeof features>) {
  return (
    <Section {...frame}>
      <div className="grid gap-x-10 gap-y-14 lg:grid-cols-12 print:break-inside-avoid">
        <div className="lg:col-span-5">
          <SectionIntro id={frame.id} {...content} />
        </div>
        <ul className="contents print:block print:columns-2">
          {content.items.map((feature) => (
            <li
              key={feature.title}
              className="border-ink border-t-2 pt-7 lg:col-span-7 lg:nth-[4n+3]:col-span-5 lg:nth-[4n+4]:col-span-5 lg:even:last:col-span-full print:mb-4"
            >
              <FeatureEntry {...feature} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function FeatureEntry({ picture, title, description, benefits }: Feature) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-[min(1.5rem,4vw)] gap-y-4 sm:grid-rows-[auto_1fr]">
      <Drawing
        viewBox="1 1 90 90"
        className="w-[min(5rem,18vw)] overflow-visible fill-none stroke-2 **:[vector-effect:non-scaling-stroke] sm:row-span-2 sm:w-28"
      >
        <Paper strokes={pictures[picture]} tint="white" fall={4} />
      </Drawing>
      <div className="grid content-start gap-3">
        <EntryWords muted title={title} description={description} />
      </div>
      <ul className="grid content-start gap-2 text-pretty max-sm:col-span-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Tick />
            {benefit}
          </li>
        ))}
      </ul>
    </div>
  );
}

const pictures: Record<Picture, PaperDrawing['figure']> = {
  barcode: [
    ['sheet', 'M2 2h80v70H2z'],
    [
      'block',
      'M13 12h5v42h-5zM22 12h2v42h-2zM28 12h6v42h-6zM38 12h2v42h-2zM44 12h3v42h-3zM51 12h7v42h-7zM62 12h2v42h-2zM68 12h3v42h-3z',
    ],
    ['row', 'M13 62h36m10 0h12'],
    ['marker', 'M-7 33h98'],
  ],
  'stock-card': [
    ['sheet', 'M2 2h70v84H2zM33 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'],
    ['row', 'M12 52h50M12 76h50'],
    ['ink', 'M15 26v19m7-19v19m7-19v19m7-19v19M15 58v12m7-12v12m7-12v12'],
    ['marker', 'M9 43l34-15'],
  ],
  payments: [
    ['sheet', 'M2 2h64v38H2z'],
    ['row', 'M26 21a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM9 9h6M53 9h6'],
    ['sheet', 'M18 28h68v46H18z'],
    ['block', 'M18 38h68v10H18z'],
    ['row', 'M27 62h20'],
    ['stamp', 'M62 56h15v10H62z'],
  ],
  chart: [
    ['sheet', 'M16 2h66v70H16z'],
    ['sheet', 'M2 16h66v70H2z'],
    ['row', 'M12 27h22'],
    ['ink', 'M12 74h46'],
    ['block', 'M15 58h9v16h-9zM30 46h9v28h-9z'],
    ['stamp', 'M45 34h9v40h-9z'],
  ],
  tablet: [
    ['sheet', 'M6 2h58a4 4 0 0 1 4 4v76a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z'],
    ['row', 'M12 15h20m14 0h12M12 26h28m6 0h12M12 37h16m18 0h12M31 79h8'],
    ['block', 'M12 47h46v6H12z'],
    ['stamp', 'M12 60h46v11H12z'],
  ],
};
