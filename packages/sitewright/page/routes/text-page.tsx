import { pagePathAt } from '../../content/languages/language.ts';
import { ownId } from '../../content/pages/page-ids.ts';
import type { LanguageContent } from '../../content/pages/site-content.ts';
import { fillTemplate } from '../../content/values/fill-template.ts';
import { printDay } from '../../print/print-time.ts';
import { Container } from '../components/section.tsx';
import { Heading } from '../components/words.tsx';
import { TextBody, TextContents } from '../long-text/long-text.tsx';
import { loadPage } from '../seo/load-page.ts';
import { pageData } from '../seo/structured-data/pages.ts';

const titleId = ownId('title');

export function load(content: LanguageContent, address: string) {
  const { texts, reading, language } = content;
  const path = pagePathAt(language, address) ?? '';
  const page = texts.get(path);
  if (!page || !reading) throw new Error(`There is no text at ${address} in ${language.name}`);
  return { ...loadPage(content, page, path, pageData), words: reading, language: language.tag };
}

/** A page to read: its heading, the day of its last change, its text and a list of its headings. */
export default function LongText({ page, words, language }: ReturnType<typeof load>) {
  const { hero, updated, contents, text } = page;
  const day = updated ? printDay(updated, language) : '';
  const [before, after] = fillTemplate(words.updated, { date: day }).split(day);
  return (
    <section aria-labelledby={titleId} className="tone-ground pt-opening pb-section">
      <Container>
        <Heading level={1} size="title-1" id={titleId}>
          {hero.title}
        </Heading>
        <div className="reading-columns mt-12 gap-x-6 gap-y-6 lg:gap-y-0 print:mt-4 print:block">
          {contents && (
            <TextContents headings={text.headings} words={words} className="reading-side" />
          )}
          <div className="lg:col-1 lg:row-1">
            {updated && (
              <p className="mb-7 text-ink-muted text-small">
                {before}
                <time dateTime={updated}>{day}</time>
                {after}
              </p>
            )}
            <TextBody text={text} words={words} hasRoom={!contents} />
          </div>
        </div>
      </Container>
    </section>
  );
}
