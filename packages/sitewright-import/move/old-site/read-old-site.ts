import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { findTextMistake, UserError } from 'sitewright/lib';
import { readTextFile } from 'sitewright/node';
import { listFolders, type OldSite, plainAddress, type ReadFile } from './old-site.ts';
import { readMenu } from './read-menu.ts';
import { findTwins, readTexts } from './read-texts.ts';
import { readValues, type Values, valueAt, wordsOf } from './read-values.ts';
import { readWxr } from './read-wxr.ts';
import { type System, systems } from './systems.ts';

/** What builds leave, and what no site is made of. */
const noContent =
  /^(?:vendor|_site|dist|build|public\/build)\/|(?:^|\/)(?:node_modules|\.git|\.github|\.husky|\.vscode|\.idea|\.cache|\.docusaurus)\//;

/**
 * Reads an old site: a folder, or an export of WordPress. Nothing of it runs.
 *
 * @param place the path of the folder or of the file
 * @param from the name of its system, where somebody says it
 * @throws UserError where there is nothing to read
 */
export function readOldSite(place: string, from?: string): OldSite {
  if (!existsSync(place)) throw new UserError(`There is no ${place}`);
  if (statSync(place).isFile()) {
    const text = readTextFile(place);
    const mistake = findTextMistake(text);
    if (mistake)
      throw new UserError(`${place}:${mistake.line}:${mistake.column} ${mistake.message}`);
    return readWxr(place, text);
  }
  const files = readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) =>
      path.relative(place, path.join(one.parentPath, one.name)).split(path.sep).join('/'),
    )
    .filter((file) => !noContent.test(file))
    .sort();
  const read = reader(place);
  const { system, sign } = recognise(files, from);
  const inner = sign || from ? undefined : findInner(files);
  if (inner) {
    const site = readOldSite(path.join(place, inner));
    if (site.pages.length > 0)
      return { ...site, why: `${site.why} in ${inner}/, whose texts alone are read` };
  }
  const config = readConfig(sign, files, read);
  const folders = new Set(files.flatMap(listFolders));
  const data = readData(system, files, read);
  const url = wordsOf(config.url ?? config.baseURL ?? config.site_url ?? config.site) ?? '';
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const base = wordsOf(config.baseUrl ?? config.baseurl ?? config.base) ?? address?.pathname ?? '';
  const site: OldSite = {
    ...{ system, folder: place, files, config, data },
    why: from ? 'as you say' : sign ? `by its file ${sign}` : 'as it has no file of a system',
    pages: [],
    leftOut: [],
    menu: [],
    hosts: new Set(address ? [address.host.replace(/^www\./, '')] : []),
    base: plainAddress(base),
    redirectFiles: files.filter((file) =>
      /^(?:static\/|public\/)?(?:_redirects|\.htaccess)$/.test(file),
    ),
    redirects: [
      ...readRedirects(config),
      ...files.flatMap((file) => readScriptRedirects(file, read)),
    ],
  };
  const texts = system.findTexts(config, folders);
  site.pages = findTwins(texts.flatMap((one) => readTexts(one, site, read, texts)));
  site.menu = readMenu(site, read);
  return site;
}

/** The folder at the top that alone has files of a system, as `website/` beside the code of a product. */
function findInner(files: readonly string[]): string | undefined {
  const folders = new Set(files.flatMap((file) => listFolders(file)[0] ?? []));
  const [only, second] = [...folders].filter((folder) => {
    const inside = files.filter((file) => file.startsWith(`${folder}/`));
    return recognise(
      inside.map((file) => file.slice(folder.length + 1)),
      undefined,
    ).sign;
  });
  return second === undefined ? only : undefined;
}

/** Reads files of an old site; those that are no texts, and those that are not there, have none. */
export const reader =
  (place: string): ReadFile =>
  (file) => {
    const whole = path.join(place, file);
    if (!existsSync(whole)) return undefined;
    const text = readTextFile(whole);
    return findTextMistake(text) ? undefined : text;
  };

function recognise(files: readonly string[], from: string | undefined) {
  const named = systems.find(({ name }) => name === from);
  if (from && !named)
    throw new UserError(
      `There is no system ${from}: --from ${systems.map(({ name }) => name).join(', --from ')}`,
    );
  const signOf = (system: System) =>
    system.signs.flatMap((sign) => files.find((file) => sign.test(file)) ?? [])[0];
  const isSure = (system: System) => {
    const sign = signOf(system);
    // A config.yaml may be of anything.
    return sign && (!/^config\./.test(sign) || files.some((file) => file.startsWith('content/')));
  };
  const system = named ?? systems.find(isSure) ?? (systems.at(-1) as System);
  return { system, sign: signOf(system) };
}

/** What the configuration says; Hugo's may stand in several files, each called by what it is about. */
function readConfig(sign: string | undefined, files: readonly string[], read: ReadFile): Values {
  if (!sign) return {};
  const valuesOf = (file: string) => (readValues(file, read(file) ?? '') ?? {}) as Values;
  const config: Record<string, unknown> = { ...valuesOf(sign) };
  const folder = path.posix.dirname(sign);
  if (!folder.startsWith('config/')) return config;
  for (const file of files.filter((one) => one.startsWith(`${folder}/`) && one !== sign)) {
    const [, name = '', language] = /([^/.]+)(?:\.([^/]+))?\.(?:toml|ya?ml|json)$/.exec(file) ?? [];
    const group = (config[name] ?? {}) as Values;
    config[name] = { ...group, ...(language ? { [language]: valuesOf(file) } : valuesOf(file)) };
  }
  return config;
}

function readData({ data: folders }: System, files: readonly string[], read: ReadFile): Values {
  const data: Record<string, unknown> = {};
  for (const folder of folders) {
    for (const file of files.filter((one) => one.startsWith(`${folder}/`))) {
      const [, name] = /^(.+)\.(?:ya?ml|json|toml)$/.exec(file.slice(folder.length + 1)) ?? [];
      if (!name) continue;
      let group = data;
      const parts = name.split('/');
      for (const part of parts.slice(0, -1)) {
        group[part] ??= {};
        group = group[part] as typeof group;
      }
      group[parts.at(-1) ?? ''] ??= readValues(file, read(file) ?? '');
    }
  }
  return data;
}

/** Redirects that a script lists as data, as for a plugin of Docusaurus. */
function readScriptRedirects(file: string, read: ReadFile): { from: string; to: string }[] {
  if (!/(?:^|\/)(?:redirects?|docusaurus\.config)\.[cm]?[jt]s$/.test(file)) return [];
  const blocks = (read(file) ?? '').match(/\{[^{}]*\bfrom:[^{}]*\}/g) ?? [];
  return blocks.flatMap((block) => {
    const [, to] = /\bto:\s*['"`]([^'"`\n]+)/.exec(block) ?? [];
    const [, from = ''] = /\bfrom:\s*(\[[^\]]*\]|['"`][^'"`\n]+['"`])/.exec(block) ?? [];
    return to
      ? [...from.matchAll(/['"`]([^'"`\n]+)['"`]/g)].map(([, one = '']) => ({ from: one, to }))
      : [];
  });
}

/** Redirects that the configuration lists, by files or addresses: those of a plugin of MkDocs. */
function readRedirects(config: Values): { from: string; to: string }[] {
  const plugins = [config.plugins].flat();
  const maps = plugins.map((one) => valueAt(one, 'redirects.redirect_maps'));
  return maps.flatMap((map) =>
    Object.entries((map ?? {}) as Values).map(([from, to]) => ({ from, to: String(to) })),
  );
}
