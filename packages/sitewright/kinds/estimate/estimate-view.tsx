import type { SectionProps } from '../../definitions.ts';
import type { estimate } from './estimate.ts';
import EstimateFields from './estimate-fields.client.tsx';
import { EstimateWith } from './estimate-with.tsx';

/** What shops of any size pay. */
export default function Estimate(props: SectionProps<typeof estimate>) {
  return <EstimateWith Fields={EstimateFields} {...props} />;
}
