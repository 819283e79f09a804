import type { SectionProps } from 'sitewright';
import {
  Anchor,
  BrandMark,
  countClass,
  Drawing,
  drawingTint,
  PageCardWords,
  placeClass,
  Section,
  SectionIntro,
} from 'sitewright/views';
import { barcode } from '../../figures/barcode.ts';
import { Because } from '../../figures/because.tsx';
import { type PaperName, paperOf } from '../../figures/papers.ts';
import type { pageCards, SaleWords } from './page-cards.ts';

/** How many platforms have a paper of their own; the others are links below. */
const mostPapers = 16;

/**
 * Every platform with its paper of one sale, beside its words or, in narrow windows, above them. In wide
 * windows the papers come to lie in a pile, which rests beside what the sale adds up to.
 */
export default function PlatformTrail({
  frame,
  content,
  groupEntries,
}: SectionProps<typeof pageCards>) {
  const { sale } = content;
  const shown = groupEntries.slice(0, mostPapers);
  const others = groupEntries.slice(mostPapers);
  return (
    <Section {...frame}>
      <SectionIntro id={frame.id} {...content} />
      <div className={`trail isolate mt-12 ${countClass(shown.length)}`}>
        <ol className="trail-list">
          {shown.map((entry, index) => {
            const kind = paperOf(entry.drawing);
            return (
              <li
                key={entry.href}
                className={`trail-paper ${placeClass(index)} ${drawingTint(entry.drawing)} ${forms[kind].outline ?? ''}`}
              >
                <SalePaper kind={kind} number={sale?.number} words={sale?.papers[kind]} />
                <PageCardWords {...entry} link={content} className="trail-words" />
              </li>
            );
          })}
        </ol>
        {sale && (
          <div className="trail-sum">
            <div className="flex items-center gap-6">
              <p className="font-heading text-title-2 lg:w-1/2">
                {sale.sum.map((words) => (
                  <span key={words} className="block text-balance">
                    {words}{' '}
                  </span>
                ))}
              </p>
              <BrandMark className="trail-seal text-action" />
            </div>
          </div>
        )}
      </div>
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
const forms: Record<PaperName, { outline?: string; print?: string }> = {
  receipt: { outline: 'trail-torn' },
  agreement: {
    print: 'M4 42c10-34 30-50 20-6 16-30 28-28 22-2 8-14 18-14 24-2 8-8 16-4 44-4',
  },
  'purchase-order': { print: 'M2 2h116v44H2zM2 17h116M50 2v44M84 2v44' },
  'work-order': { print: 'M2 14h24v24H2zM48 14h24v24H48zM94 14h24v24H94zM6 24l8 8 16-24' },
  'price-tag': { outline: 'trail-cut' },
  waybill: { outline: 'trail-round' },
  payslip: { outline: 'trail-holes' },
  certificate: { outline: 'trail-framed' },
};

interface SalePaperProps {
  kind: PaperName;
  /** Without one there is no sale: the paper is a form. */
  number: string | undefined;
  words: SaleWords | undefined;
}

/** What a form has besides words. */
const printed = 'w-30 shrink-0 max-md:hidden print:hidden';

/** One of the papers of a sale, in three rows: whose it is, the sale in its terms, and why. */
function SalePaper({ kind, number, words }: SalePaperProps) {
  const { print } = forms[kind];
  return (
    <div className="sale-paper always-light">
      <p className="flex flex-wrap justify-between gap-x-4 max-sm:text-small">
        {words && <strong className="font-heading">{words.head}</strong>}{' '}
        {number && <bdi className="font-mono text-small">{number}</bdi>}
      </p>
      {words && (
        <p className="flex flex-wrap justify-between gap-x-4 border-ink border-y-2 py-0.5 font-semibold even-digits md:py-1.5 md:text-title-3">
          <span>{words.line}</span> <bdi className="ms-auto whitespace-nowrap">{words.amount}</bdi>
        </p>
      )}
      <div className="flex items-end justify-between gap-4">
        {words && <Because>{words.because}</Because>}
        {kind === 'waybill' && (
          <Drawing viewBox="0 0 100 40" className={`${printed} fill-ink`} filled>
            <path d={barcode(number ?? kind, 100, 40)} />
          </Drawing>
        )}
        {print && (
          <Drawing viewBox="0 0 120 48" className={`${printed} stroke-3 stroke-ink`}>
            <path d={print} />
          </Drawing>
        )}
      </div>
      {kind === 'receipt' && <div className="teeth absolute inset-x-[-2px] top-full" />}
    </div>
  );
}
