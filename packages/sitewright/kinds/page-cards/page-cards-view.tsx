import { Anchor, DrawingMark, Heading, Section } from '../../components.ts';
import { fillTemplate, type GroupEntry, type SectionProps } from '../../definitions.ts';
import type { pageCards } from './page-cards.ts';

/** Every entry of the group with its drawing, its words and its link. */
export default function PageCards({
  frame,
  content,
  groupEntries,
}: SectionProps<typeof pageCards>) {
  return (
    <Section {...frame} intro={content}>
      <ul className="mt-10 grid gap-10 sm:grid-cols-2">
        {groupEntries.map((entry) => (
          <li key={entry.href} className="grid content-start gap-3 border-ink border-t-2 pt-4">
            <DrawingMark name={entry.drawing} />
            <PageCardWords {...entry} link={content} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface PageCardWordsProps extends GroupEntry {
  className?: string;
  link: { linkLabel: string; linkTopic: string };
}

/** What is said of an entry of the group, with the link to it. */
export function PageCardWords({
  name,
  href,
  description,
  link,
  className = 'grid gap-3',
}: PageCardWordsProps) {
  return (
    <article aria-label={name} className={className}>
      <Heading size="value">{name}</Heading>
      <p className="text-pretty max-sm:text-small max-sm:leading-[1.35] lg:text-lead">
        {description}
      </p>
      <p>
        <Anchor href={href} className="text-link">
          {link.linkLabel}
          <span className="sr-only"> {fillTemplate(link.linkTopic, { name })}</span>
        </Anchor>
      </p>
    </article>
  );
}
