import type { LoaderFunctionArgs } from 'react-router';
import { contentAt } from '../content/content.server.ts';
import { getPage } from '../content/site-content.ts';
import { TimeClock } from '../figures/time-clock.tsx';
import { BenefitsForm } from '../sections/benefits-form.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { NoticeBoard } from '../sections/notice-board.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PocketRail } from '../sections/pocket-rail.tsx';
import { TimeCardRack } from '../sections/time-card-rack.tsx';
import { loadPage } from '../seo/load-page.server.ts';
import { careersData } from '../seo/structured-data/careers.ts';
import type { PageProps } from './page-props.ts';

export { meta } from '../seo/route-meta.ts';

export const loader = ({ request }: LoaderFunctionArgs) => {
  const content = contentAt(request);
  return loadPage(content, getPage(content, 'careers'), '/careers', (context, page) =>
    careersData(context, page, content.contact?.offices.items ?? []),
  );
};

export default function Careers({ loaderData: { page } }: PageProps<typeof loader>) {
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
