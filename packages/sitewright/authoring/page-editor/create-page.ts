import { parse, stringify } from 'yaml';
import { checkContent } from '../../content/check-content.ts';
import { nameContentFile } from '../../content/index/content-folder.ts';
import { readFileSchemas } from '../../content/json-schemas.ts';
import { pathOfPage } from '../../content/page-files.ts';
import { formatProblem, type Problem } from '../../content/problem.ts';
import { pagePath } from '../../content/schemas/fields.ts';
import { readSite } from '../../kinds/read-site.ts';
import { checkChanges } from '../saving/check-change.ts';
import { editYaml } from '../saving/edit-yaml.ts';
import { findPlace, writeSafely } from '../saving/safe-files.ts';
import { schemaLine } from '../schema-line.ts';
import { compositions, sampleOf } from './compositions.ts';
import { findPage } from './page-draft.ts';

/** What a new page begins with is a composition, or the path of a page. */
export type NewPage = Record<'title' | 'description' | 'from', string>;

/** A mistake at a field of the form for new pages. */
type Refused = Pick<Problem, 'field' | 'message'>;

/**
 * Writes the file of a new page, unless its address, its title or its description is wrong.
 *
 * @returns what is wrong; nothing where the page is saved
 */
export async function createPage(
  folder: string,
  address: string,
  { title, description, from }: NewPage,
): Promise<Refused[]> {
  const site = readSite(folder);
  const like = findPage(site, from)?.file ?? 'home.yaml';
  const source = (from.startsWith('/') && site.all.get(like)?.text) || '';
  const { hero = { lead: description }, ...rest } = parse(source) ?? {};
  const page = { ...rest, meta: { title, description }, hero: { ...hero, title } };
  if (compositions.has(from)) page.publish = { index: false };
  const { sections } = readFileSchemas(site);
  for (const name of compositions.get(from) ?? []) {
    page[name] = { ...sampleOf(site, name, sections.get(name)).value, section: undefined };
  }
  const isFree = !findPage(site, address) && pagePath.safeParse(address).success;
  const file = findFile(isFree ? address : '/new-page');
  const write = () =>
    source
      ? withoutSchemaLine(editYaml(like, source, page))
      : stringify(page, { lineWidth: 0 }).replaceAll(/\n(?=\w)/g, '\n\n');
  const check = async () => {
    const text = schemaLine(file) + write();
    return { text, ...(await checkChanges(site, { [file]: text }, checkContent)) };
  };
  const isOwn = (problem: Problem) => problem.file === nameContentFile(folder, file);
  let checked = await check();
  // What only the page that it is from can say is left out.
  const unfit = checked.refused.filter((one) => isOwn(one) && !/^(meta|hero)\b/.test(one.field));
  if (!source && unfit.length > 0) {
    for (const { field } of unfit) delete page[field.replace(/\W.*/, '')];
    checked = await check();
  }
  const { refused, text } = checked;
  if (isFree && refused.length === 0) {
    writeSafely(findPlace(folder, file), text);
    return [];
  }
  const message = 'expected an address such as /spring that no other page has';
  const taken = isFree ? [] : [{ field: 'address', message }];
  // The form has a field for its words; all else is said at its first field.
  const atFields = refused.map((one) => ({
    field: /^meta\.(title|description)$/.test(one.field) ? one.field : 'address',
    message: isOwn(one) && one.field.startsWith('meta.') ? one.message : formatProblem(one),
  }));
  return [...taken, ...atFields];
}

/** The file of the page at an address: the vendor's own pages lie in pages/. */
function findFile(address: string): string {
  const short = `${address.slice(1)}.yaml`;
  return pathOfPage(short) === address ? short : `pages/${short}`;
}

const withoutSchemaLine = (text: string) =>
  text.replace(/^\uFEFF?# yaml-language-server:.*\r?\n/, '');
