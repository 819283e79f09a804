import { content } from '../content/content.server.ts';
import { ClosingCall } from '../sections/closing-call.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PointColumns } from '../sections/point-columns.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/about';

export const loader = () => ({ page: content.about, siteName: content.site.name });

export const meta: Route.MetaFunction = ({ loaderData: { page, siteName } }) =>
  pageMeta(page.meta, siteName);

export default function About({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHero content={page.hero} figure={null} />
      <PointColumns id="values" content={page.values} />
      <ClosingCall content={page.closing} />
    </>
  );
}
