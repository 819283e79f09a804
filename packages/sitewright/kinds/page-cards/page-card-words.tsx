import type { GroupEntry } from '../../content/schemas/navigation.ts';
import { fillTemplate } from '../../content/values/fill-template.ts';
import { Anchor } from '../../page/components/anchor.tsx';
import { Heading } from '../../page/components/words.tsx';

interface PageCardWordsProps extends GroupEntry {
  className: string;
  link: { linkLabel: string; linkTopic: string };
}

/** What is said of an entry of the group, with the link to it. */
export function PageCardWords({ name, href, description, link, className }: PageCardWordsProps) {
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
