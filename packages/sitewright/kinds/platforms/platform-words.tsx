import { fillTemplate } from '../../content/fill-template.ts';
import type { PlatformLink } from '../../content/schemas/navigation.ts';
import { Anchor } from '../../page/components/anchor.tsx';
import { Heading } from '../../page/components/words.tsx';

interface PlatformWordsProps extends PlatformLink {
  className: string;
  link: { linkLabel: string; linkTopic: string };
}

/** What is said of a platform, with the link to its page. */
export function PlatformWords({ name, href, description, link, className }: PlatformWordsProps) {
  return (
    <article aria-label={name} className={className}>
      <Heading size="value">{name}</Heading>
      <p className="text-pretty max-sm:text-small max-sm:leading-[1.35] lg:text-lead">
        {description}
      </p>
      <p>
        <Anchor href={href} className="text-link">
          {link.linkLabel}
          <span className="sr-only"> {fillTemplate(link.linkTopic, { platform: name })}</span>
        </Anchor>
      </p>
    </article>
  );
}
