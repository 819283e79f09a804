import type { SectionProps } from 'sitewright';
import type { hours } from 'sitewright/kinds';
import { HoursOn } from 'sitewright/views';

const sign =
  'bg-board p-[clamp(1.25rem,4vw,2.5rem)] text-on-board [print-color-adjust:exact] forced-colors:border-2';

/** The opening hours on the sign of a shop's door. */
export default function OpeningHours(props: SectionProps<typeof hours>) {
  return <HoursOn {...props} ground={sign} />;
}
