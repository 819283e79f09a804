import { Heading, Paragraph, Section, TextLink } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { directory } from './directory.ts';
import DirectoryFilter from './directory-filter.client.tsx';

/** The entries below the names of their places, in the order of the alphabet, of which visitors choose a place. */
export default function Directory({ frame, content, language }: SectionProps<typeof directory>) {
  const { choose, all, shown, items } = content;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byPlace = Map.groupBy(items, ({ place }) => place);
  const places = [...byPlace.keys()].sort(compare);
  return (
    <Section {...frame} intro={content}>
      {places.length > 1 && (
        <DirectoryFilter
          {...{ choose, all, shown, section: frame.id }}
          places={places.map((name) => ({ name, count: byPlace.get(name)?.length ?? 0 }))}
        />
      )}
      <div className="mt-10 grid gap-10">
        {places.map((place) => (
          <div key={place} data-place={place}>
            <Heading>{place}</Heading>
            <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
              {byPlace
                .get(place)
                ?.toSorted((a, b) => compare(a.name, b.name))
                .map(({ name, address, description, href }) => (
                  <li
                    key={`${name} ${address}`}
                    className="grid content-start gap-1 break-inside-avoid border-ink border-t-2 py-3"
                  >
                    <p className="font-semibold">
                      {href ? <TextLink href={href} label={name} /> : name}
                    </p>
                    {address && <p className="text-ink-muted">{address}</p>}
                    {description && <Paragraph content={description} />}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
