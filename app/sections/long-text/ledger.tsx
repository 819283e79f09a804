import type { ReactNode } from 'react';
import type { MarkdownText } from '../../content/markdown/markdown-text.ts';
import type { Reading } from '../../content/schemas/reading.ts';
import { ContentsList } from './contents-list.tsx';
import { MarkdownBody } from './markdown-body.tsx';

interface LedgerProps {
  text: MarkdownText;
  /** Whether the headings are listed at the edge. */
  hasContents: boolean;
  words: Reading;
  /** What stands in the head of the leaf. */
  head?: ReactNode;
}

/** A long text on a leaf of a ledger, with its headings on the tabs of the index. */
export function Ledger({ text, hasContents, words, head }: LedgerProps) {
  return (
    <div className="ledger">
      {hasContents && <ContentsList headings={text.headings} title={words.contents} />}
      <div className="ledger-leaf">
        {head && <p className="ledger-head">{head}</p>}
        <MarkdownBody text={text} words={words} />
      </div>
    </div>
  );
}
