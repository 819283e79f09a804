import { Channels } from './chart-channels.tsx';
import { Growth } from './chart-growth.tsx';
import { Reduction } from './chart-reduction.tsx';
import type { Chart } from './stories.ts';

/** The chart of a story, drawn to scale, with its caption. */
export function StoryChart(chart: Chart) {
  return (
    <figure className="grid gap-4">
      {chart.kind === 'growth' && <Growth {...chart} />}
      {chart.kind === 'channels' && <Channels {...chart} />}
      {chart.kind === 'reduction' && <Reduction {...chart} />}
      {chart.kind === 'reduction' ? (
        <figcaption className="text-end font-heading text-value">{chart.unit}</figcaption>
      ) : (
        <figcaption className="text-balance text-small">{chart.caption}</figcaption>
      )}
    </figure>
  );
}
