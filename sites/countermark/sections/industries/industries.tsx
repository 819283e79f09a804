import type { SectionProps } from 'sitewright';
import type { industries } from 'sitewright/kinds';
import { countStores, Drawing, Section, StatValue } from 'sitewright/views';

/** The industries, each with a bar as long as it has stores, which comes from the window's edge. */
export default function Industries({ frame, content }: SectionProps<typeof industries>) {
  const stores = content.items.map((item) => countStores(item.stores));
  const most = Math.max(...stores);
  return (
    <Section {...frame} intro={content} height="tall">
      <dl className="one-sheet mt-8 grid gap-4 sm:gap-6 print:gap-2">
        {content.items.map(({ name, stores: said }, index) => (
          <div key={name} className="flex break-inside-avoid flex-wrap items-baseline gap-x-3">
            <dt className="grow font-heading text-title-3 tracking-slight">{name}</dt>
            <dd className="contents">
              <span className="font-heading text-value even-digits">
                <StatValue value={said} />
              </span>{' '}
              <span className="text-small">{content.unit}</span>
              <Drawing
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                className="mt-1 h-4 w-full overflow-visible fill-action [[dir=rtl]_&]:-scale-x-100"
                filled
              >
                <path d={`M-99 0H${Math.round(((stores[index] ?? 0) / most) * 100)}v4H-99z`} />
              </Drawing>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
