import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NonBreakingWords } from '../components/non-breaking-words.tsx';
import { contentAt } from '../content/content.server.ts';
import { PaperTrail } from '../figures/paper-trail.tsx';
import { CarbonSet } from '../sections/carbon-set.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PlatformTrail } from '../sections/platform-trail.tsx';
import { loadPage } from '../seo/load-page.server.ts';
import { homeData } from '../seo/structured-data/pages.ts';

export { meta } from '../seo/route-meta.ts';

export const loader = ({ request }: LoaderFunctionArgs) => {
  const content = contentAt(request);
  const { links } = content.navigation.header.platforms;
  const others = content.platformLinks.slice(links.length);
  return {
    ...loadPage(content, content.home, '/', homeData),
    platforms: { ...content.home.platforms, links, others },
    documents: content.platformLinks.map(({ document }) => document),
  };
};

export default function Home() {
  const { page, platforms, documents } = useLoaderData<typeof loader>();
  const { label, hub } = page.hero.figure;
  const words = {
    publish: <NonBreakingWords text={hub.publish} />,
    signOn: <NonBreakingWords text={hub.signOn} />,
  };
  return (
    <>
      <PageHero
        sealed
        content={page.hero}
        figure={<PaperTrail label={label} hub={words} documents={documents} />}
      />
      <PlatformTrail content={platforms} />
      <CarbonSet id="why" content={page.benefits} />
      <ClosingCall ending="cheque" content={page.closing} />
    </>
  );
}
