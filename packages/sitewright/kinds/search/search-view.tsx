import { Anchor, Heading, Section } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import { type search, wordsFile } from './search.ts';
import SearchField from './search-field.client.tsx';

/** A field in which visitors look for pages, and below it all of them, in the order of menus and days. */
export default function Search(props: SectionProps<typeof search>) {
  const { frame, content, pageAddress, listedPages } = props;
  const { label, submit, found, none, all } = content;
  return (
    <Section {...frame} intro={content}>
      <SearchField
        {...{ label, submit, found, none, section: frame.id, action: pageAddress }}
        src={wordsFile(pageAddress, frame.id)}
      />
      <div data-all-pages="" className="mt-10">
        <Heading>{all}</Heading>
        <ul className="mt-4 grid gap-x-8 md:grid-cols-2">
          {listedPages
            .filter(({ href }) => href !== pageAddress)
            .map(({ title, description, href }) => (
              <li
                key={href}
                className="grid content-start gap-1 break-inside-avoid border-ink border-t-2 py-3"
              >
                <Anchor href={href} className="font-semibold text-link">
                  {title}
                </Anchor>
                <p className="text-ink-muted text-pretty">{description}</p>
              </li>
            ))}
        </ul>
      </div>
    </Section>
  );
}
