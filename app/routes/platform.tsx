import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { contentAt } from '../content/content.server.ts';
import { PlatformFigure } from '../figures/platform-figure.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PlatformAdvantages } from '../sections/platform-advantages.tsx';
import { PlatformFeatures } from '../sections/platform-features.tsx';
import { PlatformIntegrations } from '../sections/platform-integrations.tsx';
import { PlatformWalkthrough } from '../sections/platform-walkthrough.tsx';
import { SpikedReceipts } from '../sections/spiked-receipts.tsx';
import { loadPage } from '../seo/load-page.server.ts';
import { platformData } from '../seo/structured-data/pages.ts';

export { meta } from '../seo/route-meta.ts';

/** Serves each `platforms/<slug>` route; the slug is the last part of the path. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const slug = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const content = contentAt(request);
  const page = content.platforms.get(slug);
  if (!page) throw new Error(`There is no platforms/${slug}.yaml in ${content.language.name}`);
  const loaded = loadPage(content, page, `/platforms/${slug}`, (context) =>
    platformData(context, page, content.pricing !== undefined),
  );
  return { ...loaded, language: content.language.tag };
};

export default function Platform() {
  const { page, language } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero content={page.hero} figure={<PlatformFigure {...page} language={language} />} />
      <SpikedReceipts id="challenges" content={page.challenges} />
      <PlatformFeatures content={page.features} />
      <PlatformIntegrations content={{ ...page.integrations, document: page.document }} />
      <PlatformWalkthrough content={page.walkthrough} />
      <PlatformAdvantages content={page.advantages} />
      <ClosingCall ending="receipt" content={page.closing} />
    </>
  );
}
