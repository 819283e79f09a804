import type { SectionProps } from 'sitewright';
import type { industries } from 'sitewright/kinds';
import {
  Container,
  countStores,
  Drawing,
  groundClass,
  SectionIntro,
  StatValue,
} from 'sitewright/views';

/** The industries, each over a bar across the window: the longest one reaches both its edges. */
export default function Industries({ frame, content }: SectionProps<typeof industries>) {
  const stores = content.items.map((item) => countStores(item.stores));
  const most = Math.max(...stores);
  return (
    <section
      id={frame.id}
      aria-labelledby={`${frame.id}-title`}
      className={`py-section ${groundClass(frame)}`}
    >
      <Container>
        <SectionIntro id={frame.id} {...content} />
      </Container>
      <ul className="one-sheet mt-8 grid gap-5 print:gap-2">
        {content.items.map(({ name, stores: said }, index) => (
          <li key={name} className="break-inside-avoid">
            <Container>
              <div className="flex flex-wrap items-baseline gap-x-8 max-sm:flex-col">
                <p className="basis-[calc(50%-1rem)] font-heading text-title-3 tracking-slight">
                  {name}
                </p>
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span className="font-heading text-value even-digits">
                    <StatValue value={said} />
                  </span>{' '}
                  <span className="text-small">{content.unit}</span>
                </p>
              </div>
            </Container>
            <Drawing
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              className="mt-1.5 h-5 w-full fill-action [[dir=rtl]_&]:-scale-x-100"
              filled
            >
              <path
                data-amount={stores[index]}
                d={`M0 0h${percentOf(stores[index] ?? 0, most)}v4H0z`}
              />
            </Drawing>
          </li>
        ))}
      </ul>
    </section>
  );
}

const percentOf = (part: number, whole: number) => +((part / whole) * 100).toFixed(2);
