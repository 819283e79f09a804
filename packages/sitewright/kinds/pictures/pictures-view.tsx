import { Picture, RichText, Section } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { pictures } from './pictures.ts';

/** Pictures side by side: one has the whole width, more share it. */
export default function Pictures({ frame, content }: SectionProps<typeof pictures>) {
  const { items, caption, ...intro } = content;
  return (
    <Section {...frame} intro={intro}>
      <figure className="mt-10 grid gap-4">
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] items-start gap-[clamp(1.25rem,3vw,2.5rem)]">
          {items.map(({ picture, caption: own }) => (
            <li key={picture.src}>
              <figure className="grid gap-3">
                <div className="photo-print always-light">
                  <Picture picture={picture} />
                </div>
                {own && <Caption words={own} />}
              </figure>
            </li>
          ))}
        </ul>
        {caption && <Caption words={caption} />}
      </figure>
    </Section>
  );
}

function Caption({ words }: { words: Parameters<typeof RichText>[0]['content'] }) {
  return (
    <figcaption className="max-w-measure text-ink-muted text-small text-pretty">
      <RichText content={words} />
    </figcaption>
  );
}
