import { content } from '../content/content.server.ts';
import { ClosingCall } from '../sections/closing-call.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PointLedger } from '../sections/point-ledger.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/careers';

export const loader = () => ({ page: content.careers, siteName: content.site.name });

export const meta: Route.MetaFunction = ({ loaderData: { page, siteName } }) =>
  pageMeta(page.meta, siteName);

export default function Careers({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHero content={page.hero} figure={null} />
      <PointLedger id="reasons" content={page.reasons} />
      <ClosingCall content={page.closing} />
    </>
  );
}
