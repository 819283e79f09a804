import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { contentFolder, nameContentFile } from '../../app/content/content-folder.ts';
import { readFileSchemas } from '../../app/content/json-schemas.ts';
import { pathOfPage } from '../../app/content/page-files.ts';
import type { Site } from '../../app/content/schemas/site.ts';
import { UserError } from '../../lib/user-error.ts';
import { bundleEditor } from '../bundle-editor.ts';
import { cmsConfig } from './cms-config.ts';
import { type CmsField, fieldsOf, labelOf, onlyLanguage } from './cms-fields.ts';

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
 * @throws UserError when a page of the site has the same address
 */
export async function writeLiveEditor(folder: string, { editing, origin }: Site): Promise<void> {
  if (!editing) return;
  const admin = path.join(folder, 'admin');
  if (existsSync(`${admin}.html`)) {
    throw new UserError(
      `${nameContentFile(contentFolder, 'site.yaml')} editing: its editor is at /admin, where a page is: give the page another address`,
    );
  }
  mkdirSync(admin);
  const cms = path.resolve(createRequire(import.meta.url).resolve('@sveltia/cms'), '../..');
  // What encodes pictures needs a policy that allows more, and the editor works without it.
  const filter = (file: string) => !file.endsWith('.wasm');
  for (const name of ['npm', 'locales', 'LICENSE.txt']) {
    cpSync(path.join(cms, name), path.join(admin, name), { recursive: true, filter });
  }
  const config = { site_url: origin, ...liveConfig(contentFolder, editing) };
  writeFileSync(path.join(admin, 'config.json'), JSON.stringify(config));
  const page = readFileSync(path.join(import.meta.dirname, 'live.html'), 'utf8');
  writeFileSync(`${admin}.html`, page.replace('{service}', new URL(findApi(editing)).origin));
  const script = await bundleEditor('admin/browser/live-editor.ts');
  writeFileSync(path.join(admin, 'editor.js'), script.get('editor.js') ?? '');
}

/** The configuration of the editor for files that are in a repository. */
export function liveConfig(folder: string, editing: Editing) {
  const { service: name, repository: repo, branch } = editing;
  const place = path.relative('', folder).replaceAll(path.sep, '/');
  const { i18n, collections, ...config } = cmsConfig(folder, place);
  const sections = sectionsToAdd(folder, i18n?.default_locale ?? onlyLanguage);
  // The file as it was, into which browser/live-editor.ts merges what was changed.
  const source = { name: '_source', label: 'File', widget: 'hidden', i18n: true };
  const isPage = (file: string) =>
    pathOfPage(file.slice(place.length + 1).replace('{{locale}}/', '')) !== undefined;
  return {
    ...config,
    ...(i18n && { i18n }),
    backend: { name, repo, branch, api_root: findApi(editing), auth_methods: ['token'] },
    // The editor has no drafts for Gitea yet: what is saved there is on the branch.
    ...(name !== 'gitea' && { publish_mode: 'editorial_workflow' }),
    collections: collections.map(({ files, fields = [], extension: _, ...collection }) => {
      const format = 'merged-markdown';
      if (!files) return { ...collection, format, fields: [...fields, source] };
      const merged = files.map((one) => {
        const more = isPage(one.file) ? [sections] : [];
        return { ...one, format: 'merged-yaml', fields: [...more, ...one.fields, source] };
      });
      return { ...collection, files: merged };
    }),
  };
}

/** A list whose entries become sections of the page. */
function sectionsToAdd(folder: string, first: string): CmsField {
  const types = [...readFileSchemas(folder).sections].map(([name, schema]) => {
    const fields = fieldsOf(schema, first).filter((one) => one.name !== 'section');
    return { name, label: labelOf(name), widget: 'object', fields };
  });
  const labels = { label: 'New sections', label_singular: 'Section' };
  return { name: '_add', ...labels, widget: 'list', required: false, types, typeKey: 'section' };
}
