import { EntryWords } from '../../components/entry-words.tsx';
import { Section } from '../../components/section.tsx';
import { Signature } from '../../figures/signature.tsx';
import { type Tint, tintAt, tintGround } from '../../figures/tints.ts';
import type { SectionProps } from '../define-section.ts';
import type { points } from './points.ts';

const tints: readonly Tint[] = ['canary', 'sky', 'pink', 'mint'];

/** Points on pocket cards that hang from a rail; the last card is white and signed. */
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
              {index === last && (
                <div className="mt-auto justify-self-start border-rule border-b-2 text-action">
                  <Signature />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
