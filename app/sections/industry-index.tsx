import { Section } from '../components/section.tsx';
import type { CaseStudies } from '../content/schemas/case-studies.ts';
import { IndexCards } from '../figures/index-cards.tsx';
import { type Tint, tintFill, tintGround } from '../figures/tints.ts';

interface IndustryIndexProps {
  content: CaseStudies['industries'];
}

const tints: readonly Tint[] = ['goldenrod', 'pink', 'sky', 'mint'];
const storesPerCard = 100;

/** The industries as a card index; the more stores, the more cards stand behind the first. */
export function IndustryIndex({ content }: IndustryIndexProps) {
  return (
    <Section id="industries" tone="ground" intro={content}>
      <dl className="mt-12 grid grid-cols-2 items-end gap-x-3 gap-y-10 lg:grid-cols-4 lg:gap-x-5">
        {content.items.map(({ name, stores }, index) => {
          const tint = tints[index % tints.length] ?? 'white';
          return (
            <div
              key={name}
              className={`shadow-[5px_5px_0_var(--color-shade)] print:fill-tint-white ${tintFill[tint]}`}
            >
              <dt className="font-heading text-title-3 tracking-tight">
                <IndexCards count={Number(stores.replace(/\D/g, '')) / storesPerCard} />
                <span
                  className={`block border-ink border-2 border-b-0 px-2.5 sm:px-4 pt-4 ${tintGround[tint]}`}
                >
                  <span className="block text-balance break-words max-sm:min-h-[2lh]">{name}</span>
                </span>
              </dt>
              <dd
                className={`border-ink border-2 border-t-0 px-2.5 sm:px-4 pt-4 pb-3 ${tintGround[tint]}`}
              >
                <span className="block font-heading text-title-2 tabular-nums">{stores}</span>{' '}
                <span className="font-mono text-small">{content.unit}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
