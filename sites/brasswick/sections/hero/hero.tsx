import type { SectionProps } from 'sitewright';
import type { hero } from 'sitewright/kinds';
import {
  actionButtons,
  Container,
  DrawingFigure,
  Paragraph,
  Picture,
  StatValue,
} from 'sitewright/views';

/** The opening is the front of a shop: its awning, its sign, its window and the sill below it. */
export default function Hero({ frame, content, entry }: SectionProps<typeof hero>) {
  const { badge, title, lead, actions, stats, figure, look } = content;
  const turned = look === 'figure-first' ? 'opening-turned' : '';
  return (
    <section aria-labelledby={`${frame.id}-title`} className={`opening ${turned}`}>
      <div className="opening-sign baize">
        <Container>
          {badge && <p className="pb-2 font-semibold tracking-slight">{badge}</p>}
          <h1 id={`${frame.id}-title`} className="opening-title font-heading text-balance">
            {title}
          </h1>
        </Container>
      </div>
      {figure && (
        <div className="opening-window tone-paper">
          {figure.drawing === 'photograph' ? (
            <Picture
              isFirst
              picture={figure.picture}
              sizes="100vw"
              className="w-full object-cover"
            />
          ) : (
            <div className="mx-auto w-full max-w-72 p-6 **:[vector-effect:non-scaling-stroke]">
              <DrawingFigure name={figure.name ?? entry?.drawing} label={figure.label} />
            </div>
          )}
        </div>
      )}
      <div className="opening-sill brass">
        <Container>
          <div className="flex flex-wrap items-center gap-x-12 gap-y-4">
            <Paragraph className="max-w-measure text-lead text-pretty" content={lead} />
            {stats && (
              // A figure before its words, so that nothing moves while they arrive.
              <ul className="flex flex-wrap gap-x-8 gap-y-1">
                {stats.map(({ value, label }) => (
                  <li key={label}>
                    <span className="whitespace-nowrap font-heading text-title-3 even-digits">
                      <StatValue value={value} />
                    </span>{' '}
                    {label}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </Container>
        {actions && <div className="boards mt-6 print:hidden">{actionButtons(actions)}</div>}
      </div>
    </section>
  );
}
