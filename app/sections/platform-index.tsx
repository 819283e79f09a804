import { Heading } from '../components/heading.tsx';
import { Section } from '../components/section.tsx';
import type { Home } from '../content/schemas/home.ts';
import type { PlatformLink } from '../content/schemas/navigation.ts';
import { DocumentMark, documentTint } from '../figures/documents.tsx';
import { tintGround } from '../figures/tints.ts';

interface PlatformIndexProps {
  content: Home['platforms'] & {
    links: readonly PlatformLink[];
    /** The platforms behind the last card, which get a plain list. */
    others: readonly PlatformLink[];
  };
}

/** Every platform as a card that links to its page; a site with very many lists the rest below. */
export function PlatformIndex({ content }: PlatformIndexProps) {
  return (
    <Section id="platforms" tone="paper" intro={content}>
      <ul className="mt-12 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {content.links.map((platform) => (
          <li key={platform.href} className="flex">
            <PlatformCard {...platform} link={content} />
          </li>
        ))}
      </ul>
      {content.others.length > 0 && (
        <ul className="mt-12 columns-[16rem] gap-6">
          {content.others.map(({ name, href }) => (
            <li key={href}>
              <a href={href} className="text-link">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface PlatformCardProps extends PlatformLink {
  link: { linkLabel: string; linkTopic: string };
}

function PlatformCard({ name, href, description, document, link }: PlatformCardProps) {
  return (
    <article className={`sheet flex flex-1 flex-col ${tintGround[documentTint(document)]}`}>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <span className="size-14">
          <DocumentMark kind={document} />
        </span>
        <Heading level={3} size="title-3">
          {name}
        </Heading>
        <p className="text-pretty">{description}</p>
      </div>
      <p className="border-ink border-t-2 border-dashed px-5 py-1">
        <a href={href} className="text-link">
          {link.linkLabel}
          <span className="sr-only"> {link.linkTopic.replace('{platform}', name)}</span>
        </a>
      </p>
    </article>
  );
}
