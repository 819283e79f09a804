import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { contentAt } from '../content/content.server.ts';
import { LongText } from '../sections/long-text/long-text.tsx';
import { loadPage } from '../seo/load-page.server.ts';
import { textPageData } from '../seo/structured-data/pages.ts';

export { meta } from '../seo/route-meta.ts';

export const loader = ({ request }: LoaderFunctionArgs) => {
  const content = contentAt(request);
  const { texts, reading, language } = content;
  const path = new URL(request.url).pathname.slice(language.base.length);
  const page = texts.get(path);
  if (!page || !reading) throw new Error(`There is no pages${path}.md in ${language.name}`);
  return { ...loadPage(content, page, path, textPageData), words: reading, language: language.tag };
};

export default function TextPage() {
  const { page, words, language } = useLoaderData<typeof loader>();
  return <LongText content={page} words={words} language={language} />;
}
