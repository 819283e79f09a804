import type { SectionProps } from 'sitewright';
import {
  Anchor,
  BrandMark,
  countClass,
  Drawing,
  drawingTint,
  PlatformWords,
  placeClass,
  Section,
  SectionIntro,
} from 'sitewright/views';
import { barcode } from '../../figures/barcode.ts';
import { type PaperName, paperOf } from '../../figures/papers.ts';
import type { platforms, SaleWords } from './platforms.ts';

/** How many platforms have a paper of their own; the others are links below. */
const mostPapers = 16;

/** Every platform with its paper of one sale, beside its words or, in narrow windows, under them. */
export default function PlatformTrail({
  frame,
  content,
  platformLinks,
}: SectionProps<typeof platforms>) {
  const { sale } = content;
  const shown = platformLinks.slice(0, mostPapers);
  const others = platformLinks.slice(mostPapers);
  return (
    <Section {...frame}>
      <div className={frame.fromAbove ? 'thread-from-above' : ''}>
        <div className="lg:w-5/12">
          <SectionIntro id={frame.id} {...content} />
        </div>
      </div>
      <ol
        className={`trail isolate mt-12 grid grid-cols-1 sm:grid-cols-2 ${countClass(shown.length)}`}
      >
        {shown.map((platform, index) => (
          <li
            key={platform.href}
            className={`relative -mb-2.5 grid grid-cols-1 content-start border-2 border-lit-ink bg-(--tint) only:col-span-full ${placeClass(index)} ${drawingTint(platform.drawing)} ${paperForms[paperOf(platform.drawing)].outline}`}
          >
            <PlatformWords {...platform} link={content} className="trail-step" />
            <SalePaper
              kind={paperOf(platform.drawing)}
              number={sale?.number}
              words={sale?.papers[paperOf(platform.drawing)]}
              sealed={index === shown.length - 1}
            />
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <ul className="mt-12 columns-[16rem] gap-6">
          {others.map(({ name, href }) => (
            <li key={href}>
              <Anchor href={href} className="text-link">
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The outline of each paper, and what its form has at the foot, in a box of 120 by 48. */
const paperForms: Record<PaperName, { outline: string; print?: string }> = {
  receipt: { outline: 'rounded-paper' },
  agreement: {
    outline: 'rounded-paper rounded-ee-[2.5rem] [corner-shape:bevel]',
    print: 'M4 42c10-34 30-50 20-6 16-30 28-28 22-2 8-14 18-14 24-2 8-8 16-4 44-4',
  },
  'purchase-order': {
    outline: 'rounded-paper',
    print: 'M2 2h116v44H2zM2 17h116M50 2v44M84 2v44',
  },
  'work-order': {
    outline: 'rounded-paper',
    print: 'M2 14h24v24H2zM48 14h24v24H48zM94 14h24v24H94zM6 24l8 8 16-24',
  },
  'price-tag': { outline: 'rounded-ss-[1.5rem] rounded-se-[1.5rem] [corner-shape:bevel]' },
  waybill: { outline: 'rounded-[1.125rem]' },
  payslip: { outline: 'feed-holes rounded-paper' },
  certificate: {
    outline: 'rounded-paper [outline:2px_solid_var(--color-lit-ink)] -outline-offset-10',
  },
};

interface SalePaperProps {
  kind: PaperName;
  /** Without one there is no sale: the paper is a form. */
  number: string | undefined;
  words: SaleWords | undefined;
  /** Whether the countermark is on it: the set is complete. */
  sealed: boolean;
}

/** What a form has besides words. */
const printed = 'col-2 row-3 my-2 self-end max-lg:hidden print:hidden';

/** One of the papers of a sale: the number and the line of the sale stand at the same place on each. */
function SalePaper({ kind, number, words, sealed }: SalePaperProps) {
  const { print } = paperForms[kind];
  return (
    <div className="sale-paper always-light -order-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-[min(2vw,1rem)] leading-[1.3]">
      <div className="col-[1/3] flex flex-wrap content-start gap-x-[min(2vw,1rem)]">
        {number && (
          <div className="sale-number order-1 ms-auto font-[700] font-mono text-[clamp(1.0625rem,2.4vw,1.75rem)]/[1.2] text-action">
            <bdi>{number}</bdi>
            {kind === 'receipt' && <div className="teeth absolute inset-x-[-2px] top-full" />}
          </div>
        )}
        {words && (
          <div className="flex-[1_1_6em] font-heading text-pretty sm:text-title-3">
            {words.head}
          </div>
        )}
      </div>
      {words && (
        <>
          <div className="col-[1/3] flex flex-wrap justify-between gap-x-4 border-ink border-y-2 py-0.5 font-semibold lg:py-2 even-digits">
            <span>{words.line}</span>{' '}
            <span className="ms-auto">
              <bdi>{words.amount}</bdi>
            </span>
          </div>
          <p className="col-[1/3] row-3 py-1 text-small lg:col-1 lg:py-2">{words.foot}</p>
        </>
      )}
      {kind === 'waybill' && (
        <Drawing viewBox="0 0 100 40" className={`${printed} w-36 fill-ink`} filled>
          <path d={barcode(number ?? kind, 100, 40)} />
        </Drawing>
      )}
      {print && !sealed && (
        <Drawing viewBox="0 0 120 48" className={`${printed} w-36 stroke-3 stroke-ink`}>
          <path d={print} />
        </Drawing>
      )}
      {sealed && <BrandMark className={`${printed} w-24 -rotate-12 text-action`} />}
    </div>
  );
}
