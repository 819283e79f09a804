import type { Chart } from '../content/schemas/case-studies.ts';
import { Channels } from './story-chart/channels.tsx';
import { Growth } from './story-chart/growth.tsx';
import { Reduction } from './story-chart/reduction.tsx';

/** The chart of a story, drawn to scale, with its caption. */
export function StoryChart(chart: Chart) {
  return (
    <figure className="grid gap-4">
      <ChartDrawing {...chart} />
      <figcaption className="text-balance font-mono text-small">{chart.caption}</figcaption>
    </figure>
  );
}

function ChartDrawing(chart: Chart) {
  switch (chart.kind) {
    case 'growth':
      return <Growth {...chart} />;
    case 'channels':
      return <Channels {...chart} />;
    case 'reduction':
      return <Reduction {...chart} />;
  }
}
