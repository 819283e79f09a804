import path from 'node:path';
import type { SiteContent } from 'sitewright/content';
import { languageAt, pagePathAt, readLanguages } from 'sitewright/languages';
import { checkContent, readSite } from 'sitewright/site';
import { listContent } from '../content-editor/list-content.ts';
import { createEditingSession } from '../page-editor/editing-session.ts';
import { tracedDraft } from '../page-editor/field-marks.ts';
import { findPage, type ShownDraft } from '../page-editor/page-draft.ts';
import { listContentFiles, storeFiles } from '../storage/content-files.ts';
import { createOperations, type Operations } from './operations.ts';

/** What editors ask of a content folder on the disk. @param keep takes the content with a draft */
export function openFolder(
  folder: string,
  keep: (shown: ShownDraft) => void = () => {},
  session = createEditingSession(),
): Operations {
  const read = async () => readSite(folder);
  return createOperations({
    ...{ read, readLast: read, check: checkContent, session, keep, address: '/admin' },
    texts: async () => listContentFiles(readSite(folder)),
    store: (changes) => storeFiles(folder, changes),
    place: path.resolve(folder),
  });
}

/** Two of each window that is open. */
const mostDrafts = 40;

/** Keeps the draft of a window among those of others. */
export function keepDraft(
  drafts: Map<string, SiteContent>,
  name: string,
  { content, traced }: ShownDraft,
): void {
  drafts.delete(name);
  drafts.delete(name + tracedDraft);
  drafts.set(name, content).set(name + tracedDraft, traced);
  // Windows that are closed say nothing any more: a server runs for weeks.
  for (const one of [...drafts.keys()].slice(0, -mostDrafts)) drafts.delete(one);
}

/** Where something is edited that is at an address and is no page of sections: its form, else the list of all content; nothing for such a page. */
export function findForm(content: string, address: string): string | undefined {
  const folder = readSite(content);
  if (findPage(folder, address)) return undefined;
  const languages = readLanguages(folder);
  const language = languageAt(languages, address);
  const path = pagePathAt(language, address);
  const file = listContent(folder).find((one) => one.address === path)?.editables[language.tag]
    ?.file;
  return file ? `/admin?file=${encodeURI(file)}` : '/admin';
}
