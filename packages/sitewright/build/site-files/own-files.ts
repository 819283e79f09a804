import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteContent } from '../../content/pages/site-content.ts';
import { UserError } from '../../lib/user-error.ts';
import { describeSite, type OwnFile } from '../../page/own-file.ts';
import type { Locate } from '../base-path.ts';
import { explainViewError } from '../render/explain-view-error.ts';
import type { WriteFile } from '../work-folder.ts';

/**
 * Makes a file of the site's own.
 *
 * @param address such as `/feed.json`
 * @returns undefined where the site has none there
 * @throws UserError when it makes no text, and what its module throws
 */
export async function makeOwnFile(
  content: SiteContent,
  address: string,
  locate: Locate,
): Promise<string | undefined> {
  const make = content.code.files?.get(address) as OwnFile | undefined;
  if (!make) return undefined;
  const text: unknown = await make(describeSite(content, locate));
  if (typeof text === 'string') return text;
  throw new UserError(
    `${moduleOf(address)}: expected its default export to return a text, found ${typeof text}: write JSON with JSON.stringify`,
  );
}

const moduleOf = (address: string) => `files${address}.ts`;

/**
 * Writes the files of the site's own beside those that every site has.
 *
 * @param folder the folder to deploy, with all other files in place
 */
export async function writeOwnFiles(
  writeFile: WriteFile,
  folder: string,
  content: SiteContent,
  locate: Locate,
): Promise<void> {
  for (const address of content.code.files?.keys() ?? []) {
    if (existsSync(path.join(folder, address)))
      throw new UserError(
        `${moduleOf(address)}: the site has another file at ${address}: give this one another name`,
      );
    const text = await makeOwnFile(content, address, locate).catch((error: unknown) => {
      throw explainViewError(error, address);
    });
    writeFile(address, text ?? '');
  }
}
