import type { KindName } from '../content/section-kind.ts';
import { type Joint, joints, type SectionDefinition, type SectionPlace } from './define-section.ts';
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
 * Gives each section of a page its place. Their tones alternate; a section that goes on with the one above
 * may stand on the same ground, or at its side, where there is room for one.
 *
 * @param sections in their order
 */
export function placeSections<One extends PageSection>(sections: readonly One[]): Placed<One>[] {
  const placed: Placed<One>[] = [];
  let tone: SectionPlace['tone'] = 'paper';
  for (const section of sections) {
    const above = placed.at(-1);
    const joint = above && !above.aside ? findJoint(above, section) : undefined;
    const stands = joint ? joints[joint] : 'on its own ground';
    const isOwn = stands === 'on its own ground';
    if (isOwn) tone = tone === 'ground' ? 'paper' : 'ground';
    const seam = above && kindOf(above).isTorn ? 'torn' : 'seam';
    const frame: SectionPlace = {
      id: section.key,
      tone,
      edge: isOwn ? seam : 'none',
      fromAbove: joint,
      intoBelow: undefined,
    };
    if (above) above.frame.intoBelow = joint;
    if (above && stands === 'at its side') above.aside = { ...section, frame };
    else placed.push({ ...section, frame });
  }
  return placed;
}

const kindOf = ({ kind }: PageSection) => kinds.get(kind) as SectionDefinition;

function findJoint(above: PageSection, section: PageSection): Joint | undefined {
  const joint = kindOf(section).goesOnWith?.(section.content as never);
  return joint === kindOf(above).leaves?.(above.content as never) ? joint : undefined;
}
