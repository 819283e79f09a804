import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import type { LanguageContent } from '../content/pages/site-content.ts';
import { Document } from './layout/document.tsx';
import { readSiteFrame } from './layout/site-frame.ts';
import * as error from './routes/error.tsx';
import * as messageOutcome from './routes/message-outcome.tsx';
import * as notFound from './routes/not-found.tsx';
import * as page from './routes/page.tsx';
import * as post from './routes/post.tsx';
import * as postList from './routes/post-list.tsx';
import * as textPage from './routes/text-page.tsx';
import type { Route, RouteKind } from './routes.ts';
import type { HeadTag } from './seo/head-tags.ts';

interface RouteModule {
  /** Takes what the page shows out of all content. */
  load(content: LanguageContent, path: string): { head: readonly HeadTag[] };
  /** Draws it. */
  // biome-ignore lint/suspicious/noExplicitAny: each draws what its own `load` gives
  default: ComponentType<any>;
}

const modules: Record<RouteKind, RouteModule> = {
  page,
  'text-page': textPage,
  'post-list': postList,
  post,
  'message-outcome': messageOutcome,
  'not-found': notFound,
  error,
};

export type PageData = ReturnType<typeof loadPage>;

/** Takes all that a page shows out of the content, as plain data. */
export function loadPage({ kind, path, content }: Route) {
  const { head, ...data } = modules[kind].load(content, path);
  return { kind, frame: readSiteFrame(content, path), head, data };
}

/**
 * Renders a page. It sees no content but its data, so that a page with the same data is the same.
 *
 * @throws what a view throws; the stack of an error ends in the components that were being drawn
 */
export async function renderPage({ kind, frame, head, data }: PageData): Promise<string> {
  const Page = modules[kind].default;
  const { prelude } = await prerender(
    <Document frame={frame} head={head}>
      <Page {...data} />
    </Document>,
    {
      onError(error, { componentStack }) {
        if (error instanceof Error) error.stack += componentStack ?? '';
      },
    },
  );
  return new Response(prelude).text();
}
