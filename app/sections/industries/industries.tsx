import { Section } from '../../components/section.tsx';
import { StatValue } from '../../components/stat-value.tsx';
import { Drawing } from '../../figures/drawing.tsx';
import { type Tint, tintAt, tintVariable } from '../../figures/tints.ts';
import type { SectionProps } from '../define-section.ts';
import type { industries } from './industries.ts';

const tints: readonly Tint[] = ['goldenrod', 'pink', 'sky', 'mint', 'canary'];
const storesPerCard = 100;
const mostCards = 12;
/** So many industries would leave one or two alone in their last row of four. */
const rowsOfThree = [3, 5, 6, 9];

/** The industries as a card index; the more stores, the more cards stand behind the first. */
export default function IndustryIndex({ frame, content }: SectionProps<typeof industries>) {
  const count = content.items.length;
  const columns = rowsOfThree.includes(count) ? 'lg:grid-cols-3' : 'lg:grid-cols-4';
  // The last of an odd number has a row of its own, where two fit beside each other.
  const lastSpan = count % 2 === 1 ? ' max-lg:last:col-span-full' : '';
  const stores = content.items.map((item) => countStores(item.stores));
  const perCard = Math.max(storesPerCard, Math.max(...stores) / mostCards);
  return (
    <Section {...frame} intro={content} introBeside={count === 1}>
      <dl
        className={`mt-12 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,34%)),1fr))] items-end print:grid-cols-4 gap-x-3 gap-y-10 ${columns} lg:gap-x-5`}
      >
        {content.items.map(({ name, stores: said }, index) => (
          <div
            key={name}
            className={`card-stock shadow-[5px_5px_0_var(--color-shade)] ${tintVariable(tintAt(tints, index))}${lastSpan}`}
          >
            <dt className="font-heading text-title-3 tracking-slight">
              <IndexCards count={Math.max(1, Math.round((stores[index] ?? 0) / perCard))} />
              <span className="card-front border-2 block border-b-0 px-2.5 pt-4 sm:px-4">
                <span className="block text-balance break-words max-sm:min-h-[2lh]">{name}</span>
              </span>
            </dt>
            <dd className="card-front border-2 border-t-0 px-2.5 pt-4 pb-3 sm:px-4">
              <span className="block font-heading text-figure even-digits">
                <StatValue value={said} />
              </span>{' '}
              <span className="font-mono text-small">{content.unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** How many a figure such as `1,200+`, `50K` or `1.2M` says. */
function countStores(said: string): number {
  const [, amount, scale] = /([\d.,]+)\s?([KM])\b/i.exec(said) ?? [];
  if (scale)
    return Number(amount?.replace(',', '.')) * (scale.toUpperCase() === 'K' ? 1_000 : 1_000_000);
  return Number(said.replace(/\D/g, ''));
}

const pitch = 14;
const tabHeight = 9;

/** The upper edges of cards, one behind the other, with staggered tabs. */
function IndexCards({ count }: { count: number }) {
  const edges = Array.from({ length: count }, (_, index) => {
    const tab = 10 + ((count - index) % 4) * 56;
    return `H${tab}l4-${tabHeight}h44l4 ${tabHeight}H240v${pitch}H0z`;
  });
  return (
    <Drawing
      viewBox={`0 0 240 ${tabHeight + count * pitch}`}
      preserveAspectRatio="none"
      height={tabHeight + count * pitch}
      className="mx-px -mb-px w-[calc(100%-2px)] card-lines overflow-visible stroke-2"
    >
      <path vectorEffect="non-scaling-stroke" d={`M0 ${tabHeight}${edges.join(`m0 ${pitch}`)}`} />
    </Drawing>
  );
}
