import path from 'node:path';
import type { SiteFolder } from '../../content/index/site-folder.ts';
import {
  type FileSchemas,
  fileOf,
  readActionNames,
  readFileSchemas,
  schemaOfFile,
} from '../../content/json-schemas.ts';
import { readLanguageTags } from '../../content/languages.ts';
import { listPageFiles } from '../../content/page-files.ts';
import { listOwnSections, withoutOthersSections } from '../../content/section-languages.ts';
import { actionFields, type CmsField, formFields, labelOf, onlyLanguage } from './cms-fields.ts';
import { maxUpload } from './content-storage.ts';

/** The content editor's names for the files that are no pages, in the order in which it lists them. */
const labels: Readonly<Record<string, string>> = {
  brand: 'The brand',
  site: 'Address and law',
  navigation: 'Header and footer',
  actions: 'Buttons',
  blog: 'Around the posts',
  reading: 'Around long texts',
  announcement: 'Announcement',
  redirects: 'Old addresses',
  'not-found': 'Page not found',
  error: 'Application error',
};

/** A list of files in the editor, or a folder of files that have the same fields. */
interface CmsCollection {
  name: string;
  label: string;
  folder?: string;
  fields?: CmsField[];
  files?: {
    name: string;
    label: string;
    file: string;
    fields: CmsField[];
    preview_path?: string;
  }[];
  [option: string]: unknown;
}

const checkedHere =
  'Each save is checked as a build checks it: what is wrong is not saved, and is said with its line.';

/** The text of a file in Markdown, behind the fields of its front matter. */
const body = { name: 'body', label: 'Text', widget: 'markdown', i18n: true };
/** The file as it was, into which browser/editor.ts merges what was changed. */
const source = { name: '_source', label: 'File', widget: 'hidden', i18n: true };

/**
 * The configuration of the content editor at /admin: every content file, with every field of its
 * schema. The languages of a site that has several stand side by side.
 *
 * @param place path of the content folder in the editor's storage
 * @param description what the editor says above its lists
 */
export function cmsConfig(folder: SiteFolder, place = 'content', description = checkedHere) {
  const schemas = readFileSchemas(folder);
  const languages = readLanguageTags(folder);
  const isTranslated = languages.length > 1;
  const first = (isTranslated && languages[0]) || onlyLanguage;
  // Translations are in the folders of their languages, the first language is in none.
  const root = isTranslated ? `${place}/{{locale}}` : place;
  // Where the editor's link to a page leads, on the server that shows the editor.
  const previewOf = (page: string) => `${isTranslated ? '{{locale}}' : ''}${page}`;
  const shared = {
    description,
    i18n: isTranslated,
    media_folder: `/${place}/pictures`,
    public_folder: '',
  };
  const entry = (file: string, name: string, label: string, fields: CmsField[]) => {
    const form = { format: 'merged-yaml', fields: [...fields, source] };
    return { name, label, file: `${root}/${file}`, i18n: isTranslated, ...form };
  };
  const settings = Object.entries(labels).flatMap(([kind, label]) => {
    const schema = schemas.files.get(kind) ?? {};
    if (!folder.has(fileOf(kind))) return [];
    const fields =
      kind === 'actions'
        ? actionFields(schema, readActionNames(folder), first)
        : formFields(schema, first, folder.fields(fileOf(kind)));
    return [entry(fileOf(kind), kind, label, fields)];
  });
  // Each page has the fields of the sections that stand in its file.
  const pageFields = (file: string) => {
    const value = folder.fields(file);
    const alone = listSectionsAlone(folder, file, languages.slice(1));
    const all = { ...alone, ...value };
    const fields = formFields(schemaOfFile(schemas, file, all), first, all).map((one) =>
      Object.hasOwn(value, one.name) || !Object.hasOwn(alone, one.name) ? one : inEachLanguage(one),
    );
    return [sectionsToAdd(schemas, first), ...fields];
  };
  const all = listPageFiles(folder);
  const listPages = (files: typeof all) =>
    files.map(({ file, path: page }) => {
      const name = file.replace(/\.yaml$/, '').replace(/^platforms\//, '');
      const label = labelOf(name.replace(/^pages\//, ''));
      // Names of pages have no two hyphens in a row: no other file has this one.
      const own = entry(file, name.replaceAll('/', '--'), label, pageFields(file));
      return { ...own, preview_path: previewOf(page) };
    });
  const isPlatform = ({ file }: (typeof all)[number]) => file.startsWith('platforms/');
  const pages = listPages(all.filter((one) => !isPlatform(one)));
  const platforms = listPages(all.filter(isPlatform));
  const listFolder = (kind: string, inside: string, label: string, singular: string) => {
    return {
      ...shared,
      name: inside.replaceAll('/', '-'),
      label,
      label_singular: singular,
      folder: `${root}/${inside}`,
      format: 'merged-markdown',
      // The address of a post is that of the blog and not of its file.
      ...(kind !== 'post' && {
        preview_path: previewOf(`${`/${inside}`.replace(/^\/pages/, '')}/{{slug}}`),
      }),
      identifier_field: 'title',
      // A new post has the day on which it was begun; its file can get another name.
      ...(kind === 'post' && { slug: '{{year}}-{{month}}-{{day}}-{{slug}}' }),
      create: true,
      fields: [...formFields(schemas.files.get(kind) ?? {}, first), body, source],
    };
  };
  const collections: CmsCollection[] = [
    { ...shared, name: 'site', label: 'Pages', files: [...settings, ...pages] },
    ...(platforms.length > 0
      ? [{ ...shared, name: 'platforms', label: 'Platforms', files: platforms }]
      : []),
    ...listTextFolders(folder).map((inside) => {
      const label = inside === 'pages' ? 'Texts' : `Texts in /${inside.slice('pages/'.length)}`;
      return listFolder('text', inside, label, 'Text');
    }),
    ...(folder.has('blog.yaml') ? [listFolder('post', 'posts', 'Posts', 'Post')] : []),
  ];
  return {
    // Its storage is the content folder, which is always named content/ there: see
    // browser/content-folder.ts.
    backend: { name: 'test-repo' },
    load_config_file: false,
    // The server removes the slash that the editor puts before the name of a picture.
    media_folder: `${place}/pictures`,
    public_folder: '/',
    media_libraries: { default: { config: { slugify_filename: true, max_file_size: maxUpload } } },
    // The site itself is the preview, in another tab.
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    ...(isTranslated && {
      i18n: {
        structure: 'multiple_root_folders',
        locales: languages,
        default_locale: first,
        omit_default_locale_from_file_path: true,
        omit_default_locale_from_preview_path: true,
        // A page need not be in every language.
        initial_locales: 'default',
      },
    }),
    collections,
  };
}

/** The sections of a page that translations have alone. */
function listSectionsAlone(folder: SiteFolder, file: string, tags: readonly string[]) {
  const all = tags.flatMap((tag) =>
    listOwnSections(
      folder.translation(tag).fields(file),
      withoutOthersSections(folder.fields(file), tag),
    ),
  );
  return Object.fromEntries(all);
}

/** A field that any language may have and none must, with all that is in it. */
const inEachLanguage = ({ field, fields, ...one }: CmsField): CmsField => ({
  ...one,
  i18n: true,
  required: false,
  ...(field && { field: inEachLanguage(field) }),
  ...(fields && { fields: fields.map(inEachLanguage) }),
});

/** A list whose entries become sections of the page. */
function sectionsToAdd({ sections }: FileSchemas, first: string): CmsField {
  const types = [...sections].map(([name, schema]) => {
    const fields = formFields(schema, first).filter((one) => one.name !== 'section');
    return { name, label: labelOf(name), widget: 'object', fields };
  });
  const labels = { label: 'New sections', label_singular: 'Section' };
  return { name: '_add', ...labels, widget: 'list', required: false, types, typeKey: 'section' };
}

/** The folders with pages that are written in Markdown. */
function listTextFolders({ files }: SiteFolder): string[] {
  const pages = files.filter((file) => /^pages\/.+\.md$/.test(file));
  return [...new Set(['pages', ...pages.map((file) => path.posix.dirname(file))])];
}
