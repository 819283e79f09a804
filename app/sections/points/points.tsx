import { Section } from '../../components/section.tsx';
import { EntryWords, Heading, Paragraph } from '../../components/words.tsx';
import { ReceiptStrip } from '../../figures/receipt-strip.tsx';
import type { SectionProps } from '../define-section.ts';
import { CarbonSet, Checklist, Envelope, PocketCards, TimeCards } from './cards.tsx';
import type { points } from './points.ts';

type PointsProps = SectionProps<typeof points>;

const looks = {
  'carbon-set': CarbonSet,
  stamps: Stamps,
  envelope: Envelope,
  checklist: Checklist,
  'pocket-cards': PocketCards,
  'time-cards': TimeCards,
  spike: Spike,
  totals: Totals,
  plain: Plain,
};

/** Points, on the papers that the content chooses. */
export default function Points(props: PointsProps) {
  const Look = looks[props.content.look];
  return <Look {...props} />;
}

/** The points under rules, on no paper at all. */
function Plain({ frame, content }: PointsProps) {
  return (
    <Section {...frame} intro={content}>
      <ul className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-10 gap-y-8">
        {content.items.map((point) => (
          <li key={point.title} className="grid content-start gap-2 border-ink border-t-2 pt-4">
            <EntryWords {...point} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What goes wrong, on receipts that somebody put on a spike. */
function Spike({ frame, content }: PointsProps) {
  return (
    <Section {...frame} intro={content} beside>
      <ul className="spike">
        {content.items.map((point) => (
          <li key={point.title}>
            <ReceiptStrip>
              <div className="grid gap-1 py-4 ps-[calc(var(--needle)+min(1.5rem,4vw))] pe-[min(1.5rem,4vw)]">
                <EntryWords size="value" {...point} />
              </div>
            </ReceiptStrip>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The turns and the outlines of the stamps; neighbours differ. */
const stamps = [
  ['-rotate-3', 'rounded-control border-4 px-6 pt-3 pb-4 outline-2 outline-offset-3'],
  ['rotate-[2.5deg]', 'rounded-[50%] border-8 border-double px-12 pt-7 pb-8'],
  ['-rotate-[1.5deg]', 'stamp-dater'],
  ['rotate-[2.5deg]', 'stamp-block bg-action px-8 pt-4 pb-5 text-on-action'],
] as const;

/** Points stamped on a desk's blotter, each with its description beneath. */
function Stamps({ frame, content }: PointsProps) {
  // The last of an odd number has a row of its own.
  const lastSpan = content.items.length % 2 === 1 ? ' sm:last:col-span-full' : '';
  return (
    <Section {...frame} intro={content}>
      <div className="blotter always-light mt-12 border-2 border-ink bg-tint-mint px-[clamp(min(1.5rem,6vw),7vw,6.5rem)] py-[clamp(3rem,6vw,5rem)] print:mt-4 print:px-6 print:py-4">
        <ul className="grid gap-x-16 gap-y-14 sm:grid-cols-2 print:gap-y-4">
          {content.items.map(({ title, description }, index) => {
            const [turn, outline] = stamps[index % 4] ?? stamps[0];
            return (
              <li
                key={title}
                className={`@container print:[container-type:normal] grid content-start gap-6 print:gap-2${lastSpan}`}
              >
                <div
                  className={`grid min-h-28 items-center justify-items-start text-action sm:min-h-34 print:min-h-32 print:[zoom:0.7] [&_h3]:text-[min(9cqi,3rem)] ${turn}`}
                >
                  <div className={outline}>
                    <Heading size="value">{title}</Heading>
                  </div>
                </div>
                <Paragraph className="text-lead text-pretty" content={description} />
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}

/** The advantages as the totals of a receipt: the description on the left, the number on the right. */
function Totals({ frame, content }: PointsProps) {
  return (
    <Section {...frame} intro={content}>
      <ul className="mt-12 border-ink border-y-6 border-double print:break-inside-avoid">
        {content.items.map(({ title, description }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-3 border-rule border-dashed py-8 not-first:border-t-2 lg:grid-cols-[16rem_1fr] lg:items-baseline"
          >
            <div className="total lg:order-1 lg:text-end lg:*:relative lg:*:ms-auto lg:*:max-w-[50rem]">
              <Heading size="title-1">
                <span className="lg:bg-(--tone) lg:ps-8">{title}</span>
              </Heading>
            </div>
            <Paragraph className="max-w-72 text-ink-muted text-pretty" content={description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
