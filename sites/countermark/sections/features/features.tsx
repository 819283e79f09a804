import type { ContentOf, SectionProps } from 'sitewright';
import { countClass, FeatureWords, Section } from 'sitewright/views';
import type { features } from './features.ts';

type ScreenContent = ContentOf<typeof features>['items'][number]['screen'];

/** The features, beside one till that each of them changes. */
export default function Features({ frame, content }: SectionProps<typeof features>) {
  const { items, ...intro } = content;
  return (
    <Section {...frame} intro={intro} height="low">
      <ul className={`one-till ${countClass(items.length)}`}>
        {items.map(({ screen, ...feature }) => (
          <li key={feature.title}>
            <FeatureWords {...feature} />
            <div className="held">
              <div className={`monitor state ${screen.shows}`}>
                <div className="bezel">
                  <div className="always-light glass">
                    <p className="font-semibold">{screen.head}</p>
                    <ul>
                      {screen.lines.map((line) => (
                        <li key={line.item}>
                          <Line {...line} />
                        </li>
                      ))}
                    </ul>
                    <p>
                      <Line {...screen.foot} />
                    </p>
                  </div>
                </div>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What it is, the key that was pressed for it, and its amount. */
const Line = ({ item, pressed, amount }: ScreenContent['foot']) => (
  <>
    <span>{`${item} `}</span>
    {pressed && <kbd>{pressed}</kbd>} {amount && <bdi>{amount}</bdi>}
  </>
);
