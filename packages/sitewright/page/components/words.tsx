import type { PhrasingContent } from 'mdast';
import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';

const sizes = {
  'title-1': 'text-title-1 tracking-tighter',
  'title-2': 'text-title-2 tracking-tight',
  value: 'text-value tracking-slight',
  'title-3': 'text-title-3 tracking-slight',
};

interface HeadingProps {
  /** Its level in the outline, of which its size is independent. */
  level?: 1 | 2 | 3;
  size?: keyof typeof sizes;
  id?: string;
  children: ReactNode;
}

/** A heading in the font of headings. */
export function Heading({ level = 3, size = 'title-3', id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  const fit = size === 'title-1' && typeof children === 'string' ? lettersClass(children) : '';
  return (
    <Element id={id} className={`font-heading text-balance ${sizes[size]}${fit}`}>
      {children}
    </Element>
  );
}

/** Where lines may break: at spaces and hyphens, behind each letter of Thai, and behind phrases of Japanese. */
const breaks = /[\s\u00ad-]|(?<=[\p{sc=Thai}、。，：！？])/u;
/** Letters that are as wide as two others. */
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;
/** Most phrases are shorter; no sign tells where a longer one may break. */
const mostOfPhrase = 16;

/** By how much other letters are wider or narrower than most, in fonts that are as wide as Arial when it is bold. */
const others: readonly (readonly [RegExp, number])[] = [
  [/[mMWæœÆŒωΜфшщыюЖМФШЩЫЮ]/gu, 0.45],
  [/[wπφψжмъ]|(?![MWIÆŒΙΜЖІЇМФШЩЫЮ])\p{Lu}/gu, 0.25],
  [/[ijlIΙіІ]/gu, -0.4],
];

/** For a heading with a word that would break on a phone, how long the word is in letters of usual width. */
function lettersClass(text: string): string {
  const lengths = text.split(breaks).map((word) => {
    const wideLetters = word.match(wide)?.length ?? 0;
    if (wideLetters > 0) return Math.min(word.length + wideLetters, mostOfPhrase);
    const bare = word.normalize('NFD');
    const widths = others.map(([letters, more]) => more * (bare.match(letters)?.length ?? 0));
    const length = widths.reduce((sum, more) => sum + more, word.length);
    return Math.max(word.length, Math.round(length));
  });
  const longest = Math.max(...lengths);
  return longest > 12 ? ` letters-${Math.min(longest, 32)}` : '';
}

/** Words, emphasis and links in their order. */
export type RichTextContent = readonly PhrasingContent[];

/** Such words as a paragraph. */
export const Paragraph = ({ className = 'text-pretty', content }: ParagraphProps) => (
  <p className={className}>
    <RichText content={content} />
  </p>
);

interface RichTextProps {
  content: RichTextContent;
}

interface ParagraphProps extends RichTextProps {
  className?: string | undefined;
}

/** Words, some of which are emphasised or lead somewhere. */
export function RichText({ content }: RichTextProps): ReactNode {
  return content.map((node, index) => {
    // The words of a text never change their order.
    const key = String(index);
    if (node.type === 'text') return node.value;
    const words = 'children' in node && <RichText content={node.children} />;
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

/** An entry of a ruled list beside its heading, in two columns. */
export const ruledRow =
  'grid gap-x-8 gap-y-2 break-inside-avoid border-rule border-b-2 py-5 lg:grid-cols-[2fr_3fr] print:py-2';

interface EntryWordsProps {
  title: string;
  description: RichTextContent;
  /** Whether the words under the title are in the paler ink. */
  muted?: boolean;
}

/** The title of an entry in a list, and the words under it. */
export function EntryWords({ title, description, muted }: EntryWordsProps) {
  return (
    <>
      <Heading>{title}</Heading>
      <Paragraph
        className={muted ? 'text-ink-muted text-pretty' : undefined}
        content={description}
      />
    </>
  );
}
