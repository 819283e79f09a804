import type { SectionProps } from 'sitewright';
import type { pageCards } from 'sitewright/kinds';
import { Anchor, DrawingMark, fillTemplate, Heading, Section } from 'sitewright/views';

/** Every platform as a field of its own, from edge to edge, brass and baize in turn. */
export default function PageCards({
  frame,
  content,
  groupEntries,
}: SectionProps<typeof pageCards>) {
  return (
    <Section {...frame} isWide height="flush" intro={content}>
      <ul className="fields mt-12">
        {groupEntries.map(({ name, href, description, drawing }, index) => (
          <li key={href} className={index % 2 === 0 ? 'brass' : 'baize'}>
            <article aria-label={name} className="grid justify-items-center gap-3">
              <DrawingMark name={drawing} className="w-14" />
              <Heading size="title-1">{name}</Heading>
              <p className="max-w-72 text-balance text-lead">{description}</p>
              <p>
                <Anchor href={href} className="inline-link inline-flex min-h-11 items-center">
                  {content.linkLabel}
                  <span className="sr-only"> {fillTemplate(content.linkTopic, { name })}</span>
                </Anchor>
              </p>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
