import type { ExtraProps } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import type { Reading } from '../../content/schemas/reading.ts';
import { describeNote } from './say-element.ts';
import { alignments, noteTints, textClasses } from './text-classes.ts';

type AlignedProps = Omit<ComponentProps<'div'>, 'ref'> &
  ExtraProps & { align?: string; 'data-title'?: string };

/** A note, below its title or the word for its tone. */
export function createNote(words: Reading) {
  return ({ node, children }: ComponentProps<'aside'> & ExtraProps) => {
    const { tone, word } = node ? describeNote(node, words) : { tone: 'note' as const };
    return (
      <div role="note" className={`${textClasses.note} ${noteTints[tone]}`}>
        {word && <p>{word}</p>}
        {children}
      </div>
    );
  };
}

/** An element whose words may stand in the middle or at the end. */
export function createAligned(Element: 'div' | 'p' | 'td' | 'th') {
  return ({ node, ...props }: AlignedProps) => {
    const { align: _align, 'data-title': _title, ...rest } = props;
    return <Element {...rest} className={alignments[String(node?.properties.align)]} />;
  };
}
