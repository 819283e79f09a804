import { existsSync } from 'node:fs';
import path from 'node:path';
import { readLanguages } from 'sitewright/languages';
import { readTextFile } from 'sitewright/node';
import { checkContent, readSite } from 'sitewright/site';
import { listContent } from '../content-editor/list-content.ts';
import { findPlace, readNow, writeAll } from '../storage/content-files.ts';
import { createEditingSession, type EditingSession } from './editing-session.ts';
import { type Answer, type Change, describeIn, draftFile, findPage } from './page-draft.ts';

/** What the file of a page says, and what it may say. */
export const describePage = (content: string, address: string) =>
  describeIn(readSite(content), address, path.resolve(content));

/** Whether there is a page of sections at an address. */
export const hasPage = (content: string, address: string): boolean =>
  findPage(readSite(content), address) !== undefined;

/** Where something is edited that is at an address and is no page of sections: its form, else the list of all content. */
export function findForm(content: string, address: string): string {
  const folder = readSite(content);
  const languages = readLanguages(folder);
  const language =
    languages.findLast(({ base }) => `${address}/`.startsWith(`${base}/`)) ?? languages[0];
  const path = address.slice(language.base.length);
  const file = listContent(folder).find((one) => one.address === path)?.editables[language.tag]
    ?.file;
  return file ? `/admin?file=${encodeURI(file)}` : '/admin';
}

/**
 * Checks a change of a content file; saves it with the translations that follow it, where nothing speaks against it
 * and nobody else has changed the file.
 *
 * @param file its path in the content folder, from anybody
 * @param session what other files said before; learns what they say now
 * @returns the content with the change, where it can be shown, and what is said of it
 * @throws UserError for a name that content cannot have
 */
export async function changeFile(
  folder: string,
  file: string,
  change: Change,
  isToSave: boolean,
  session: EditingSession = createEditingSession(),
): Promise<Answer & Pick<Awaited<ReturnType<typeof draftFile>>, 'shown'>> {
  const place = findPlace(folder, file);
  const site = readSite(folder);
  const { refused, text, followers, ...checked } = await draftFile(
    ...([site, file, change, isToSave, checkContent, session] as const),
  );
  // Nothing happens between this look at the files and their being written.
  const current = existsSync(place) ? readTextFile(place) : null;
  // Who did not hear that a change is saved, on a slow machine, saves it again.
  const isThere = current === text;
  const isSaved = isToSave && refused.length === 0 && (isThere || current === change.source);
  if (isSaved && !isThere) {
    const others = Object.entries(followers).map(([name, own]) => ({ name, text: own }));
    const files = [...others, { name: file, text }].map((one) => {
      const own = findPlace(folder, one.name);
      return { ...one, place: own, bytes: readNow(own) };
    });
    const isChanged = files.some(
      ({ name, bytes }) => name !== file && String(bytes) !== site.all.get(name)?.text,
    );
    // They follow what somebody else has just made of them.
    if (isChanged) return changeFile(folder, file, change, isToSave, session);
    writeAll(files);
  }
  return {
    ...checked,
    refused: isToSave ? refused : [],
    isSaved,
    current,
    text,
  };
}
