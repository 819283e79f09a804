import { hasOwnHeader } from 'virtual:site';
import SiteFooter from 'virtual:site/footer';
import SiteHeader from 'virtual:site/header';
import type { ReactNode } from 'react';
import { ownId } from '../../content/pages/page-ids.ts';
import { LanguagesContext } from '../components/anchor.tsx';
import { InlineScript } from '../components/inline-script.tsx';
import { MarkContext } from '../figures/marks.tsx';
import beforeLayout from '../inline-scripts/before-layout.ts?inline-script';
import layOutRest from '../inline-scripts/lay-out-rest.ts?inline-script';
import menu from '../inline-scripts/menu.ts?inline-script';
import showFaults from '../inline-scripts/show-faults.ts?inline-script';
import type { HeadTag } from '../seo/head-tags.ts';
import { Announcement } from './announcement.tsx';
import { headerFormOf } from './header-form.ts';
import { Consent, ServiceScript } from './services.tsx';
import { type SiteFrame, SiteFrameContext } from './site-frame.ts';

const mainId = ownId('content');

interface DocumentProps {
  frame: SiteFrame;
  head: readonly HeadTag[];
  children: ReactNode;
}

/** The HTML document around a page. */
export function Document({ frame, head, children }: DocumentProps) {
  const { brand, language, translations, navigation, hasMenus, announcement, site, services } =
    frame;
  const asking = services.filter(({ consent }) => consent);
  return (
    <html
      lang={language.tag}
      dir={language.dir === 'rtl' ? 'rtl' : undefined}
      data-face={brand.hasTextFace ? '' : undefined}
      className={
        hasMenus && !hasOwnHeader && headerFormOf(frame).lines > 1
          ? 'min-[80rem]:[--spacing-header:6.5rem]'
          : undefined
      }
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* The build writes the manifest (build/site-files/); the development server has none. */}
        {import.meta.env.PROD && (
          <link rel="manifest" href={`${language.base}/manifest.webmanifest`} />
        )}
        <Head tags={head} />
        <InlineScript source={beforeLayout} />
        {/* The build writes the style sheet into the page itself (build/render/finish-page.ts). */}
        {import.meta.env.DEV && (
          <>
            <link rel="stylesheet" href="/page/styles/global.css" />
            {/* What shows mistakes has a style of its own. */}
            <meta property="csp-nonce" nonce="development" />
            <InlineScript source={showFaults} />
          </>
        )}
        {services
          .filter(({ consent }) => !consent)
          .map((service) => (
            <ServiceScript key={service.script} {...service} />
          ))}
      </head>
      <body>
        <LanguagesContext value={{ current: language.tag, all: translations }}>
          <MarkContext value={brand}>
            <SiteFrameContext value={frame}>
              <a
                href={`#${mainId}`}
                className="fixed start-gutter top-[calc(var(--spacing-header)+0.5rem)] z-20 flex min-h-12 [translate:0_-15rem] items-center rounded-control bg-action px-5 font-semibold text-on-action focus:[translate:0]"
              >
                {navigation.skipLink}
              </a>
              <SiteHeader />
              {announcement && <Announcement content={announcement} />}
              <main id={mainId} tabIndex={-1}>
                {children}
              </main>
              {site.consent && asking.length > 0 && (
                <Consent services={asking} words={site.consent} />
              )}
              <SiteFooter />
            </SiteFrameContext>
          </MarkContext>
        </LanguagesContext>
        <InlineScript
          type="module"
          source={hasMenus && !hasOwnHeader ? layOutRest + menu : layOutRest}
        />
        {import.meta.env.DEV && <EditTab path={frame.path} />}
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      </body>
    </html>
  );
}

/** Development only: leads to the page's editor. Its edge is seen on a ground that is as dark as it is. */
function EditTab({ path }: { path: string }) {
  return (
    <a
      data-edit
      href={`/admin/edit${path}`}
      className="fixed start-gutter bottom-7 z-20 flex min-h-12 items-center rounded-control border-2 bg-action px-5 font-semibold text-on-action print:hidden"
    >
      Edit
    </a>
  );
}

/** The tags of a page's head, in their order. */
function Head({ tags }: { tags: readonly HeadTag[] }) {
  return tags.map((tag) => {
    const key = JSON.stringify(tag);
    if ('title' in tag) return <title key={key}>{tag.title}</title>;
    if ('meta' in tag) return <meta key={key} {...tag.meta} />;
    if ('link' in tag) return <link key={key} {...tag.link} />;
    return (
      <script
        key={key}
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, whose signs for markup are escaped
        dangerouslySetInnerHTML={{ __html: escapeJson(JSON.stringify(tag.structuredData)) }}
      />
    );
  });
}

/** Writes the characters that could end a script, or mean markup in it, as JSON's own escapes. */
const escapeJson = (json: string) =>
  json.replaceAll(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
