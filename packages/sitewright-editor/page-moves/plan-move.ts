import { fieldAt, languageOf, type Replacements, type SiteFolder } from 'sitewright/content';
import { pathInLanguage, readLanguages } from 'sitewright/languages';
import { UserError } from 'sitewright/lib';
import { listAddresses } from 'sitewright/pages';
import { pagePath, schemaLine } from 'sitewright/schemas';
import { editMarkdown, editYaml } from 'sitewright/texts';
import { placeOnDay } from '../content-editor/post-day.ts';
import type { TextChanges } from '../storage/content-storage.ts';
import { t } from '../words/words.ts';
import { duplicate, withSchema } from './duplicate.ts';
import { renameCounts } from './follow-counts.ts';
import { followMoved, type LanguageMove, listMoves } from './follow-moved.ts';
import { addToMenu, removeFromMenus } from './menus.ts';
import type { Move } from './move.ts';
import { filesInLanguages, findAddress, findFile } from './page-places.ts';

/**
 * What files become when a page, a text or a post is renamed, duplicated or deleted: itself in every language, the
 * links to it, the menus, and old addresses.
 *
 * @throws UserError for an address that a page cannot have, and for a page that cannot go
 */
export function planMove(folder: SiteFolder, move: Move): TextChanges {
  if (!Object.hasOwn(plans, move.act))
    throw new UserError(t('Load this page again, and try once more'));
  const planned = plans[move.act](folder, move as never);
  const changes = [...planned].map(([file, now]) => {
    return [file, { before: folder.all.get(file)?.text ?? null, now }] as const;
  });
  return Object.fromEntries(changes.filter(([, { before, now }]) => before !== now));
}

export type Plan = Map<string, string | null>;
type MoveOf<Act> = Extract<Move, { act: Act }>;

const plans = { rename, duplicate, list, delete: remove };

function rename(folder: SiteFolder, { file, address, redirects }: MoveOf<'rename'>): Plan {
  if (languageOf(file)) return renameInLanguage(folder, file, address, redirects);
  const from = findAddress(folder, file);
  if (from === '/') throw new UserError(t('The start page keeps its address'));
  const next = findFile(folder, file, address, 'moved');
  return moveTo(folder, file, next, { from, to: address }, redirects);
}

/** Gives a page another address in one language, which the file of that says. */
function renameInLanguage(
  folder: SiteFolder,
  file: string,
  address: string,
  redirects: boolean,
): Plan {
  const { base } = readLanguages(folder).find(({ tag }) => tag === languageOf(file)) ?? {};
  const path = findAddress(folder, file.slice(`${base}/`.length - 1));
  if (path === '/') throw new UserError(t('The start page keeps its address'));
  if (!base || !pagePath.safeParse(address).success || !address.startsWith(`${base}/`))
    throw new UserError(
      t('Write an address such as {example} that no other page has', {
        example: `${base}/spring`,
      }),
    );
  const { name = '', text = '', yaml, body } = folder.all.get(file) ?? {};
  const { address: _, ...fields } = Object(yaml?.toJS());
  const own = address.slice(base.length);
  const said = own === path ? fields : { ...fields, address: own };
  const edited =
    body === undefined ? editYaml(name, text, said) : editMarkdown(name, text, said, body);
  const next = keepId(folder, file, edited, path);
  const after = folder.with({ [file]: next });
  const moved = { from: path, to: path };
  const moves = listMoves(folder, after, moved);
  const plan: Plan = new Map([[file, next], ...followMoved(after, file, moved, moves)]);
  addRedirects(folder, plan, moves, redirects);
  return plan;
}

/**
 * The file and the address that a post has on another day.
 *
 * @throws UserError where there is no such post
 */
export function findOnDay(folder: SiteFolder, file: string, day: string) {
  const next = placeOnDay(file, day);
  const from = findAddress(folder, file);
  const text = folder.get(file)?.text ?? '';
  const to = listAddresses(folder.with({ [file]: null, [next]: text })).get(next) ?? from;
  return { next, from, to };
}

/**
 * What files become when a post is saved that is published on another day.
 *
 * @param texts what they become on its own day
 */
export function planDay(
  folder: SiteFolder,
  file: string,
  day: string,
  texts: Replacements,
): Replacements {
  if (placeOnDay(file, day) === file) return texts;
  const { next, ...moved } = findOnDay(folder.with(texts), file, day);
  // No visitor had the old address of a new one.
  const isNew = !folder.has(file);
  const plan = moveTo(folder.with(texts), file, next, moved, !isNew);
  if (isNew) plan.delete(file);
  const { [file]: _, ...others } = texts;
  return { ...others, ...Object.fromEntries(plan) };
}

/** Gives a page other files, and an address that may be another one. */
function moveTo(
  folder: SiteFolder,
  file: string,
  next: string,
  moved: Redirect,
  redirects: boolean,
): Plan {
  const { from, to } = moved;
  const places = filesInLanguages(folder, file).map(
    (own) => [own, own.slice(0, -file.length) + next] as const,
  );
  const texts = places.flatMap(([own, place]) => [
    [own, null] as const,
    [place, folder.all.get(own)?.text ?? ''] as const,
  ]);
  const moves = listMoves(folder, folder.with(Object.fromEntries(texts)), moved);
  const plan: Plan = new Map(from === to ? [] : followMoved(folder, file, moved, moves));
  for (const [own, place] of places) {
    const text = plan.get(own) ?? folder.all.get(own)?.text ?? '';
    plan.set(own, null).set(place, withSchema(keepId(folder, own, text, from), place));
  }
  if (from === to) return plan;
  renameCounts(folder, plan, file, next);
  renameEntry(folder, plan, moved);
  addRedirects(folder, plan, moves, redirects);
  return plan;
}

/** A post that has no id yet is known to readers of feeds by where it was. */
function keepId(folder: SiteFolder, file: string, text: string, from: string): string {
  if (!/^([^/]+\/)?posts\//.test(file) || /^id:/m.test(folder.all.get(file)?.source ?? ''))
    return text;
  const language = readLanguages(folder).find(({ tag }) => tag === languageOf(file));
  const address = language ? pathInLanguage(language, from) : from;
  const id = `${folder.fields('site.yaml').origin}${address}`;
  return text.replace(/^(\uFEFF?---\r?\n)/, (start) => `${start}id: ${id}\n`);
}

function list(folder: SiteFolder, { file, menu, label }: MoveOf<'list'>): Plan {
  const href = findAddress(folder, file);
  const text = addToMenu(folder, menu, { label, href });
  if (text === undefined) throw new UserError(t('There is no such menu: load this page again'));
  return new Map([['navigation.yaml', text]]);
}

function remove(folder: SiteFolder, { file, target }: MoveOf<'delete'>): Plan {
  const from = findAddress(folder, file);
  if (from === '/')
    throw new UserError(t('A site has a start page: change it in place of deleting it'));
  const menus: Plan = new Map(removeFromMenus(folder, from));
  const moved = { from, to: target, losesPlaces: true };
  const rest = folder.with(Object.fromEntries(menus));
  const moves = listMoves(folder, folder, moved);
  const plan: Plan = new Map([...menus, ...(target ? followMoved(rest, file, moved, moves) : [])]);
  for (const own of filesInLanguages(folder, file)) plan.set(own, null);
  if (target) addRedirects(folder, plan, moves, true);
  return plan;
}

/** The menu of the group names its pages by their paths. */
function renameEntry(folder: SiteFolder, plan: Plan, { from, to }: Redirect): void {
  const entry = new RegExp(`(?<=\\b(?:page|key):\\s*["']?)${RegExp.escape(from)}(?![\\w/-])`, 'g');
  for (const [file, { text }] of folder.all) {
    if (!/^([^/]+\/)?navigation\.yaml$/.test(file)) continue;
    const now = plan.get(file) ?? text;
    const next = now.replaceAll(entry, () => to);
    if (next !== now) plan.set(file, next);
  }
}

interface Redirect {
  from: string;
  to: string;
}

/** Has the visitors of an old address get to a new one, in every language in which they could be there. */
export function addRedirects(
  folder: SiteFolder,
  plan: Plan,
  moves: readonly LanguageMove[],
  isNew: boolean,
): void {
  const file = 'redirects.yaml';
  const text = plan.get(file) ?? folder.get(file)?.text;
  const fields = folder.with({ [file]: text ?? null }).fields(file);
  const entries = fieldAt(fields, ['moved']);
  // The new address is a page again, whatever it was before.
  const pages = moves.map(({ to }) => to);
  const kept = (Array.isArray(entries) ? entries : []).filter((one) => !pages.includes(one?.from));
  const isAdded = ({ from, to, isThere }: LanguageMove) => isNew && isThere && from !== to;
  const added = moves.filter(isAdded).map(({ from, to }) => ({ from, to }));
  const all = [...kept, ...added];
  if (all.length === 0 && !text) return;
  const value = { ...fields, moved: all };
  plan.set(file, all.length > 0 ? editYaml(file, text ?? schemaLine(file), value) : null);
}
