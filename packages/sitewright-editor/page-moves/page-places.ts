import { languageOf, type SiteFolder } from 'sitewright/content';
import { readLanguages } from 'sitewright/languages';
import { UserError } from 'sitewright/lib';
import { listAddresses, readToday } from 'sitewright/pages';
import { describeName } from '../saving/content-names.ts';
import { t } from '../words/words.ts';

/**
 * The address of a page, text or post that there is.
 *
 * @throws UserError for a file that is none, or is gone
 */
export function findAddress(folder: SiteFolder, file: string): string {
  const address = listAddresses(folder).get(file);
  if (address !== undefined && folder.has(file)) return address;
  throw new UserError(
    t('There is no page in {file}: load this page again', { file: folder.nameOf(file) }),
  );
}

/** A file of the first language, and of those that have it, by their names. */
export const filesInLanguages = (folder: SiteFolder, file: string): string[] =>
  [...folder.all.keys()].filter((one) => {
    const tag = languageOf(one);
    return one === (tag ? `${tag}/${file}` : file);
  });

/** Which of two pages keeps its place in the folder, or is as new as today. */
type Place = 'moved' | 'copied';

/**
 * The file that a page like another one has at an address.
 *
 * @param file that of the other one, which stays in its kind of folder
 * @throws UserError for an address that it cannot have, or that another page has
 */
export function findFile(folder: SiteFolder, file: string, address: string, how: Place): string {
  const [first] = readLanguages(folder);
  const known = listAddresses(folder);
  const isTaken = first.paths.has(address) || [...known.values()].includes(address);
  const text = folder.get(file)?.text ?? '';
  const found = isTaken
    ? undefined
    : listCandidates(folder, file, address, how).find((one) => {
        if (folder.has(one) || describeName(one)) return false;
        return listAddresses(folder.with({ [one]: text })).get(one) === address;
      });
  if (found) return found;
  const own = findAddress(folder, file);
  if (/^posts\//.test(file) && folder.fields(file).address !== undefined)
    throw new UserError(
      t('{own} is said in the post itself: open it, and change its Address there', { own }),
    );
  const example = own.replace(/[^/]*$/, 'spring');
  throw new UserError(t('Write an address such as {example} that no other page has', { example }));
}

function listCandidates(folder: SiteFolder, file: string, address: string, how: Place): string[] {
  const name = address.slice(1);
  const last = address.split('/').at(-1);
  const [, day = ''] = /^posts\/(\d{4}-\d\d-\d\d)/.exec(file) ?? [];
  if (day) return [`posts/${how === 'moved' ? day : readToday(folder)}-${last}.md`];
  if (file.endsWith('.md')) return [`pages/${name}.md`];
  const own = [`pages/${name}.yaml`, `${name}.yaml`];
  return file.startsWith('pages/') ? own : own.toReversed();
}
