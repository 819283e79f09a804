import type { SectionProps } from 'sitewright';
import { countClass, FeatureWords, Section } from 'sitewright/views';
import type { features } from './features.ts';

/** The features, beside one screen that each of them changes. */
export default function Features({ frame, content }: SectionProps<typeof features>) {
  const { items, ...intro } = content;
  return (
    <Section {...frame} intro={intro} height="low">
      <ul className={`one-screen ${countClass(items.length)}`}>
        {items.map(({ screen, ...feature }) => (
          <li key={feature.title}>
            <FeatureWords {...feature} />
            <div className={screen.device === 'tablet' ? 'bezel tablet' : 'bezel'}>
              <div className="always-light glass">
                <p className="font-semibold">{screen.head}</p>
                <ul>
                  {screen.lines.map(({ item, amount }) => (
                    <li key={item}>
                      <span>{item}</span> <bdi>{amount}</bdi>
                    </li>
                  ))}
                </ul>
                <p>
                  <span>{screen.foot.item}</span> <bdi>{screen.foot.amount}</bdi>
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
