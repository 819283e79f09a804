import type { KindList, KindName } from '../../content/pages/section-kind.ts';
import type { Joint, SectionDefinition, SectionPlace } from './define-section.ts';

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
 * Gives each section of a page its place. Their tones alternate; a section that goes on with the one above
 * may stand on the same ground, or at its side, where there is room for one.
 *
 * @param kinds those that the site has
 * @param sections in their order
 */
export function placeSections<One extends PageSection>(
  kinds: KindList,
  sections: readonly One[],
): Placed<One>[] {
  const kindOf = ({ kind }: PageSection) => kinds.get(kind) as SectionDefinition;
  const placed: Placed<One>[] = [];
  let tone: SectionPlace['tone'] = 'paper';
  for (const section of sections) {
    const above = placed.at(-1);
    const joint =
      above && !above.aside
        ? findJoint([kindOf(above), above], [kindOf(section), section])
        : undefined;
    const placement = joint?.placement ?? 'on its own ground';
    const isOwn = placement === 'on its own ground';
    if (isOwn) tone = tone === 'ground' ? 'paper' : 'ground';
    const { seam = 'edge-seam' } = above ? kindOf(above) : {};
    const frame: SectionPlace = {
      id: section.key,
      tone,
      edge: isOwn ? seam : '',
      fromAbove: joint?.name,
      intoBelow: undefined,
    };
    if (above) above.frame.intoBelow = joint?.name;
    if (above && placement === 'at its side') above.aside = { ...section, frame };
    else placed.push({ ...section, frame });
  }
  return placed;
}

type OfKind = [kind: SectionDefinition, section: PageSection];

function findJoint([above, left]: OfKind, [below, section]: OfKind): Joint | undefined {
  const joint = above.continuesBelow?.(left.content as never);
  return joint?.name === below.continuesAbove?.(section.content as never) ? joint : undefined;
}
