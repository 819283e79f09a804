import type { ContainerDirective } from 'mdast-util-directive';
import { inQuotes } from '../find-like-name.ts';
import { isFolded, isKnownBlock, tones } from './notes.ts';

/** What is wrong with a block between two lines of `:::`. */
export function describeBlock(block: ContainerDirective, source: string): string | undefined {
  const { position } = block;
  const written = source.slice(position?.start.offset, position?.end.offset).split('\n');
  const [sign = ':::'] = /^:+/.exec(written[0] ?? '') ?? [];
  if (!isKnownBlock(block)) {
    return `expected ${sign}${tones.join(`, ${sign}`)} or ${sign}details, found ${inQuotes(written[0] ?? '')}`;
  }
  if (isFolded(block) && !block.children[0]?.data) {
    return `expected words behind ${sign}details, which open the block, found none`;
  }
  const last =
    written
      .at(-1)
      ?.replace(/^[ \t>]+/, '')
      .trimEnd() ?? '';
  return written.length > 1 && /^:{3,}$/.test(last)
    ? undefined
    : `expected a line of ${sign} below the words of the block, found none`;
}
