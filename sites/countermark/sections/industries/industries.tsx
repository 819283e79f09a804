import type { SectionProps } from 'sitewright';
import type { industries } from 'sitewright/kinds';
import { countStores, Drawing, Section, StatValue } from 'sitewright/views';

/** The industries as drawers on each other, each as wide as it has stores, with a file for each hundred of them. */
export default function Drawers({ frame, content }: SectionProps<typeof industries>) {
  const stores = content.items.map((item) => countStores(item.stores));
  const most = Math.max(...stores);
  return (
    <Section {...frame} isWide intro={content}>
      <ul className="one-sheet drawers">
        {content.items.map(({ name, stores: said }, index) => (
          <li key={name} className="always-light">
            <div className="drawer-label">
              <p className="font-heading text-title-3 tracking-slight">{name}</p>{' '}
              <p>
                <span className="font-heading text-value even-digits">
                  <StatValue value={said} />
                </span>{' '}
                <span className="text-small">{content.unit}</span>
              </p>
            </div>
            <Drawing
              viewBox={`0 0 ${most} 40`}
              preserveAspectRatio="none"
              className="stroke-ink stroke-2"
            >
              {tints.map((tint, place) => (
                <path key={tint} className={tint} d={filesIn(stores[index] ?? 0, place)} />
              ))}
            </Drawing>
            <Drawing
              viewBox={`0 0 ${most} 1`}
              preserveAspectRatio="none"
              className="fill-tint-sky stroke-ink stroke-2"
            >
              <path data-amount="" d={`M0 0h${stores[index]}v1H0z`} />
            </Drawing>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const tints = ['fill-tint-white', 'fill-tint-pink', 'fill-tint-mint'];

/** Every third file, from a place on. */
const filesIn = (stores: number, place: number) =>
  Array.from({ length: Math.ceil((stores / 100 - place) / tints.length) }, (_, index) => {
    const start = (index * tints.length + place) * 100;
    return `M${start} 42v-20h20l6-20h48l6 20h20v20`;
  }).join('');
