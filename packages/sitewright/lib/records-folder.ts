import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readVersion } from './own-files.ts';

/** Where a site keeps what its pages say and how they look, as somebody accepted them. */
export const recordsFolder = 'accepted';
export const records = {
  pages: `${recordsFolder}/pages`,
  trees: `${recordsFolder}/accessibility-trees`,
};

/** Where pictures of what looks otherwise than accepted are left. */
export const differencesFolder = 'build/differences';

const versionFile = `${recordsFolder}/sitewright-version.txt`;

/** The version of the machine that made the accepted pages; undefined where nobody recorded it. */
export const readMadeWith = (): string | undefined =>
  existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : undefined;

export const recordVersion = (): void => writeFileSync(versionFile, `${readVersion()}\n`);
