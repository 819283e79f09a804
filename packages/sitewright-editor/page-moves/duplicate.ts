import { fieldAt, type SiteFolder } from 'sitewright/content';
import { readLanguageTags } from 'sitewright/languages';
import { UserError } from 'sitewright/lib';
import { pathOfPage } from 'sitewright/pages';
import { genericFileSchemas, schemaLine, schemaOfFile, sectionsOf } from 'sitewright/schemas';
import { editMarkdown, editYaml, isGroup, say } from 'sitewright/texts';
import { copyValue } from '../forms/schema.ts';
import { t } from '../words/words.ts';
import { tellCountsApart } from './follow-counts.ts';
import { addToMenu, listMenus, type Menu } from './menus.ts';
import type { Move } from './move.ts';
import { nameButton } from './name-button.ts';
import { findAddress, findFile } from './page-places.ts';

/** What a form offers that makes another page like one: what that page can have. */
export interface DuplicateOffers {
  /** The language of its title, in whose letters its address is proposed. */
  language: string;
  /** Whether it can have a first and a last day. */
  hasDays: boolean;
  /** The words of its first button, where it has one. */
  button?: string;
  /** Its forms that are sent, by their keys, each with its own heading and that of the page after it. */
  forms: Readonly<Record<string, Record<'title' | 'thanks', string>>>;
  menus: readonly Menu[];
}

type Group = Record<string, unknown>;
type Duplicate = Extract<Move, { act: 'duplicate' }>;

const actionsFile = 'actions.yaml';

/** The button that a page begins with: its name, and what it says. */
function findButton(folder: SiteFolder, fields: object) {
  const name = fieldAt(fields, ['hero', 'actions', 0]);
  const action = typeof name === 'string' ? folder.fields(actionsFile)[name] : undefined;
  return isGroup(action) ? { name: name as string, action } : undefined;
}

/** The forms of a page behind which a page says that something is sent. */
const listForms = (fields: object): [key: string, form: Group][] =>
  sectionsOf(fields).flatMap(([key, section]) =>
    isGroup(section) && section.endpoint && isGroup(section.sent) ? [[key, section]] : [],
  );

/** @param file that of a page, a text or a post in the first language */
export function describeDuplicate(folder: SiteFolder, file: string): DuplicateOffers {
  const fields = folder.fields(file);
  const isPage = pathOfPage(file) !== undefined;
  const button = isPage ? findButton(folder, fields) : undefined;
  const forms = isPage ? listForms(fields) : [];
  return {
    language: readLanguageTags(folder)[0] ?? 'en',
    hasDays: isPage,
    ...(button && { button: String(button.action.label ?? '') }),
    forms: Object.fromEntries(
      forms.map(([key, { title, sent }]) => [
        key,
        { title: say(title ?? ''), thanks: say(fieldAt(sent, ['title']) ?? '') },
      ]),
    ),
    menus: listMenus(folder),
  };
}

/** Another page like one, with its button and its entry in a menu, by their files. */
export function duplicate(folder: SiteFolder, move: Duplicate): Map<string, string | null> {
  const { file, address, title, description } = move;
  const from = findAddress(folder, file);
  const { text = '', name = '', body } = folder.get(file) ?? {};
  const next = findFile(folder, file, address, 'copied');
  const said = folder.fields(file);
  const schema = schemaOfFile(genericFileSchemas(folder.code.kinds), file, said);
  const fields = copyValue(said, schema) as Group;
  const plan = new Map<string, string | null>();
  if (body !== undefined)
    plan.set(next, editMarkdown(name, text, { ...fields, title, description }, body));
  else {
    const meta = { ...(fields.meta as object), title, description };
    const own = { ...fields, meta, hero: { ...(fields.hero as object), title } };
    const value = withDays(withThanks(withButton(folder, plan, own, move, from), move, from), move);
    plan.set(next, withSchema(editYaml(name, text, value), next));
    tellCountsApart(folder, plan, file, next);
  }
  if (!move.menu) return plan;
  const entry = { label: move.menuLabel || title, href: address };
  const menus = addToMenu(folder, move.menu, entry);
  if (menus === undefined) throw new UserError(t('There is no such menu: load this page again'));
  return plan.set('navigation.yaml', menus);
}

/** A page that visitors get on days of its own, or on any; nobody has to clear those of the other one. */
function withDays(fields: Group, { from, until }: Duplicate): Group {
  const { from: _, until: __, ...others } = Object(fields.publish) as Group;
  const publish = { ...(from && { from }), ...(until && { until }), ...others };
  const { publish: ___, meta, ...rest } = fields;
  // It stands behind what search results say, as in the guide.
  return { meta, ...(Object.keys(publish).length > 0 && { publish }), ...rest };
}

/** A page whose first button says something else, wherever it stands on it. */
function withButton(
  folder: SiteFolder,
  plan: Map<string, string | null>,
  fields: Group,
  { button, address }: Duplicate,
  from: string,
): Group {
  const found = findButton(folder, fields);
  if (!button || !found || found.action.label === button) return fields;
  const { name, text } = folder.get(actionsFile) ?? {};
  const actions = folder.fields(actionsFile);
  const own = nameButton(button, Object.keys(actions));
  const to = leadHere(found.action.to, from, address);
  const value = { ...actions, [own]: { ...found.action, label: button, to } };
  plan.set(actionsFile, editYaml(name ?? actionsFile, text ?? '', value));
  return JSON.parse(
    JSON.stringify(fields, (key, one) =>
      key === 'actions' && Array.isArray(one)
        ? one.map((each) => (each === found.name ? own : each))
        : one,
    ),
  );
}

/** A page of which the pages after its forms have headings of their own, and lead back to it. */
function withThanks(fields: Group, { thanks = {}, address }: Duplicate, from: string): Group {
  const forms = listForms(fields).map(([key, form]) => {
    const title = thanks[key];
    const after = ['sent', 'failed'].flatMap((outcome) => {
      const said = form[outcome];
      if (!isGroup(said)) return [];
      const isNamed = outcome === 'sent' && title && title !== said.title;
      const back = isGroup(said.back)
        ? { back: { ...said.back, href: leadHere(said.back.href, from, address) } }
        : {};
      const words = isNamed ? { title, meta: { ...Object(said.meta), title } } : {};
      return [[outcome, { ...said, ...words, ...back }] as const];
    });
    return [key, { ...form, ...Object.fromEntries(after) }] as const;
  });
  return { ...fields, ...Object.fromEntries(forms) };
}

/** What a page says, for one of another address: what led to itself leads there, such as the way back behind a form. */
export const leadAllTo = <Value>(said: Value, from: string, to: string): Value =>
  from === '/' ? said : JSON.parse(JSON.stringify(said, (_, one) => leadHere(one, from, to)));

/** Where a link of the other page leads on this one: what led to that leads here. */
function leadHere(to: unknown, from: string, address: string): unknown {
  const isOwn = typeof to === 'string' && to.split(/[?#]/)[0] === from;
  return isOwn ? address + to.slice(from.length) : to;
}

/** A text whose first line names the schema of its place, where it names one. */
export const withSchema = (text: string, file: string): string =>
  text.replace(/^(\uFEFF?)# yaml-language-server:[^\r\n]*/, (_, mark) => {
    return mark + schemaLine(file).trimEnd();
  });
