import { content } from '../content/content.server.ts';
import { ClosingCall } from '../sections/closing-call.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/pricing';

export const loader = () => ({ page: content.pricing, siteName: content.site.name });

export const meta: Route.MetaFunction = ({ loaderData: { page, siteName } }) =>
  pageMeta(page.meta, siteName);

export default function Pricing({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHero content={page.hero} figure={null} />
      <ClosingCall content={page.closing} />
    </>
  );
}
