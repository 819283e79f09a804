import { languageOf, type SiteFolder } from 'sitewright/content';
import { createEditingSession } from '../page-editor/editing-session.ts';
import { type TranslationMemory, withFollowers } from '../saving/follow-in-translations.ts';
import { rememberFields } from '../saving/former-sources.ts';
import type { Texts } from '../storage/content-storage.ts';

/**
 * What a file said at a former state. A translation is as it would be if it had followed what its original has become
 * since: what follows from that is no change of its own.
 *
 * @param former the texts that files had, where they are others now; null for a file that was not there
 */
export function readFormerText(folder: SiteFolder, former: Texts, file: string): string | null {
  const text = former[file] ?? null;
  const tag = languageOf(file);
  const original = file.slice(tag === undefined ? 0 : tag.length + 1);
  const now = folder.all.get(original)?.text;
  if (tag === undefined || text === null || now === undefined) return text;
  const before = folder.with({ [file]: text, [original]: former[original] ?? now });
  return withFollowers(before, { [original]: now }, createEditingSession()).texts[file] ?? text;
}

/**
 * Reminds a session of what translations of a file said of what has been taken out of it since a former state: it is
 * put back with that, whoever took it out.
 */
export function rememberFormer(
  folder: SiteFolder,
  former: Texts,
  file: string,
  session: TranslationMemory,
): void {
  const now = folder.all.get(file)?.text;
  if (languageOf(file) !== undefined || now === undefined || !former[file]) return;
  const isOfFile = ([name, text]: [string, string | null]) =>
    text !== null && (name === file || name === `${languageOf(name)}/${file}`);
  const texts = Object.entries(former).filter(isOfFile);
  for (const [name, text] of texts) {
    const left = folder.all.get(name)?.text;
    if (text && left && name.endsWith('.yaml')) rememberFields(session.sources, name, text, left);
  }
  const before = folder.with(Object.fromEntries(texts));
  const memory = { ...createEditingSession(), former: session.former };
  withFollowers(before, { [file]: now }, memory);
}
