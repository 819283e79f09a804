import { Drawing, DrawingFigure } from 'sitewright/views';
import type { ChartOf } from './stories.ts';

/** An order book, and a thread from it to the tag of each channel. */
export function Channels({ source, channels, label }: ChartOf<'channels'>) {
  return (
    <div className="@container">
      <div className="grid @min-[13rem]:grid-cols-[3.75rem_1.5rem_1fr] sm:grid-cols-[3fr_2fr_5fr]">
        <div className="w-full max-w-60 self-center text-center">
          <DrawingFigure name="purchase-order" />
          <p className="text-small">{source}</p>
        </div>
        <div className="relative">
          <Drawing
            viewBox="0 0 100 120"
            preserveAspectRatio="none"
            label={label}
            className="absolute inset-y-0 -start-3 z-1 h-full w-[calc(100%+2rem)] fill-none stroke-4 stroke-action [stroke-linecap:round] @max-[13rem]:w-0 [[dir=rtl]_&]:-scale-x-100"
          >
            <path vectorEffect="non-scaling-stroke" d={threads(channels.length)} />
          </Drawing>
        </div>
        <ul className="grid auto-rows-fr">
          {channels.map(({ icon, name }) => (
            <li key={name} className="flex items-center py-1 sm:py-2">
              <div className="sheet always-light relative flex flex-1 sm:min-h-20 items-center gap-4 rounded-s-[2rem] bg-paper py-2 ps-10 leading-tight sm:py-3 sm:ps-11 pe-[min(1.25rem,4vw)] before:absolute before:start-3 before:size-4 before:rounded-full before:border-2 before:border-ink">
                <Drawing
                  viewBox="0 0 24 24"
                  className="size-10 shrink-0 fill-none stroke-[1.5] stroke-ink max-sm:hidden"
                >
                  <path d={icons[icon]} />
                </Drawing>
                <span className="font-semibold">{name}</span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A shop of 24 by 24: awning, front and open door. The path ends where the next shop begins. */
export const shop = 'l3-6h14l3 6zm2 0v11h16v-11m-10 11v-7h4v7m12-11';

/** Curves from the middle of the left side to the middle of each row on the right. */
function threads(rows: number): string {
  return Array.from({ length: rows }, (_, row) => {
    const y = Math.round(((2 * row + 1) * 60) / rows);
    return `M0 60C50 60 50 ${y} 100 ${y}`;
  }).join('');
}

const icons: Record<ChartOf<'channels'>['channels'][number]['icon'], string> = {
  network: `M12 12L5 5m7 7l7-7m-7 7l-7 7m7-7l7 7${['12 12', '5 5', '19 5', '5 19', '19 19'].map((at) => `M${at}m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z`).join('')}`,
  app: 'M6 2h12v20H6zM10.5 19h3M13 5l-3 5h4l-3 5',
  store: `M2 9${shop}`,
};
