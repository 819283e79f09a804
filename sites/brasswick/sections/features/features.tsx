import type { ContentOf, SectionProps } from 'sitewright';
import type { features } from 'sitewright/kinds';
import { Drawing, Heading, Paragraph, Section } from 'sitewright/views';

type Feature = ContentOf<typeof features>['items'][number];

/** The features: each a shelf, on which the price cards stand that say what the tool shows then. */
export default function Features({
  frame,
  content: { items, ...intro },
}: SectionProps<typeof features>) {
  return (
    <Section {...frame} intro={intro}>
      <ul className="shelves mt-12">
        {items.map(({ title, description, benefits, screen }) => (
          <li key={title} className={screen ? 'shelf-with-cards' : ''}>
            <div className="grid content-start gap-2">
              <Heading size="value">{title}</Heading>
              <Paragraph className="text-lead text-pretty" content={description} />
              <ul className="text-pretty">
                {benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </div>
            {screen && <PriceCards {...screen} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The result on a large card of brass, and what it comes from on small ones behind it; on the road all are round. */
function PriceCards({ device, head, lines, foot }: NonNullable<Feature['screen']>) {
  return (
    <div className="even-digits" data-device={device}>
      <p className="mb-3 text-small">{head}</p>
      <dl className="price-cards">
        <div className="card-of-brass">
          <dt>{foot.item}</dt>
          <dd className="font-heading">
            <bdi>{foot.amount}</bdi>
          </dd>
        </div>
        {lines.map(({ item, amount, share }) => (
          <div key={item}>
            <dt>{item}</dt>
            <dd>
              <bdi className="font-heading text-title-3">{amount}</bdi>
              {share && (
                <Drawing
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  className="mt-1 h-2 w-24 fill-ink [[dir=rtl]_&]:-scale-x-100"
                  filled
                >
                  <path d={`M0 0h${share}v8H0z`} />
                </Drawing>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
