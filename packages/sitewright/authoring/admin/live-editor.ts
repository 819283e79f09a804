import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SiteFolder } from '../../content/index/site-folder.ts';
import type { Site } from '../../content/schemas/site.ts';
import { UserError } from '../../lib/user-error.ts';
import { bundleEditor } from '../bundle-editor.ts';
import { cmsConfig } from './cms-config.ts';
import { withoutFrame } from './text-frame.ts';

/** The folder of the editor's package. */
const cmsFolder = path.resolve(createRequire(import.meta.url).resolve('@sveltia/cms'), '../..');

type Editing = NonNullable<Site['editing']>;

/** Where each service answers, and what a server of one's own has behind its host. */
const services = {
  github: ['https://api.github.com', '/api'],
  gitlab: ['https://gitlab.com/api/v4', '/api/v4'],
  gitea: ['https://gitea.com/api/v1', '/api/v1'],
} as const;

function findApi({ service, server }: Editing): string {
  const [api, place] = services[service];
  return server ? server + place : api;
}

/**
 * Writes the content editor at /admin for a site that names its repository: the page with its policy,
 * the editor from its package, and its configuration. Without `editing` it writes nothing.
 *
 * @param folder the folder to deploy
 * @param basePath what every URL path of the site begins with, such as `/shop`
 * @throws UserError when a page of the site has the same address
 */
export async function writeLiveEditor(
  folder: string,
  { editing, origin }: Site,
  basePath: string,
  content: SiteFolder,
): Promise<void> {
  if (!editing) return;
  const admin = path.join(folder, 'admin');
  refuseOtherPage(folder, content);
  mkdirSync(admin);
  // What encodes pictures needs a policy that allows more, and the editor works without it.
  const filter = (file: string) => !file.endsWith('.wasm');
  for (const name of ['npm', 'locales', 'LICENSE.txt']) {
    cpSync(path.join(cmsFolder, name), path.join(admin, name), { recursive: true, filter });
  }
  const config = {
    site_url: origin + basePath,
    ...liveConfig(content, editing),
  };
  writeFileSync(path.join(admin, 'config.json'), JSON.stringify(config));
  const page = readFileSync(path.join(import.meta.dirname, 'live.html'), 'utf8');
  const service = new URL(findApi(editing)).origin;
  writeFileSync(`${admin}.html`, page.replace('{service}', service).replaceAll('{base}', basePath));
  const script = await bundleEditor('admin/browser/editor.ts');
  writeFileSync(path.join(admin, 'editor.js'), script.get('editor.js') ?? '');
}

/** @throws UserError when a page of the site has the editor's address */
export function refuseOtherPage(folder: string, content: SiteFolder): void {
  if (!existsSync(path.join(folder, 'admin.html'))) return;
  throw new UserError(
    `${content.nameOf('site.yaml')} editing: its editor is at /admin, where a page is: give the page another address`,
  );
}

const checkedLater =
  'Each text and link is checked when you save. Everything together is checked before it is published: what is wrong is not, and the site stays as it was.';

/** The files of which the editor would change every line, by the texts that it has of them. */
function listUnkept({ all }: SiteFolder): Record<string, string> {
  const unkept = [...all].filter(
    ([file, { text }]) => /\.(yaml|md)$/.test(file) && withoutFrame(text) !== text,
  );
  return Object.fromEntries(unkept.map(([file, { text }]) => [withoutFrame(text), file]));
}

/** The configuration of the editor for files that are in a repository. */
export function liveConfig(folder: SiteFolder, editing: Editing) {
  const { service: name, repository: repo, branch } = editing;
  const place = path.relative('', folder.path).replaceAll(path.sep, '/');
  const unkept = listUnkept(folder);
  const names = Object.values(unkept).join(', ');
  const reason = ` Not listed, because other lines than yours would change: ${names}. Save them with the line ends of Unix, one at the end, and without a byte order mark.`;
  return {
    ...cmsConfig(folder, place, checkedLater + (names && reason)),
    unkept,
    backend: { name, repo, branch, api_root: findApi(editing), auth_methods: ['token'] },
    // The editor has no drafts for Gitea yet: what is saved there is on the branch.
    ...(name !== 'gitea' && { publish_mode: 'editorial_workflow' }),
  };
}
