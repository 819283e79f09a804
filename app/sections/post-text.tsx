import { Container } from '../components/container.tsx';
import type { Post } from '../content/posts/post.ts';
import type { Reading } from '../content/schemas/reading.ts';
import { ContentsList } from './long-text/contents-list.tsx';
import { MarkdownBody } from './long-text/markdown-body.tsx';

interface PostTextProps {
  content: Pick<Post, 'text' | 'contents'>;
  words: Reading;
}

/** The text of a post, with a list of its headings if it wants one. */
export function PostText({ content: { text, contents }, words }: PostTextProps) {
  return (
    <div className="tone-ground pb-section">
      <Container>
        {contents && <ContentsList headings={text.headings} title={words.contents} />}
        <MarkdownBody text={text} words={words} />
      </Container>
    </div>
  );
}
