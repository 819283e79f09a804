import { content } from '../content/content.server.ts';
import { ClosingCall } from '../sections/closing-call.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PointLedger } from '../sections/point-ledger.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/platform';

/** Serves each `platforms/<slug>` route; the slug is the last part of the path. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const slug = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const page = content.platforms.get(slug);
  if (!page) throw new Error(`There is no content/platforms/${slug}.yaml`);
  return { page, siteName: content.site.name };
};

export const meta: Route.MetaFunction = ({ loaderData: { page, siteName } }) =>
  pageMeta(page.meta, siteName);

export default function Platform({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHero content={page.hero} figure={null} />
      <PointLedger id="challenges" content={page.challenges} />
      <ClosingCall content={page.closing} />
    </>
  );
}
