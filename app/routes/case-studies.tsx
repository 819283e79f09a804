import { useLoaderData } from 'react-router';
import { FileBox } from '../figures/file-box.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { CoverChecklist } from '../sections/cover-checklist.tsx';
import { HeadlineMetrics } from '../sections/headline-metrics.tsx';
import { IndustryIndex } from '../sections/industry-index.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { folderOfStory } from '../sections/success-stories/folders.ts';
import { SuccessStories } from '../sections/success-stories.tsx';
import { caseStudiesData } from '../seo/structured-data/pages.ts';
import { pageLoader } from './page-loader.server.ts';

export { meta } from '../seo/route-meta.ts';

export const loader = pageLoader('case-studies', caseStudiesData);

export default function CaseStudies() {
  const { page } = useLoaderData<typeof loader>();
  const stories = page.stories.items.map(({ chart }, index) => ({
    chart,
    tint: folderOfStory(index).tint,
  }));
  return (
    <>
      <PageHero content={page.hero} figure={<FileBox {...page.hero.figure} stories={stories} />} />
      <HeadlineMetrics content={page.metrics} />
      <IndustryIndex content={page.industries} />
      <SuccessStories content={page.stories} />
      <CoverChecklist content={{ ...page.reasons, folders: page.stories.items.length }} />
      <ClosingCall ending="label" content={page.closing} />
    </>
  );
}
