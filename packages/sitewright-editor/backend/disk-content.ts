import path from 'node:path';
import type { SiteContent } from 'sitewright/content';
import { languageAt, pagePathAt, readLanguages } from 'sitewright/languages';
import { findFormerState, findPublishers, readFormerFiles } from 'sitewright/node';
import { checkContent, readSite } from 'sitewright/site';
import type { FormerContent } from '../changes/list-changes.ts';
import { listContent } from '../content-editor/list-content.ts';
import { createEditingSession } from '../page-editor/editing-session.ts';
import { tracedDraft } from '../page-editor/field-marks.ts';
import { findPage, type ShownDraft } from '../page-editor/page-draft.ts';
import { listContentFiles, storeFiles } from '../storage/content-files.ts';
import { msg, spokenLanguage, t } from '../words/words.ts';
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
    readFormer: async () => readFormer(folder),
    place: path.resolve(folder),
  });
}

/** What the repository of Git that a folder is in knows of it, and who publishes it. */
function readFormer(folder: string): FormerContent {
  const state = findFormerState(folder);
  const publishers = findPublishers();
  if (!state)
    return {
      ...{ texts: {}, since: undefined },
      notes: [
        msg(
          'This folder is in no Git repository, so nobody knows what it said before. Run “git init” in it, and commit what you change.',
        ),
        ...publishers,
      ],
    };
  const { commit, isReleased, time } = state;
  const day = time.toLocaleDateString(spokenLanguage(), { dateStyle: 'long' });
  const since = isReleased
    ? t('since the last release from this machine, of a state of {day}', { day })
    : t('since the last commit, of {day}', { day });
  const byPush = msg(
    'To publish it, commit and push it: whoever builds the site gets it from its repository.',
  );
  return {
    ...{ since, texts: Object.fromEntries(readFormerFiles(folder, commit)) },
    notes: publishers.length > 0 ? publishers : [byPush],
  };
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
