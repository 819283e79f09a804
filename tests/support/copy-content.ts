import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  cpSync(source, to, { recursive: true });
  for (const tag of listLanguageFolders(to)) rmSync(path.join(to, tag), { recursive: true });
  const file = path.join(to, 'site.yaml');
  const site = parseDocument(readFileSync(file, 'utf8'));
  site.delete('languages');
  writeFileSync(file, String(site));
}
