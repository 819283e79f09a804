import type { Element, ElementContent } from 'hast';
import { tones } from '../../content/markdown/notes.ts';
import type { Reading } from '../../content/schemas/reading.ts';
import { fillTemplate } from '../../content/values/fill-template.ts';

/** What an element of a text in Markdown is called for those who do not see it; undefined where its words say it. */
export function labelElement({ tagName, properties }: Element, words: Reading): string | undefined {
  const { dataFootnoteBackref, dataHeading, checked, ariaLabel } = properties;
  if (dataFootnoteBackref !== undefined)
    return fillTemplate(words.footnoteBack, { number: `${ariaLabel}` });
  if (tagName === 'table') return fillTemplate(words.table, { heading: `${dataHeading}` });
  if (tagName === 'input') return checked ? words.done : words.toDo;
  return undefined;
}

/** The tone of a note, and the word that stands above it: none where it has a title of its own. */
export function describeNote({ properties, children }: Element, { notes }: Reading) {
  const tone = tones.find((one) => one === properties.dataNote) ?? 'note';
  return { tone, word: children.some(isTitle) ? undefined : notes?.[tone] };
}

const isTitle = (child: ElementContent): boolean =>
  child.type === 'element' && child.properties.dataTitle !== undefined;
