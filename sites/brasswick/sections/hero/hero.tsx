import type { SectionProps } from 'sitewright';
import type { hero } from 'sitewright/kinds';
import { actionButtons, DrawingFigure, Paragraph, Picture, StatValue } from 'sitewright/views';

/** The opening: fields of colour from edge to edge, baize with the words, brass with the figures, a photograph. */
export default function Hero({ frame, content, platform }: SectionProps<typeof hero>) {
  const { badge, title, lead, actions, stats, figure, look } = content;
  const turned = look === 'figure-first' ? 'opening-turned' : '';
  return (
    <section
      aria-labelledby={`${frame.id}-title`}
      className={`opening ${figure ? '' : 'opening-alone'} ${turned}`}
    >
      <div className="opening-words baize">
        {badge && (
          <p className="border-rule border-b-2 pb-2 font-semibold tracking-slight">{badge}</p>
        )}
        <h1 id={`${frame.id}-title`} className="opening-title font-heading text-balance">
          {title}
        </h1>
        <Paragraph className="max-w-measure text-lead text-pretty" content={lead} />
        {actions && (
          <div className="flex flex-wrap gap-4 pt-2 print:hidden">{actionButtons(actions)}</div>
        )}
      </div>
      {stats && (
        <dl className="opening-figures brass">
          {stats.map(({ value, label }) => (
            <div key={label}>
              <dt className="text-balance">{label}</dt>
              <dd className="font-heading text-value even-digits">
                <StatValue value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {figure && (
        <div className="opening-picture tone-paper">
          {figure.drawing === 'photograph' ? (
            <Picture
              isFirst
              picture={figure.picture}
              sizes="(width >= 64rem) 50vw, 100vw"
              className="aspect-[3/2] w-full object-cover"
            />
          ) : (
            <div className="mx-auto w-full max-w-96 p-8 **:[vector-effect:non-scaling-stroke]">
              <DrawingFigure name={figure.name ?? platform?.drawing} label={figure.label} />
            </div>
          )}
        </div>
      )}
    </section>
  );
}
