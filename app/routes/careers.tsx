import { content } from '../content/content.server.ts';
import { TimeClock } from '../figures/time-clock.tsx';
import { BenefitsForm } from '../sections/benefits-form.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { NoticeBoard } from '../sections/notice-board.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PointColumns } from '../sections/point-columns.tsx';
import { PointLedger } from '../sections/point-ledger.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { placeOf } from '../seo/place.server.ts';
import { careersData } from '../seo/structured-data/careers.ts';
import type { Route } from './+types/careers';

export const loader = () => ({
  page: content.careers,
  place: placeOf('/careers'),
  offices: content.contact.offices.items,
});

export const meta: Route.MetaFunction = ({ loaderData: { page, place, offices } }) =>
  pageMeta(place, page, careersData(place, page, offices));

export default function Careers({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHero content={page.hero} figure={<TimeClock {...page.hero.figure} />} />
      <PointLedger id="reasons" content={page.reasons} tone="paper" />
      <NoticeBoard content={page.positions} />
      <PointColumns id="values" content={page.values} />
      <BenefitsForm content={page.benefits} />
      <ClosingCall content={page.closing} />
    </>
  );
}
