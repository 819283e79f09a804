import type { LanguageContent } from '../../content/pages/site-content.ts';
import { LongText } from '../long-text/long-text.tsx';
import { loadPage } from '../seo/load-page.ts';
import { pageData } from '../seo/structured-data/pages.ts';

export function load(content: LanguageContent, address: string) {
  const { texts, reading, language } = content;
  const path = address.slice(language.base.length);
  const page = texts.get(path);
  if (!page || !reading) throw new Error(`There is no pages${path}.md in ${language.name}`);
  return { ...loadPage(content, page, path, pageData), words: reading, language: language.tag };
}

export default function TextPage({ page, words, language }: ReturnType<typeof load>) {
  return <LongText content={page} words={words} language={language} />;
}
