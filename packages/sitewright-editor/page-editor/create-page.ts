import { checkContent, readSite } from 'sitewright/site';
import { saveFiles } from '../storage/content-files.ts';
import { composePage, type NewPage, type NewPageAnswer, withWritten } from './compose-page.ts';

/** Writes the files of a new page, unless its address, its title or its description is wrong. */
export async function createPage(
  folder: string,
  address: string,
  said: NewPage,
): Promise<NewPageAnswer> {
  const { changes, ...answer } = await composePage(readSite(folder), address, said, checkContent);
  if (answer.refused.length > 0) return answer;
  return withWritten(answer, await saveFiles(folder, changes));
}
