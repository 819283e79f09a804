import { Heading, Paragraph, Section } from '../../components.ts';
import { formatBytes, printSeries, type SectionProps } from '../../definitions.ts';
import type { downloads } from './downloads.ts';

/** The files in rows, below the name of their group, each with its kind and size. */
export default function Downloads({ frame, content, language }: SectionProps<typeof downloads>) {
  return (
    <Section {...frame} intro={content} beside>
      <div className="grid gap-10">
        {content.groups.map(({ title, items }) => (
          <div key={title ?? items[0]?.title}>
            {title && <Heading>{title}</Heading>}
            <ul className="mt-4">
              {items.map(({ file, title, description }) => (
                <li
                  key={title}
                  className="flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-6 border-ink border-t-2 py-3"
                >
                  <a href={file.address} className="text-link min-w-0">
                    {title}
                  </a>{' '}
                  <span className="even-digits text-ink-muted text-small">
                    <span className="uppercase">{file.address.replace(/^.*\./, '')}</span>
                    {printSeries(['', formatBytes(file.bytes, language)], language)}
                  </span>
                  {description && (
                    <Paragraph className="w-full text-pretty" content={description} />
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
