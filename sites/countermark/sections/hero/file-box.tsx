import type { ContentOf } from 'sitewright';
import { Drawing, drawingTint, type FigureProps } from 'sitewright/views';
import type { PaperName } from '../../figures/papers.ts';
import type { stories } from '../stories/stories.ts';

type ChartKind = NonNullable<ContentOf<typeof stories>['items'][number]['chart']>['kind'];

type StoryInBox = { paper: PaperName; chart?: { kind: ChartKind } | undefined };

interface FileBoxProps extends FigureProps {
  stories: readonly StoryInBox[];
  /** Whether they stand in a box, which is the section below. */
  stands: boolean;
}

/** A dossier for each story, tabs up, with its chart on top. */
export function FileBox({ label, stories, stands }: FileBoxProps) {
  const place = stands ? 'relative z-1 -mb-section h-[calc(100%+var(--spacing-section))]' : '';
  return (
    <div className={`flex flex-col justify-end print:hidden ${place}`}>
      <Drawing
        viewBox="0 0 560 330"
        label={label}
        className="always-light w-full fill-none stroke-[2.5] stroke-ink"
      >
        {arrange(stories).map(({ tint, place, tab, drawing, accent }) => (
          <g
            key={place}
            transform={place}
            className="motion-safe:starting:translate-y-40 motion-safe:hover:-translate-y-3 motion-safe:[transition:translate_.5s_ease-out]"
          >
            <path className="fill-shade stroke-none" d={`M8 400V38H${tab}l9-26h62l9 26H198V400z`} />
            <path className={tint} d={`M0 400V30H${tab}l9-26h62l9 26H190V400z`} />
            <path className="fill-tint-white" d="M14 46H176V330H14z" />
            <path className="stroke-[1.5]" d={drawing} />
            <path className="stroke-3 stroke-action" d={accent} />
            <path className={tint} d="M0 186H190V400H0z" />
          </g>
        ))}
      </Drawing>
    </div>
  );
}

const shop = 'v8h9v-8zm13 0';

/** What is seen of each kind of chart, and of a story without one, above the front of its dossier. */
const drawings: Record<ChartKind | 'none', { drawing: string; accent: string }> = {
  channels: {
    drawing:
      'M32 92h34v44H32zM38 104h22M38 114h22M134 58h28v22h-28zM134 103h28v22h-28zM134 148h28v22h-28z',
    accent: 'M66 114c40 0 28-45 68-45M66 114h68M66 114c40 0 28 45 68 45',
  },
  growth: {
    drawing: [94, 112, 130, 148, 166].map((y) => `M28 ${y}${shop.repeat(10)}`).join(''),
    accent: `M28 66${shop.repeat(5)}`,
  },
  reduction: {
    drawing: 'M30 84H160V168H30zM56 84v84M82 84v84M108 84v84M134 84v84M30 126H160',
    accent: 'M112 164l18-34M138 164l18-34',
  },
  none: { drawing: 'M28 60h134v112H28z', accent: 'M66 118l20 20 40-46' },
};

/** Where the tabs are, one beside the other. */
const tabs = [14, 55, 96];

/** The dossiers from the back to the front: those in the middle stand behind those beside them. */
function arrange(stories: readonly StoryInBox[]) {
  const steps = Math.max(1, stories.length - 1);
  return stories
    .map(({ chart, paper }, index) => {
      // From -1 at the left to 1 at the right.
      const side = stories.length > 1 ? (2 * index) / steps - 1 : 0;
      const [x, y, lean] = [185 + 141 * side, 16 + 46 * Math.abs(side), 8 * side].map(Math.round);
      return {
        tint: `fill-${drawingTint(paper)}`,
        place: `translate(${x} ${y})${lean ? `rotate(${lean} 95 330)` : ''}`,
        tab: tabs[index % tabs.length] ?? 14,
        ...drawings[chart?.kind ?? 'none'],
        side,
      };
    })
    .sort((a, b) => Math.abs(a.side) - Math.abs(b.side));
}
