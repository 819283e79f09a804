import { type FieldPath, fieldAt } from 'sitewright/content';
import { matchItems } from 'sitewright/texts';

/**
 * Where a field of a page stands that is shown as it was drawn, while somebody has moved, added or removed entries of its
 * lists since: by its number it would be that of another entry.
 *
 * @param path where it stood
 * @param drawn what the page said when it was drawn
 * @param now what it says
 * @returns undefined for a field of an entry that is gone
 */
export function placeNow(path: FieldPath, drawn: object, now: object): FieldPath | undefined {
  const place: PropertyKey[] = [];
  for (const [index, step] of path.entries()) {
    const before = fieldAt(drawn, path.slice(0, index));
    const after = fieldAt(now, place);
    const found =
      typeof step === 'number' && Array.isArray(before) && Array.isArray(after)
        ? indexNow(step, before, after)
        : step;
    if (found === -1) return undefined;
    place.push(found);
  }
  return place;
}

function indexNow(index: number, before: readonly unknown[], after: readonly unknown[]): number {
  const matches = matchItems(before, after);
  // One that says something else altogether is in its place.
  const isOther = before.length === after.length && !matches.includes(index);
  return matches[index] === -1 && isOther ? index : (matches[index] ?? -1);
}
