import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageOf, type SiteFolder } from 'sitewright/content';
import { pathInLanguage, readLanguages } from 'sitewright/languages';
import { UserError } from 'sitewright/lib';
import { listPageFiles } from 'sitewright/pages';
import type { Site } from 'sitewright/schemas';
import { decodeFiles } from 'sitewright/site';
import { isDataFile } from 'sitewright/texts';
import { bundleEditor, type SiteBundle } from '../server/bundle-editor.ts';
import { opening } from '../server/loading-screen.ts';
import { services } from '../storage/repository/services.ts';
import type { LiveSettings } from './settings.ts';

type Editing = NonNullable<Site['editing']>;

/**
 * Writes the editor of the live site, with a list of all content at /admin and each page at an address such as
 * /admin/pricing, for a site that names its repository: its pages with their policy, the editor with the site's own views,
 * and what a decoder tells of the site's files. Without `editing` it writes nothing.
 *
 * @param folder the folder to deploy
 * @param basePath what every URL path of the site begins with, such as `/shop`
 * @param drawing what a bundle needs for the site's own code, and the style sheet of all pages
 * @throws UserError when a page of the site has the same address
 */
export async function writePageEditor(
  folder: string,
  { editing }: Site,
  basePath: string,
  content: SiteFolder,
  { bundle, styles }: { bundle: () => Promise<SiteBundle>; styles: string },
): Promise<void> {
  if (!editing) return;
  refuseOtherPage(folder, content);
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const settings = await readSettings(content, editing, basePath);
  write('admin/live/settings.json', JSON.stringify(settings));
  const page = readFileSync(path.join(import.meta.dirname, 'live.html'), 'utf8')
    .replace('{opening}', opening())
    .replace('{service}', new URL(settings.api).origin)
    .replaceAll('{base}', basePath);
  write('admin.html', page);
  for (const address of listAddresses(content)) {
    write(`admin${address === '/' ? '/home' : address}.html`, page);
  }
  const files = await bundleEditor('live/browser/start.tsx', await bundle());
  for (const [name, text] of files) write(`admin/live/${name}`, text);
  write('admin/live/page.css', styles);
}

/** @throws UserError when a page of the site has the editor's address */
function refuseOtherPage(folder: string, content: SiteFolder): void {
  if (!existsSync(path.join(folder, 'admin.html'))) return;
  throw new UserError(
    `${content.nameOf('site.yaml')} editing: its editor is at /admin, where a page is: give the page another address`,
  );
}

/** The addresses of all pages of sections, in every language. */
function listAddresses(content: SiteFolder): string[] {
  const pages = listPageFiles(content);
  return readLanguages(content).flatMap((language) =>
    pages.flatMap(({ file, path: page }) =>
      !language.base || content.all.has(`${language.tag}/${file}`)
        ? pathInLanguage(language, page)
        : [],
    ),
  );
}

/** What the editor has to know of the site and its repository. */
export async function readSettings(
  content: SiteFolder,
  editing: Editing,
  base: string,
): Promise<LiveSettings> {
  const { mark, fonts, pictures } = await decodeFiles(content);
  const { service, server, repository, branch, folder, at } = editing;
  const isText = (file: string) =>
    /\.(yaml|md)$/.test(file) || isDataFile(file.slice((languageOf(file)?.length ?? -1) + 1));
  return {
    ...{ service, repository, branch, base, mark },
    ...services[service].findAddresses(server),
    isApart: at !== undefined,
    place: folder ?? findInRepository(content.path),
    others: [...content.all.keys()].filter((file) => !isText(file)),
    downloads: [...content.downloads],
    captions: [...content.captions],
    fonts: { ...fonts, scripts: [...fonts.scripts] },
    pictures: [...pictures],
  };
}

/** The path of a folder in its repository, in a work tree beside it too; else below the folder in which the site is built. */
export function findInRepository(folder: string): string {
  const git = spawnSync('git', ['rev-parse', '--show-prefix'], { cwd: folder, encoding: 'utf8' });
  // Where Git is not installed, there is no output.
  const prefix = (git.stdout ?? '').trim().replace(/\/$/, '');
  return prefix || path.relative('', folder).replaceAll(path.sep, '/');
}
