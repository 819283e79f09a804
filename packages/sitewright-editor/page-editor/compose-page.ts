import { ContentError, type Problem, type SiteFolder } from 'sitewright/content';
import { pathOfPage } from 'sitewright/pages';
import {
  kindOfSection,
  pagePath,
  readFileSchemas,
  schemaLine,
  sectionsOf,
} from 'sitewright/schemas';
import { editYaml } from 'sitewright/texts';
import { parse, stringify } from 'yaml';
import { labelOf } from '../forms/labels.ts';
import { leadAllTo } from '../page-moves/duplicate.ts';
import { addToMenu } from '../page-moves/menus.ts';
import { type Check, checkChanges } from '../saving/check-change.ts';
import { placeProblems } from '../saving/place-problems.ts';
import type { TextChanges, Written } from '../storage/content-storage.ts';
import { t } from '../words/words.ts';
import { sayAtField, sayProblem } from './browser/messages/say-problem.ts';
import { compositions, sampleOf, withoutPortraits } from './compositions.ts';
import { findPage } from './page-draft.ts';

export interface NewPage {
  title: string;
  description: string;
  /** What it begins with: a composition, the path of a page, or nothing. */
  from: string;
  /** The menu that leads to it, as `listMenus` names it; nothing for none. */
  menu?: string;
  /** The words of that entry; its title without them. */
  menuLabel?: string;
}

/** What is said of a new page. */
export interface NewPageAnswer {
  /** What is wrong, at the fields of the form for new pages; nothing where the page is saved. */
  refused: Pick<Problem, 'field' | 'message'>[];
  /** The sections that it does not take over, as only the other page can say them. */
  left: string[];
}

/** What is said of a new page once its files are written, or are not. */
export function withWritten(answer: NewPageAnswer, { saved, problems }: Written): NewPageAnswer {
  if (saved) return answer;
  const message =
    problems.map(sayProblem).join('\n') || t('Somebody else has changed the menu: try once more');
  return { ...answer, refused: [{ field: 'address', message }] };
}

/** The files of a new page with what is said of it. */
export async function composePage(
  site: SiteFolder,
  address: string,
  said: NewPage,
  check: Check,
): Promise<NewPageAnswer & { changes: TextChanges }> {
  const { title, description, from } = said;
  const { sections } = readFileSchemas(site);
  const like = findPage(site, from)?.file ?? 'home.yaml';
  const source = (from.startsWith('/') && site.all.get(like)?.text) || '';
  const broken = source ? site.all.get(like)?.yaml.errors : [];
  if (broken?.length) {
    const message = placeProblems(site, broken).map(sayProblem).join('\n');
    return { refused: [{ field: 'from', message }], left: [], changes: {} };
  }
  // A page like that of a record says what that one does.
  const made = [...site.recordPages.pages.keys()].find((one) => pathOfPage(one) === from);
  const { hero = { lead: description }, ...rest } =
    (made ? site.fields(made) : parse(source)) ?? {};
  // The other page's own photograph stands for that page.
  const { figure, ...words } = hero;
  const opening = { ...words, ...(figure?.src === undefined && figure && { figure }), title };
  const own = leadAllTo(rest, from, address);
  const page = { ...own, meta: { title, description }, hero: opening };
  for (const [key, value] of sectionsOf(own)) {
    const kind = kindOfSection(site.code.kinds, key, value);
    if (kind) page[key] = withoutPortraits(value, sections.get(kind) ?? {});
  }
  if (compositions.has(from)) page.publish = { index: false };
  for (const name of compositions.get(from) ?? []) {
    page[name] = { ...sampleOf(site, name, address, sections.get(name)).value, section: undefined };
  }
  const isFree = !findPage(site, address) && pagePath.safeParse(address).success;
  const file = findFile(isFree ? address : '/new-page');
  const menu = isFree && said.menu ? readMenu(site, address, said) : { texts: {}, refused: [] };
  const write = () =>
    source
      ? withoutSchemaLine(editYaml(like, source, page))
      : stringify(page, { lineWidth: 0 }).replaceAll(/\n(?=\w)/g, '\n\n');
  const checkPage = async () => {
    const texts = { [file]: schemaLine(file) + write(), ...menu.texts };
    return { texts, ...(await checkChanges(site, texts, check)) };
  };
  const isOwn = (problem: Problem) => problem.file === site.nameOf(file);
  let checked = await checkPage();
  // What only the page that it is from can say is left out.
  const unfit = new Set(
    checked.refused.flatMap((one) => {
      const key = one.field.replace(/\W.*/, '');
      return isOwn(one) && key && !['meta', 'hero'].includes(key) ? key : [];
    }),
  );
  const left = [...unfit].map((key) => labelOf(page[key]?.section ?? key));
  if (unfit.size > 0) {
    for (const key of unfit) delete page[key];
    checked = await checkPage();
  }
  const message = t('Write an address such as {example} that no other page has', {
    example: '/spring',
  });
  const taken = isFree ? [] : [{ field: 'address', message }];
  // The form has a field for its words; all else is said at its first field.
  const atFields = checked.refused.map((one) => {
    if (/^meta\.(title|description)$/.test(one.field))
      return { field: one.field, message: isOwn(one) ? sayAtField(one) : sayProblem(one) };
    const field = one.file === site.nameOf('navigation.yaml') ? 'menu' : 'address';
    return { field, message: sayProblem(one) };
  });
  const changes = Object.entries(checked.texts).map(([name, now]) => {
    return [name, { before: site.all.get(name)?.text ?? null, now }] as const;
  });
  return {
    refused: [...taken, ...menu.refused, ...atFields],
    left,
    changes: Object.fromEntries(changes),
  };
}

/** The menus with the new page, or why they cannot have it. */
function readMenu(
  site: SiteFolder,
  href: string,
  { menu = '', menuLabel, title }: NewPage,
): { texts: Record<string, string>; refused: NewPageAnswer['refused'] } {
  try {
    const text = addToMenu(site, menu, { label: menuLabel?.trim() || title, href });
    if (text !== undefined) return { texts: { 'navigation.yaml': text }, refused: [] };
    const message = t('The site has no such menu any more: load this page again, and choose one');
    return { texts: {}, refused: [{ field: 'menu', message }] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const message = placeProblems(site, error.problems).map(sayProblem).join('\n');
    return { texts: {}, refused: [{ field: 'menu', message }] };
  }
}

/** The file of the page at an address: the vendor's own pages lie in pages/. */
function findFile(address: string): string {
  const short = `${address.slice(1)}.yaml`;
  return pathOfPage(short) === address ? short : `pages/${short}`;
}

const withoutSchemaLine = (text: string) =>
  text.replace(/^\uFEFF?# yaml-language-server:.*\r?\n/, '');
