import { countClass, Drawing, EntryWords, placeClass, Section, Tick } from '../../components.ts';
import type { ContentOf, SectionProps } from '../../definitions.ts';
import type { features, Screen } from './features.ts';

/** The features, and beside them a screen that each of them changes. */
export default function Features({
  frame,
  content: { items, ...intro },
}: SectionProps<typeof features>) {
  const hasScreens = items.some(({ screen }) => screen);
  const [list, entry] = hasScreens
    ? [
        `screens ${countClass(items.length)}`,
        'grid grid-cols-1 gap-4 break-inside-avoid print:grid-cols-[1fr_1fr]',
      ]
    : ['gap-x-10 gap-y-8 md:grid-cols-2', ''];
  return (
    <Section {...frame} intro={intro}>
      <ul className={`mt-10 grid ${list}`}>
        {items.map(({ screen, ...feature }, index) => (
          <li key={feature.title} className={`${placeClass(index)} ${entry}`}>
            <FeatureWords {...feature} />
            {screen && <DeviceScreen {...screen} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function DeviceScreen({ device, head, lines, foot }: Screen) {
  return (
    <div
      className={`screen always-light border-2 border-ink bg-ink even-digits ${device === 'tablet' ? 'rounded-[1.75rem] p-5' : 'rounded-control p-2'}`}
    >
      <div className="flex h-full flex-col rounded-control bg-paper">
        <p className="border-ink border-b-2 px-4 py-2 font-semibold">{head}</p>
        <dl className="grow py-2 *:last:bg-tint-canary *:last:font-semibold">
          {lines.map(({ item, amount, share }) => (
            <div key={item} className="flex flex-wrap justify-between gap-x-4 px-4 py-1 sm:py-2">
              <dt>{item}</dt>
              <dd className="contents">
                <bdi className="ms-auto whitespace-nowrap">{amount}</bdi>
                {share && (
                  <Drawing
                    viewBox="0 0 100 4"
                    preserveAspectRatio="none"
                    className="mt-1 h-4 w-full fill-action [[dir=rtl]_&]:-scale-x-100"
                    filled
                  >
                    <path d={`M0 0h${share}v4H0z`} />
                  </Drawing>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t-2 px-4 py-1.5 font-heading">
          <span className="text-title-3">{foot.item}</span>{' '}
          <bdi className="ms-auto text-figure tracking-tight">{foot.amount}</bdi>
        </p>
      </div>
    </div>
  );
}

type FeatureWordsProps = Omit<ContentOf<typeof features>['items'][number], 'screen'>;

/** What a feature is, and what it brings, ticked off. */
export function FeatureWords({ benefits, ...words }: FeatureWordsProps) {
  return (
    <div className="grid content-start gap-3 border-ink border-t-2 pt-4">
      <EntryWords {...words} />
      <ul className="grid gap-1.5 text-pretty">
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
