import type { ElementContent } from 'hast';
import type { ExtraProps } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { tones } from '../../content/markdown/notes.ts';
import type { Reading } from '../../content/schemas/reading.ts';
import { alignments, noteTints, textClasses } from './text-classes.ts';

type AlignedProps = Omit<ComponentProps<'div'>, 'ref'> &
  ExtraProps & { align?: string; 'data-title'?: string };

/** A note, below its title or the word for its tone. */
export function createNote({ notes }: Reading) {
  return ({ node, children }: ComponentProps<'aside'> & ExtraProps) => {
    const tone = tones.find((one) => one === node?.properties.dataNote) ?? 'note';
    const hasTitle = node?.children.some(isTitle);
    return (
      <div role="note" className={`${textClasses.note} ${noteTints[tone]}`}>
        {!hasTitle && notes && <p>{notes[tone]}</p>}
        {children}
      </div>
    );
  };
}

const isTitle = (child: ElementContent): boolean =>
  child.type === 'element' && child.properties.dataTitle !== undefined;

/** An element whose words may stand in the middle or at the end. */
export function createAligned(Element: 'div' | 'p' | 'td' | 'th') {
  return ({ node, ...props }: AlignedProps) => {
    const { align: _align, 'data-title': _title, ...rest } = props;
    return <Element {...rest} className={alignments[String(node?.properties.align)]} />;
  };
}
