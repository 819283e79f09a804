import { Heading, type HeadingSize } from './heading.tsx';
import { Paragraph, type RichTextContent } from './rich-text.tsx';

interface EntryWordsProps {
  title: string;
  description: RichTextContent;
  size?: HeadingSize;
  /** Whether the words under the title are in the paler ink. */
  muted?: boolean;
  breaks?: 'between-units' | undefined;
}

/** The title of an entry in a list, and the words under it. */
export function EntryWords({ title, description, size, muted, breaks }: EntryWordsProps) {
  return (
    <>
      <Heading size={size ?? 'title-3'}>{title}</Heading>
      <Paragraph
        className={muted ? 'text-ink-muted text-pretty' : 'text-pretty'}
        content={description}
        breaks={breaks}
      />
    </>
  );
}
