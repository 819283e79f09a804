import type { SectionProps } from 'sitewright';
import type { hero } from 'sitewright/kinds';
import {
  actionButtons,
  BrandMark,
  Container,
  DrawingFigure,
  Heading,
  Paragraph,
  Picture,
  StatList,
} from 'sitewright/views';

/** The opening of a page, with the mark at its edge. One with buttons is as high as the window. */
export default function Hero({ frame, content, entry }: SectionProps<typeof hero>) {
  const { badge, title, lead, actions, stats, figure } = content;
  return (
    <section
      aria-labelledby={`${frame.id}-title`}
      className={`opening ${actions ? 'opening-tall' : ''}`}
    >
      <div className="opening-mark">
        <BrandMark />
      </div>
      <Container>
        <div className="opening-words">
          {badge && <p>{badge}</p>}
          <Heading level={1} size="title-1" id={`${frame.id}-title`}>
            {title}
          </Heading>
          <Paragraph className="max-w-measure text-lead text-balance" content={lead} />
          {actions && (
            <div className="flex flex-wrap gap-4 print:hidden">{actionButtons(actions)}</div>
          )}
          {stats && <StatList stats={stats} />}
          {figure &&
            (figure.drawing === 'photograph' ? (
              <Picture isFirst picture={figure.picture} className="w-full object-cover" />
            ) : (
              <div className="w-full max-w-96">
                <DrawingFigure name={figure.name ?? entry?.drawing} label={figure.label} />
              </div>
            ))}
        </div>
      </Container>
    </section>
  );
}
