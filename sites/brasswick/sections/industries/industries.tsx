import type { SectionProps } from 'sitewright';
import type { industries } from 'sitewright/kinds';
import { countStores, Drawing, Section, StatValue } from 'sitewright/views';

/** How many shops of each trade: doors of one width, whose heights are as their numbers. */
export default function Industries({ frame, content }: SectionProps<typeof industries>) {
  const shops = content.items.map((item) => countStores(item.stores));
  const most = Math.max(...shops);
  return (
    <Section {...frame} intro={content}>
      <dl className="doors one-sheet mt-12">
        {content.items.map(({ name, stores }, index) => (
          <div key={name}>
            <dt className="font-heading text-title-3">{name}</dt>
            <dd>
              <span className="font-heading text-value even-digits">
                <StatValue value={stores} />
              </span>{' '}
              {content.unit}
              <Door share={(shops[index] ?? 0) / most} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** A door as high as a share of 160; the knob stands at a hand's height, and halfway up a door that is lower. */
function Door({ share }: { share: number }) {
  const height = Number((share * 160).toFixed(1));
  return (
    <Drawing viewBox="0 0 80 160" className="door mt-3" filled>
      <path d={`M0 ${160 - height}h80v${height}H0z`} />
      <circle cx="67" cy={160 - Math.min(60, height / 2)} r="5" />
    </Drawing>
  );
}
