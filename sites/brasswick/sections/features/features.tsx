import type { ContentOf, SectionProps } from 'sitewright';
import type { features } from 'sitewright/kinds';
import { Drawing, Heading, Paragraph, Section } from 'sitewright/views';

type Feature = ContentOf<typeof features>['items'][number];

/** The features: each under the display that it changes, the first across the page where their number is odd. */
export default function Features({
  frame,
  content: { items, ...intro },
}: SectionProps<typeof features>) {
  const odd = items.length % 2 === 1 ? 'displays-odd' : '';
  return (
    <Section {...frame} intro={intro}>
      <ul className={`displays ${odd} mt-12`}>
        {items.map(({ title, description, benefits, screen }) => (
          <li key={title}>
            {screen && <Display {...screen} />}
            <div className="grid content-start gap-3">
              <Heading size="value">{title}</Heading>
              <Paragraph className="text-lead text-pretty" content={description} />
              <ul className="grid gap-1 text-pretty">
                {benefits.map((benefit) => (
                  <li key={benefit} className="border-rule border-t-1 pt-1">
                    {benefit}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the till shows to both sides of the counter: light figures on green. */
function Display({ device, head, lines, foot }: NonNullable<Feature['screen']>) {
  return (
    <div
      className={`display baize even-digits print:border-1 ${device === 'tablet' ? 'rounded-[2rem]' : ''}`}
    >
      <p className="text-small">{head}</p>
      <dl className="grid content-center gap-1">
        {lines.map(({ item, amount, share }) => (
          <div key={item} className="flex flex-wrap justify-between gap-x-4">
            <dt>{item}</dt>
            <dd className="contents">
              <bdi className="ms-auto whitespace-nowrap">{amount}</bdi>
              {share && (
                <Drawing
                  viewBox="0 0 100 4"
                  preserveAspectRatio="none"
                  className="mt-1 mb-2 h-3 w-full fill-rule [[dir=rtl]_&]:-scale-x-100"
                  filled
                >
                  <path d={`M0 0h${share}v4H0z`} />
                </Drawing>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-rule border-t-2 pt-2 font-heading">
        <span className="text-title-3">{foot.item}</span>{' '}
        <bdi className="ms-auto text-title-1 tracking-tight">{foot.amount}</bdi>
      </p>
    </div>
  );
}
