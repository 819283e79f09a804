import type { SectionProps } from '../define-section.ts';
import { CarbonSet } from './carbon-set.tsx';
import { Checklist } from './checklist.tsx';
import { Envelope } from './envelope.tsx';
import { Plain } from './plain.tsx';
import { PocketCards } from './pocket-cards.tsx';
import type { points } from './points.ts';
import { Spike } from './spike.tsx';
import { Stamps } from './stamps.tsx';
import { TimeCards } from './time-cards.tsx';
import { Totals } from './totals.tsx';

const looks = {
  'carbon-set': CarbonSet,
  stamps: Stamps,
  envelope: Envelope,
  checklist: Checklist,
  'pocket-cards': PocketCards,
  'time-cards': TimeCards,
  spike: Spike,
  totals: Totals,
  plain: Plain,
};

/** Points, on the papers that the content chooses. */
export default function Points(props: SectionProps<typeof points>) {
  const Look = looks[props.content.look];
  return <Look {...props} />;
}
