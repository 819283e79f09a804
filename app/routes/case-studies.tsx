import { content } from '../content/content.server.ts';
import { ClosingCall } from '../sections/closing-call.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PointColumns } from '../sections/point-columns.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/case-studies';

export const loader = () => ({ page: content['case-studies'], siteName: content.site.name });

export const meta: Route.MetaFunction = ({ loaderData: { page, siteName } }) =>
  pageMeta(page.meta, siteName);

export default function CaseStudies({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHero content={page.hero} figure={null} />
      <PointColumns id="reasons" content={page.reasons} />
      <ClosingCall content={page.closing} />
    </>
  );
}
