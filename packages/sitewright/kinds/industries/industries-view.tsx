import { Drawing, Section, StatValue } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import { countStores, type industries } from './industries.ts';

/** The industries as a table beside its heading: how many stores, then the industry over a bar of that length. */
export default function Industries({ frame, content }: SectionProps<typeof industries>) {
  const stores = content.items.map((item) => countStores(item.stores));
  const most = Math.max(...stores);
  return (
    <Section {...frame} beside intro={content}>
      <dl className="one-sheet grid grid-cols-[auto_1fr] gap-x-[min(2rem,6vw)]">
        {content.items.map(({ name, stores: said }, index) => (
          <div
            key={name}
            className="col-span-full grid break-inside-avoid grid-cols-subgrid items-baseline border-rule border-t-2 py-5 print:py-2"
          >
            <dt className="col-start-2 font-heading text-title-3 tracking-slight">{name}</dt>
            <dd className="contents">
              <span className="col-start-1 row-start-1 text-end font-heading text-value even-digits">
                <StatValue value={said} />
              </span>{' '}
              <span className="col-start-1 row-start-2 text-end text-ink-muted text-small">
                {content.unit}
              </span>
              <Drawing
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                className="col-start-2 row-start-2 h-2 w-full self-center fill-action [[dir=rtl]_&]:-scale-x-100"
                filled
              >
                <path d={`M0 0h${(((stores[index] ?? 0) / most) * 100).toFixed(1)}v4H0z`} />
              </Drawing>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
