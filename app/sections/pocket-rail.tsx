import { EntryWords } from '../components/entry-words.tsx';
import { Section } from '../components/section.tsx';
import type { PointList } from '../content/schemas/shared.ts';
import { Signature } from '../figures/signature.tsx';
import { type Tint, tintAt, tintGround } from '../figures/tints.ts';

const tints: readonly Tint[] = ['canary', 'sky', 'pink', 'mint'];

/** Points on pocket cards that hang from a rail; the last card is white and signed. */
export function PocketRail({ id, content }: { id: string; content: PointList }) {
  const last = content.items.length - 1;
  return (
    <Section id={id} tone="paper" intro={content} introBeside={last === 0}>
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
