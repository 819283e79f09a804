import { Drawing } from '../../figures/drawing.tsx';

const pitch = 14;
const tabHeight = 9;

/** The upper edges of cards, one behind the other, with staggered tabs. */
export function IndexCards({ count }: { count: number }) {
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
