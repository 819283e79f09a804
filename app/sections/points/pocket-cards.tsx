import { EntryWords } from '../../components/entry-words.tsx';
import { Section } from '../../components/section.tsx';
import { type Tint, tintAt, tintGround } from '../../figures/tints.ts';
import type { SectionProps } from '../define-section.ts';
import type { points } from './points.ts';

const tints: readonly Tint[] = ['canary', 'sky', 'pink', 'mint'];

/** Points on pocket cards that hang from a rail; the last card is white. */
export function PocketCards({ frame, content }: SectionProps<typeof points>) {
  const last = content.items.length - 1;
  return (
    <Section {...frame} intro={content} introBeside={last === 0}>
      <ul className="in-fours pocket-rail">
        {content.items.map(({ title, description }, index) => (
          <li key={title}>
            <div
              className={`pocket-card ${tintGround(index === last ? 'white' : tintAt(tints, index))}`}
            >
              <EntryWords size="value" title={title} description={description} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
