import { useLoaderData } from 'react-router';
import { TimeClock } from '../figures/time-clock.tsx';
import { BenefitsForm } from '../sections/benefits-form.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { NoticeBoard } from '../sections/notice-board.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PocketRail } from '../sections/pocket-rail.tsx';
import { TimeCardRack } from '../sections/time-card-rack.tsx';
import { careersData } from '../seo/structured-data/careers.ts';
import { pageLoader } from './page-loader.server.ts';

export { meta } from '../seo/route-meta.ts';

export const loader = pageLoader('careers', (context, page, { contact }) =>
  careersData(context, page, contact?.offices.items ?? []),
);

export default function Careers() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero
        content={page.hero}
        figure={<TimeClock {...page.hero.figure} jobs={page.positions.jobs.length} />}
      />
      <PocketRail id="reasons" content={page.reasons} />
      <NoticeBoard content={page.positions} />
      <TimeCardRack id="values" content={page.values} />
      <BenefitsForm content={page.benefits} />
      <ClosingCall ending="notice" content={page.closing} />
    </>
  );
}
