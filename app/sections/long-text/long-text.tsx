import { Container } from '../../components/container.tsx';
import { Heading } from '../../components/heading.tsx';
import type { Reading } from '../../content/schemas/small-files.ts';
import type { TextPage } from '../../content/schemas/text-page.ts';
import { Ledger } from './ledger.tsx';

interface LongTextProps {
  content: TextPage;
  words: Reading;
  /** The tag of its language. */
  language: string;
}

/** A page to read: its heading, the day of its last change, its text and a list of its headings. */
export function LongText({ content, words, language }: LongTextProps) {
  const { hero, updated, contents, text } = content;
  const [before, after] = words.updated.split('{date}');
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section aria-labelledby="title" className="tone-ground pt-hero pb-section">
      <Container>
        <Heading level={1} size="title-1" id="title">
          {hero.title}
        </Heading>
        <Ledger
          text={text}
          hasContents={contents}
          words={words}
          head={
            updated && (
              <>
                {before}
                <time dateTime={updated}>{day.format(new Date(updated))}</time>
                {after}
              </>
            )
          }
        />
      </Container>
    </section>
  );
}
