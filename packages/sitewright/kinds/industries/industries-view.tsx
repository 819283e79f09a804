import { Section } from '../../page/components/section.tsx';
import { StatValue } from '../../page/components/stats.tsx';
import { Drawing } from '../../page/figures/drawing.tsx';
import type { SectionProps } from '../define-section.ts';
import type { industries } from './industries.ts';

/** The industries, each with a bar as long as it has stores, which comes from the window's edge. */
export default function Industries({ frame, content }: SectionProps<typeof industries>) {
  const stores = content.items.map((item) => countStores(item.stores));
  const most = Math.max(...stores);
  return (
    <Section {...frame} intro={content} height="tall">
      <dl className="one-sheet mt-8 grid gap-4 sm:gap-6 print:gap-2">
        {content.items.map(({ name, stores: said }, index) => (
          <div key={name} className="flex break-inside-avoid flex-wrap items-baseline gap-x-3">
            <dt className="grow font-heading text-title-3 tracking-slight">{name}</dt>
            <dd className="contents">
              <span className="font-heading text-value even-digits">
                <StatValue value={said} />
              </span>{' '}
              <span className="text-small">{content.unit}</span>
              <Drawing
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                className="mt-1 h-4 w-full overflow-visible fill-action [[dir=rtl]_&]:-scale-x-100"
                filled
              >
                <path d={`M-99 0H${Math.round(((stores[index] ?? 0) / most) * 100)}v4H-99z`} />
              </Drawing>
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
