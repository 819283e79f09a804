import { type FieldPath, fieldAt, type Problem, type SiteFolder } from 'sitewright/content';
import { isStandalone, matchEntries, nameEntry, readLanguageTags } from 'sitewright/languages';
import { isGroup } from 'sitewright/texts';
import { msg } from '../words/words.ts';
import { matchOriginals } from './match-originals.ts';

/**
 * Finds the entries of a file of the first language that say all that another entry of their list says, as one does
 * that was duplicated: a translation cannot tell which of them it translates.
 *
 * @param before the content without a change, in which that was known
 * @param after the same with the change, and with the translations that follow it
 */
export function findTwins(before: SiteFolder, after: SiteFolder, file: string): Problem[] {
  const [was, is] = [before, after].map((folder) => folder.all.get(file));
  if (!was?.isReadable || !is?.isReadable) return [];
  const [old, now] = [was.yaml.toJS(), is.yaml.toJS()];
  const places = readLanguageTags(after).flatMap((tag) => {
    const own = after.all.get(`${tag}/${file}`);
    if (!own?.isReadable || isStandalone(own)) return [];
    return listTwins(own.yaml.toJS(), old, now).map((path) => is.yaml.locate(path));
  });
  const byField = new Map(places.map((one) => [one.field, { ...one, ...twin }]));
  return [...byField.values()];
}

const twin = {
  message:
    'expected what no other entry of the list says, as translations name the entry by it: write another name, or what this one says',
  atField: msg('Another entry says the same here: write what this one is called'),
};

/** The fields that are to say something else. */
function listTwins(own: unknown, old: unknown, now: unknown, path: FieldPath = []): FieldPath[] {
  if (isGroup(own) && isGroup(now))
    return Object.keys(own).flatMap((name) => {
      const [mine, then, next] = [own, old, now].map((one) => fieldAt(one, [name]));
      return listTwins(mine, then, next, [...path, name]);
    });
  if (!Array.isArray(own) || !Array.isArray(now)) return [];
  const past: unknown[] = Array.isArray(old) ? old : [];
  const [matches, moved] = [matchEntries(own, now), matchOriginals(past, now)];
  const twins = own.flatMap((entry, index): FieldPath[] => {
    const key = String(fieldAt(entry, ['key']));
    if (matches.includes(index) || !matchEntries([entry], past).includes(0)) return [];
    const same = [...now.keys()].filter((at) => fieldOf(key, now[at]) !== undefined);
    // The one that is new, not the one that was there.
    const at = same.findLast((one) => !moved.includes(one)) ?? same.at(-1);
    return at === undefined ? [] : [[...path, at, fieldOf(key, now[at]) ?? '']];
  });
  const inner = [...now.keys()].flatMap((at) =>
    listTwins(own[matches[at] ?? -1], past[moved.indexOf(at)], now[at], [...path, at]),
  );
  return [...twins, ...inner];
}

/** The field of an entry that says something. */
const fieldOf = (said: string, entry: unknown): string | undefined =>
  isGroup(entry)
    ? Object.keys(entry).find((name) => nameEntry(entry, [entry], [name]) === said)
    : undefined;
