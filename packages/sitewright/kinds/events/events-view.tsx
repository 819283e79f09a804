import { EntryWords, Section, TextLink } from '../../components.ts';
import { printDays, printHours, printSeries, type SectionProps } from '../../definitions.ts';
import { calendarOf, type events, listShown } from './events.ts';

/** The events, the next one first, each with its day, its place and a file for a calendar. */
export default function Events(props: SectionProps<typeof events>) {
  const { frame, content, language, pageAddress } = props;
  return (
    <Section {...frame} intro={content} beside>
      <ul className="border-ink border-t-2">
        {listShown(content).map(({ index, title, description, place, link, ...event }) => (
          <li
            key={index}
            className="grid gap-3 break-inside-avoid border-rule border-b-2 py-6 print:py-2"
          >
            <p className="grid gap-1">
              <time
                dateTime={event.starts}
                className={`font-heading text-value tracking-slight text-balance ${event.isOver ? 'text-ink-muted' : ''}`}
              >
                {printDays(event.day, event.lastDay, language)}
              </time>{' '}
              {(event.isOver || event.hours.length > 0) && (
                <span className="even-digits text-ink-muted">
                  {event.isOver ? content.past : printHours(event, language)}
                </span>
              )}
            </p>
            <EntryWords title={title} description={description} />
            {place && (
              <p>
                <b dir="auto" className="font-semibold">
                  {place.name}
                </b>
                {place.address && printSeries(['', place.address], language)}
              </p>
            )}
            {(link || !event.isOver) && (
              <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
                {link && <TextLink {...link} />}{' '}
                {!event.isOver && (
                  <a href={calendarOf(pageAddress, frame.id, index)} className="text-link">
                    {content.calendar}
                    <span className="sr-only">
                      :{' '}
                      {printSeries(
                        [title, printDays(event.day, event.lastDay, language)],
                        language,
                      )}
                    </span>
                  </a>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
