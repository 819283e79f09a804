import type { SectionProps } from 'sitewright';
import { BrandMark, countClass, Drawing, Section, SectionTitle, StatValue } from 'sitewright/views';
import type { metrics } from './metrics.ts';

/** A box, in which the dossiers of the section above may stand; the numbers that sum them up are on its index card. */
export default function HeadlineMetrics({ frame, content }: SectionProps<typeof metrics>) {
  const count = content.stats.length;
  // One row has room for five; more stand in two of one length.
  const columns = count > 5 ? Math.ceil(count / 2) : count;
  return (
    <Section {...frame}>
      <div
        className={`relative ${frame.fromAbove ? 'joined-box -mt-section print:mt-0' : 'mt-10'} tint-sky`}
      >
        <BackOfBox />
        <div className="always-light border-2 border-ink bg-(--tint) [--color-ink-muted:var(--color-ink)] relative z-2 flex items-center gap-10 p-[min(1rem,4vw)] sm:p-8 lg:px-12">
          {/* It leaves room for the stamp, which arrives later. */}
          <div className="min-w-0 grow border-2 border-ink bg-paper md:max-w-[calc(100%-8.5rem)]">
            <div className="border-tint-pink border-b-3 px-[min(1.25rem,4vw)] pt-4 pb-2 sm:px-6">
              <SectionTitle id={frame.id} size="title-3">
                {content.title}
              </SectionTitle>
            </div>
            <dl
              className={`${countClass(columns)} grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,34%)),1fr))] px-[min(1.25rem,4vw)] pb-4 sm:px-6 lg:grid-cols-[repeat(auto-fill,minmax(max(10rem,100%/var(--count)-1px),1fr))]`}
            >
              {content.stats.map(({ value, label }) => (
                <div
                  key={label}
                  className="grid content-start grid-rows-[minmax(calc(var(--text-value--line-height)*var(--text-value)),auto)] py-3 pe-3 *:first:row-start-2"
                >
                  <dt className="text-ink-muted text-small">{label}</dt>
                  <dd className="font-heading text-value">
                    <StatValue value={value} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <BrandMark className="w-24 shrink-0 -rotate-12 text-action max-md:hidden" />
        </div>
      </div>
    </Section>
  );
}

/** The rim of the box at its back, and the files that stand low in it. */
function BackOfBox() {
  return (
    <Drawing
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      className="always-light fill-(--tint) stroke-ink absolute bottom-full h-10 w-full overflow-visible print:hidden stroke-2 *:[vector-effect:non-scaling-stroke]"
    >
      <path d="M0 42L2 10H98L100 42z" />
      <g className="fill-tint-white *:[vector-effect:non-scaling-stroke]">
        <path d="M3 42V14H8l1-11h9l1 11H97V42z" />
        <path d="M2.5 42V22H28l1-11h9l1 11H97.5V42z" />
        <path d="M2 42V30H16l1-11h9l1 11H98V42z" />
      </g>
    </Drawing>
  );
}
