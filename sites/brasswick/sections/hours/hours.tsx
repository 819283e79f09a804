import type { SectionProps } from 'sitewright';
import type { hours } from 'sitewright/kinds';
import { HoursOn } from 'sitewright/views';

/** The plate on the door. */
export default function OpeningHours(props: SectionProps<typeof hours>) {
  return <HoursOn {...props} ground="baize p-[min(2rem,6vw)] print:p-0" />;
}
