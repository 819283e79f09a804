import { content } from '../content/content.server.ts';
import { FileBox } from '../figures/file-box.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { CoverChecklist } from '../sections/cover-checklist.tsx';
import { HeadlineMetrics } from '../sections/headline-metrics.tsx';
import { IndustryIndex } from '../sections/industry-index.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { SuccessStories } from '../sections/success-stories.tsx';
import { loadPage } from '../seo/load-page.server.ts';
import { caseStudiesData } from '../seo/structured-data/pages.ts';
import type { Route } from './+types/case-studies';

export { meta } from '../seo/route-meta.ts';

export const loader = () => loadPage(content['case-studies'], '/case-studies', caseStudiesData);

export default function CaseStudies({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHero content={page.hero} figure={<FileBox {...page.hero.figure} />} />
      <HeadlineMetrics content={page.metrics} />
      <IndustryIndex content={page.industries} />
      <SuccessStories content={page.stories} />
      <CoverChecklist content={{ ...page.reasons, folders: page.stories.items.length }} />
      <ClosingCall ending="label" content={page.closing} />
    </>
  );
}
