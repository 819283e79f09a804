import { content } from '../content/content.server.ts';
import { EndlessForm } from '../figures/endless-form.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { MilestoneRoll } from '../sections/milestone-roll.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PointLedger } from '../sections/point-ledger.tsx';
import { PurposeForms } from '../sections/purpose-forms.tsx';
import { StaffBadges } from '../sections/staff-badges.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { placeOf } from '../seo/place.server.ts';
import type { Route } from './+types/about';

export const loader = () => ({ page: content.about, place: placeOf('/about') });

export const meta: Route.MetaFunction = ({ loaderData: { page, place } }) => pageMeta(place, page);

export default function About({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHero content={page.hero} figure={<EndlessForm {...page.hero.figure} />} />
      <PurposeForms content={page.purpose} />
      <MilestoneRoll content={page.timeline} />
      <PointLedger id="values" content={page.values} tone="paper" edge="perforation" />
      <StaffBadges content={page.leadership} />
      <ClosingCall content={page.closing} />
    </>
  );
}
