import { Container } from '../../components/container.tsx';
import type { Post } from '../../content/posts/post.ts';
import type { Reading } from '../../content/schemas/small-files.ts';
import { Ledger } from '../long-text/ledger.tsx';

interface PostTextProps {
  content: Pick<Post, 'text' | 'contents'>;
  words: Reading;
}

/** The text of a post, with a list of its headings if it wants one. */
export function PostText({ content: { text, contents }, words }: PostTextProps) {
  return (
    <div className="tone-ground pb-section">
      <Container>
        <Ledger text={text} hasContents={contents} words={words} />
      </Container>
    </div>
  );
}
