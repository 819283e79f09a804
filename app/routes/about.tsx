import { useLoaderData } from 'react-router';
import { EndlessForm } from '../figures/endless-form.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { MilestoneRoll } from '../sections/milestone-roll.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PurposeForms } from '../sections/purpose-forms.tsx';
import { StaffBadges } from '../sections/staff-badges.tsx';
import { ValueBlotter } from '../sections/value-blotter.tsx';
import { pageLoader } from './page-loader.server.ts';

export { meta } from '../seo/route-meta.ts';

export const loader = pageLoader('about');

export default function About() {
  const { page } = useLoaderData<typeof loader>();
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
