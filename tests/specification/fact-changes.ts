import { isDeepStrictEqual } from 'node:util';

/**
 * What changed between two records, a line for each value.
 *
 * @returns such as `pricing.plans[0].price: $99 → $109`, `+ careers.jobs[6].title: Cook` and
 *   `- numbers: $99`
 */
export function describeFactChanges(before: unknown, after: unknown, place = ''): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (before === undefined) return leaves(after, place).map((line) => `+ ${line}`);
  if (after === undefined) return leaves(before, place).map((line) => `- ${line}`);
  if (isListOfTexts(before) && isListOfTexts(after)) {
    const lost = before.filter((text) => !after.includes(text));
    const added = after.filter((text) => !before.includes(text));
    const lines = [
      ...lost.map((one) => `- ${place}: ${one}`),
      ...added.map((one) => `+ ${place}: ${one}`),
    ];
    return lines.length > 0 ? lines : [`${place}: in another order`];
  }
  if (!isGroup(before) || !isGroup(after)) return [`${place}: ${text(before)} → ${text(after)}`];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    describeFactChanges(before[name], after[name], placeOf(place, name, before)),
  );
}

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function placeOf(place: string, name: string, holder: unknown): string {
  if (Array.isArray(holder)) return `${place}[${name}]`;
  return place ? `${place}.${name}` : name;
}

/** Each value inside a value that holds no others, with its place. */
function leaves(value: unknown, place: string): string[] {
  if (!isGroup(value)) return [`${place}: ${text(value)}`];
  return Object.entries(value).flatMap(([name, one]) => leaves(one, placeOf(place, name, value)));
}
