import type { SectionProps } from 'sitewright';
import type { estimate } from 'sitewright/kinds';
import { EstimateWith } from 'sitewright/views';
import AdditionFields from './addition-fields.client.tsx';

/** What so many tills come to, as one line of an addition. */
export default function Estimate(props: SectionProps<typeof estimate>) {
  return <EstimateWith Fields={AdditionFields} {...props} />;
}
