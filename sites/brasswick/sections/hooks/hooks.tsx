import type { SectionProps } from 'sitewright';
import { Paragraph, Section, SectionTitle } from 'sitewright/views';
import type { hooks } from './hooks.ts';

const coats = ['mint', 'canary', 'pink', 'sky', 'white'];

/** The wall beside the door. From a free hook hangs its number. */
export default function Hooks({ frame, content }: SectionProps<typeof hooks>) {
  return (
    <Section {...frame} className="baize py-section">
      <div className="section-intro grid gap-4">
        <SectionTitle id={frame.id}>{content.title}</SectionTitle>
        {content.lead && <Paragraph className="text-lead" content={content.lead} />}
      </div>
      <ol className="hooks mt-12">
        {content.items.map(({ name, note, free }, index) => (
          <li key={name}>
            {free ? (
              <span className="token">{index + 1}</span>
            ) : (
              <>
                <span className="font-heading text-title-3">{index + 1}</span>
                <svg
                  aria-hidden="true"
                  viewBox="0 0 80 96"
                  width="80"
                  className={`fill-tint-${coats[index % coats.length]}`}
                >
                  <path d="M34 8q6 6 12 0l15 7 11 43-10 3-6-20v53H24V41l-6 20-10-3 11-43zM39 16v76h2V16z" />
                </svg>
              </>
            )}
            <p className="grid">
              <b>{name}</b> <span className="text-small text-balance">{note}</span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
