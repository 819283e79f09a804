import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { listLanguageFolders } from '../../app/content/languages.ts';

/**
 * Copies a vendor's content in its first language alone: a test that changes a list there need not
 * change its translations too.
 *
 * @param to path of the folder to make
 */
export function copyFirstLanguage(source: string, to: string): void {
  const translations = listLanguageFolders(source).map((tag) => path.join(source, tag));
  cpSync(source, to, { recursive: true, filter: (file) => !translations.includes(file) });
  const file = path.join(to, 'site.yaml');
  const site = parseDocument(readFileSync(file, 'utf8'));
  site.delete('languages');
  writeFileSync(file, String(site));
}
