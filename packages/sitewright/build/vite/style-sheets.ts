import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder } from '../../content/disk/content-folder.ts';
import { readSite } from '../../kinds/read-site.ts';
import { isFoundSheet, sheetPlaces } from '../../kinds/site-files.ts';
import { machineFolder } from '../../lib/own-files.ts';
import { readTextFile } from '../../lib/read-text-file.ts';
import { UserError } from '../../lib/user-error.ts';

/** Whether a site draws its header itself. */
export const hasOwnHeader = (site = '.') => existsSync(path.resolve(site, 'frame/header.tsx'));

/**
 * Lets style sheets write `@origin` for the site's origin, which they print whole addresses with, and
 * import all files of a pattern: `@import "../../kinds/<kind>/*.css";`, in the machine's folder or, as `@site/…`,
 * in the site's. A file of the site's styles takes the place of one of the same name that kinds share.
 *
 * @param site path of the site's folder
 */
export function styleSheets(site = '.'): Plugin {
  // A build has read it, and says it to the bundler; the development server reads each edit of it.
  const readOrigin = () =>
    process.env.SITE_ORIGIN ?? String(readSite(contentFolder).fields('site.yaml').origin);
  return {
    name: 'style-sheets',
    enforce: 'pre',
    resolveId(source, importer) {
      const own = importer && toAddress(path.relative(site, importer));
      const isFromPackage = /^[^./\0].*\.css$/.test(source);
      // What a package brings of a package is its own affair.
      if (!own || !isFromPackage || !/^(sections|frame|figures|files)\/.*\.[jt]sx?$/.test(own))
        return;
      const before = readTextFile(importer).split(source)[0]?.split('\n') ?? [];
      const place = `${own}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
      const line = `@import "${source}";`;
      throw new UserError(
        `${place} no page would have these styles: write ${line} into sections/<kind>/<kind>.css`,
      );
    },
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.css')) return null;
      const own = `${toAddress(path.resolve(site))}/`;
      const isOwn = file.startsWith(own) && !file.startsWith(`${toAddress(machineFolder)}/`);
      const sheet = isOwn ? file.slice(own.length) : undefined;
      if (sheet && !sheet.startsWith('node_modules/') && !isFoundSheet(sheet))
        throw new UserError(`${sheet}: ${sheetPlaces}`);
      // One that a site's module imports is in the style sheet already.
      if (sheet) return '';
      const whole = code
        .replace('@import "./header.css";', (line) => (hasOwnHeader(site) ? '' : line))
        .replaceAll(/@import "([^"]*\*[^"]*|@site\/[^"]*)"([^;]*);/g, (_, pattern, layer) =>
          listSheets(pattern, path.dirname(file), site)
            .map((one) => `@import "${one}"${layer};`)
            .join('\n'),
        )
        .replaceAll(/(?<=@source ")@site\//g, `${toAddress(path.resolve(site))}/`);
      if (!whole.includes('@origin')) return whole;
      const settings = path.resolve(contentFolder, 'site.yaml');
      this.addWatchFile(settings);
      return whole.replaceAll('@origin', readOrigin());
    },
  };
}

/** The style sheets of a pattern as `@import` names them, sorted: a file before those whose names go on where its own ends. */
function listSheets(pattern: string, folder: string, site: string): string[] {
  const isOwn = pattern.startsWith('@site/');
  const cwd = isOwn ? path.resolve(site) : folder;
  const replaced = isOwn ? ['tokens'] : listNames(path.resolve(site, 'styles'));
  const isReplaced = (file: string) =>
    /(^|\/)(shared|styles)\/[^/]+$/.test(file) && replaced.includes(path.parse(file).name);
  const names = globSync(isOwn ? pattern.slice('@site/'.length) : pattern, { cwd });
  return names
    .filter((one) => !pattern.includes('*') || !isReplaced(one))
    .map((one) => toAddress(path.relative(folder, path.join(cwd, one))).replace(/\.css$/, ''))
    .sort()
    .map((one) => (one.startsWith('.') ? `${one}.css` : `./${one}.css`));
}

const listNames = (folder: string) =>
  globSync('*.css', { cwd: folder }).map((file) => path.parse(file).name);

const toAddress = (file: string) => file.split(path.sep).join('/');
