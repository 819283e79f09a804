import { content } from '../content/content.server.ts';
import { BenefitList } from '../sections/benefit-list.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { PlatformIndex } from '../sections/platform-index.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/home';

export const loader = () => ({
  home: content.home,
  platforms: { ...content.home.platforms, links: content.navigation.header.platforms.links },
  siteName: content.site.name,
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData.home.meta, loaderData.siteName);

export default function Home({ loaderData: { home, platforms } }: Route.ComponentProps) {
  return (
    <>
      <HomeHero content={home.hero} />
      <PlatformIndex content={platforms} />
      <BenefitList content={home.benefits} />
      <ClosingCall content={home.closing} />
    </>
  );
}
