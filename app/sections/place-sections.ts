import type { KindName, SectionKind } from '../content/section-kind.ts';
import type { SectionPlace } from './define-section.ts';
import { kinds } from './kinds.ts';

interface PageSection {
  key: string;
  kind: KindName;
  content: object;
}

/** A section with its place on the page. */
export type Placed<One> = One & {
  frame: SectionPlace;
  /** The section that it draws at its side. */
  aside?: Placed<One>;
};

/**
 * Gives each section of a page its place. Their tones alternate; a section that forms one drawing with the
 * one above stands on the same ground, or at its side.
 *
 * @param sections in their order
 */
export function placeSections<One extends PageSection>(sections: readonly One[]): Placed<One>[] {
  const placed: Placed<One>[] = [];
  let tone: SectionPlace['tone'] = 'paper';
  for (const [index, section] of sections.entries()) {
    const [above, below] = [placed.at(-1), sections[index + 1]];
    const isBeside = above !== undefined && kindOf(section).beside === above.kind;
    const joined = isBeside || joins(section, above);
    if (!joined) tone = tone === 'ground' ? 'paper' : 'ground';
    const place = {
      id: section.key,
      tone,
      joined,
      above: above && { kind: above.kind, content: above.content },
      below: below?.kind,
    };
    if (isBeside) above.aside = { ...section, frame: place };
    else placed.push({ ...section, frame: place });
  }
  return placed;
}

const kindOf = ({ kind }: PageSection): SectionKind => kinds.get(kind) as SectionKind;

const joins = (section: PageSection, above: PageSection | undefined): boolean =>
  (above && kindOf(section).joins?.(section.content as never, above)) ?? false;
