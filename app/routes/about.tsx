import type { LoaderFunctionArgs } from 'react-router';
import { contentAt } from '../content/content.server.ts';
import { getPage } from '../content/site-content.ts';
import { EndlessForm } from '../figures/endless-form.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { MilestoneRoll } from '../sections/milestone-roll.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PurposeForms } from '../sections/purpose-forms.tsx';
import { StaffBadges } from '../sections/staff-badges.tsx';
import { ValueBlotter } from '../sections/value-blotter.tsx';
import { loadPage } from '../seo/load-page.server.ts';
import type { PageProps } from './page-props.ts';

export { meta } from '../seo/route-meta.ts';

export const loader = ({ request }: LoaderFunctionArgs) => {
  const content = contentAt(request);
  return loadPage(content, getPage(content, 'about'), '/about');
};

export default function About({ loaderData: { page } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero content={page.hero} figure={<EndlessForm {...page.hero.figure} />} />
      <PurposeForms content={page.purpose} />
      <MilestoneRoll content={page.timeline} />
      <ValueBlotter id="values" content={page.values} />
      <StaffBadges content={page.leadership} />
      <ClosingCall ending="roll" content={page.closing} />
    </>
  );
}
