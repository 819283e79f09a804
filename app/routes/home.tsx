import { Unbroken } from '../components/unbroken.tsx';
import { content } from '../content/content.server.ts';
import { PaperTrail } from '../figures/paper-trail.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PlatformIndex } from '../sections/platform-index.tsx';
import { PointLedger } from '../sections/point-ledger.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { placeOf } from '../seo/place.server.ts';
import { homeData } from '../seo/structured-data/pages.ts';
import type { Route } from './+types/home';

export const loader = () => {
  const { links } = content.navigation.header.platforms;
  const others = content.platformLinks.slice(links.length);
  return {
    page: content.home,
    platforms: { ...content.home.platforms, links, others },
    place: placeOf('/'),
  };
};

export const meta: Route.MetaFunction = ({ loaderData: { page, place } }) =>
  pageMeta(place, page, homeData(place));

export default function Home({ loaderData: { page, platforms } }: Route.ComponentProps) {
  const { label, hub } = page.hero.figure;
  const words = {
    publish: <Unbroken text={hub.publish} />,
    signOn: <Unbroken text={hub.signOn} />,
  };
  return (
    <>
      <PageHero content={page.hero} figure={<PaperTrail label={label} hub={words} />} />
      <PlatformIndex content={platforms} />
      <PointLedger id="why" content={page.benefits} />
      <ClosingCall content={page.closing} />
    </>
  );
}
