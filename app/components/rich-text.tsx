import type { PhrasingContent } from 'mdast';
import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { NonBreakingWords } from './non-breaking-words.tsx';

/** Words, emphasis and links in their order. */
export type RichTextContent = readonly PhrasingContent[];

interface RichTextProps {
  content: RichTextContent;
  /** Whether lines break between words that belong together, as they may in long texts. */
  breaks?: 'anywhere' | 'between-units' | undefined;
}

/** Such words as a paragraph. */
export function Paragraph({ className, ...words }: RichTextProps & { className: string }) {
  return (
    <p className={className}>
      <RichText {...words} />
    </p>
  );
}

/** Words, some of which are emphasised or lead somewhere. */
export function RichText({ content, breaks = 'anywhere' }: RichTextProps): ReactNode {
  return content.map((node, index) => {
    // The words of a text never change their order.
    const key = String(index);
    if (node.type === 'text') {
      return breaks === 'anywhere' ? node.value : <NonBreakingWords key={key} text={node.value} />;
    }
    const words = 'children' in node && <RichText content={node.children} breaks={breaks} />;
    if (node.type === 'emphasis') return <em key={key}>{words}</em>;
    if (node.type === 'strong') return <strong key={key}>{words}</strong>;
    if (node.type !== 'link') return null;
    return (
      <Anchor key={key} href={node.url} className="inline-link">
        {words}
      </Anchor>
    );
  });
}
