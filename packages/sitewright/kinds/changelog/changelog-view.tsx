import { Heading, Paragraph, Section, TextLink } from '../../components.ts';
import { printDay, type SectionProps } from '../../definitions.ts';
import { type changelog, feedOf, newestFirst } from './changelog.ts';

/** The releases, the newest first, each with its day and what it changed. */
export default function Changelog(props: SectionProps<typeof changelog>) {
  const { frame, content, language, pageAddress } = props;
  return (
    <Section {...frame} intro={content} beside>
      <div>
        <ol className="border-ink border-t-2">
          {newestFirst(content.releases).map(({ day, title, changes }) => (
            <li
              key={title}
              className="grid gap-3 break-inside-avoid border-rule border-b-2 py-6 print:py-2"
            >
              <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                <Heading>{title}</Heading>{' '}
                <time dateTime={day} className="even-digits text-ink-muted text-small">
                  {printDay(day, language)}
                </time>
              </div>
              <ul className="grid list-disc gap-2 ps-5">
                {changes.map((words, index) => (
                  // A release does not change any more.
                  <li key={String(index)}>
                    <Paragraph content={words} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <p className="mt-6 print:hidden">
          <TextLink href={feedOf(pageAddress, frame.id)} label={content.feed} />
        </p>
      </div>
    </Section>
  );
}
