import type { SectionProps } from 'sitewright';
import {
  Anchor,
  BrandMark,
  Container,
  Drawing,
  drawingTint,
  PageCardWords,
  Section,
} from 'sitewright/views';
import { barcode } from '../../figures/barcode.ts';
import { Because } from '../../figures/because.tsx';
import { lackOfSale, saleOf } from '../../figures/opening.ts';
import type { PaperWords } from '../../figures/paper-words.ts';
import { type PaperName, paperOf } from '../../figures/papers.ts';
import { describeSale, type SaleStory, sayOnPaper } from '../../figures/sale-on-papers.ts';
import { openTill } from '../../figures/till-sale.ts';
import type { pageCards } from './page-cards.ts';

/** How many platforms have a paper of their own; the others are links below. */
const mostPapers = 16;

/**
 * A sheet across the window for each platform, with what its paper says of the sale of the page's opening. One wire
 * goes through them all, down to the stamp.
 */
export default function PlatformTrail(props: SectionProps<typeof pageCards>) {
  const { frame, content, groupEntries } = props;
  const { sale } = content;
  const till = saleOf(props.hero);
  if (sale && !till) throw lackOfSale('A paper with words');
  const story = till && describeSale(till, openTill(till).printed, props.language ?? 'en');
  // The order is that of the opening.
  const papers = till && { 'purchase-order': till.order, ...sale?.papers };
  const shown = groupEntries.slice(0, mostPapers);
  const others = groupEntries.slice(mostPapers);
  return (
    <Section {...frame} isWide height="flush" intro={content}>
      <ol className="trail mt-12">
        {shown.map((entry) => {
          const kind = paperOf(entry.drawing);
          return (
            <li
              key={entry.href}
              className={`trail-sheet always-light ${drawingTint(entry.drawing)} ${forms[kind].outline ?? ''}`}
            >
              <Container>
                <div className="trail-paper">
                  <PageCardWords {...entry} link={content} className="trail-words" />
                  <SalePaper kind={kind} story={story} words={papers?.[kind]} />
                </div>
              </Container>
              {kind === 'receipt' && <div className="teeth absolute inset-x-0 top-full z-1" />}
            </li>
          );
        })}
      </ol>
      {(sale || others.length > 0) && (
        <Container>
          {sale && (
            <p className="trail-sum font-heading text-title-1">
              {sale.sum.map((words) => (
                <span key={words} className="block text-balance">
                  {words}{' '}
                </span>
              ))}
              <BrandMark className="trail-seal text-action" />
            </p>
          )}
          {others.length > 0 && (
            <ul className="columns-[16rem] gap-6 py-section-sm">
              {others.map(({ name, href }) => (
                <li key={href}>
                  <Anchor href={href} className="text-link">
                    {name}
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
        </Container>
      )}
    </Section>
  );
}

/** The outline of each paper, and what its form has besides words, in a box of 120 by 48. */
const forms: Record<PaperName, { outline?: string; print?: string }> = {
  receipt: { outline: 'trail-torn' },
  agreement: {
    print: 'M4 42c10-34 30-50 20-6 16-30 28-28 22-2 8-14 18-14 24-2 8-8 16-4 44-4',
  },
  'purchase-order': { print: 'M2 2h116v44H2zM2 17h116M50 2v44M84 2v44' },
  'work-order': { print: 'M2 14h24v24H2zM48 14h24v24H48zM94 14h24v24H94zM6 24l8 8 16-24' },
  'price-tag': { outline: 'trail-cut' },
  waybill: {},
  payslip: { outline: 'trail-holes' },
  certificate: { outline: 'trail-framed' },
};

interface SalePaperProps {
  kind: PaperName;
  /** Without one there is no sale: the paper is a form. */
  story: SaleStory | undefined;
  words: PaperWords | undefined;
}

/** What a form has besides words. */
const printed = 'h-16 w-40 shrink-0 max-md:hidden print:hidden';

/** One of the papers of a sale, in three rows: whose it is, the sale in its terms, and why. */
function SalePaper({ kind, story, words }: SalePaperProps) {
  const { print } = forms[kind];
  const say = (part: 'head' | 'line' | 'amount' | 'because') =>
    words && story && <Said story={story} says={words[part]} otherwise={words.otherwise?.[part]} />;
  return (
    <div className="trail-form">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="flex-[1_1_6rem] font-heading">{say('head')}</strong>{' '}
        {story && (
          <bdi className="font-mono text-small">
            <Said story={story} says="{sale}" />
          </bdi>
        )}
      </p>
      {words && (
        <p className="trail-line even-digits">
          <span>{say('line')}</span> <bdi className="trail-amount">{say('amount')}</bdi>
        </p>
      )}
      <div className="flex items-end justify-between gap-4 text-title-3">
        {words && <Because>{say('because')}</Because>}
        {kind === 'waybill' && (
          <Drawing viewBox="0 0 100 40" className={`${printed} fill-ink`} filled>
            <path d={barcode(story?.words.sale ?? kind, 100, 40)} />
          </Drawing>
        )}
        {print && (
          <Drawing viewBox="0 0 120 48" className={`${printed} stroke-3 stroke-ink`}>
            <path d={print} />
          </Drawing>
        )}
      </div>
    </div>
  );
}

interface SaidProps {
  story: SaleStory;
  says: string;
  otherwise?: string | undefined;
}

/** Words of a sale. Where another one changes them, they say by what, for the till in the page's opening. */
function Said({ story, says, otherwise }: SaidProps) {
  const words = sayOnPaper(story, says, otherwise);
  if (words === says && otherwise === undefined) return words;
  return (
    <span data-says={says} data-otherwise={otherwise}>
      {words}
    </span>
  );
}
