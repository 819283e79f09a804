// The built site with all that a host has to send, for tests of hosts.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeHostFiles } from '../../packages/sitewright/build/host-files.ts';
import { offeredEndings } from '../../packages/sitewright/content/disk/download-files.ts';
import { pagePaths } from '../support/built-pages.ts';
import { builtSite } from '../support/example.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** The built site with files that a vendor may offer. */
export const folder = temporaryFolder();
// The forms of the release's own file would not be those of what is written anew.
const filter = (file: string) => !/release\.txt\.\w+$/.test(file);
cpSync(builtSite, folder, { recursive: true, filter });
mkdirSync(path.join(folder, 'files'), { recursive: true });
const offered = ['Price List.pdf', 'stock.csv', ...offeredEndings.map((one) => `any.${one}`)];
for (const name of offered) writeFileSync(`${folder}/files/${name}`, name);
/** To a host a language is a folder with error pages of its own. */
export const notFoundPage = readFileSync(`${folder}/404.html`, 'utf8');
export const swedishNotFound = notFoundPage.replace(/(?<=<html[^>]* lang=)"?\w+"?/, '"sv"');
mkdirSync(path.join(folder, 'sv'), { recursive: true });
for (const name of ['404', '500']) writeFileSync(`${folder}/sv/${name}.html`, swedishNotFound);
// No language: what is in it are pages, whatever their names.
mkdirSync(path.join(folder, 'faq'), { recursive: true });
for (const form of ['', '.br', '.gz']) {
  cpSync(`${folder}/404.html${form}`, `${folder}/faq/404.html${form}`);
}
/** A place on a page, by its id, such as what a visitor would link to. */
export const [, movedTo = ''] = pagePaths;
export const [, anchor = ''] =
  /\sid="([\w-]+)"/.exec(readFileSync(`${folder}${movedTo}.html`, 'utf8')) ?? [];
const moved = [
  { from: '/old/prices', to: `${movedTo}#${anchor}` },
  { from: '/old.php', to: '/' },
];
writeHostFiles(folder, { host: undefined, basePath: '' }, { moved, languages: ['sv'] });
