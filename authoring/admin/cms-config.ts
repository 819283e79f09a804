import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../../app/content/content-files.ts';
import { fileOf, jsonSchemas, readActionNames } from '../../app/content/json-schemas.ts';
import { readLanguageTags } from '../../app/content/languages.ts';
import { parseYaml } from '../../app/content/yaml-file.ts';
import { actionFields, type CmsField, fieldsOf, labelOf } from './cms-fields.ts';
import { maxUpload } from './content-storage.ts';

/** The content editor's names for the files, in the order in which it lists them. */
const labels: Readonly<Record<string, string>> = {
  brand: 'The brand',
  site: 'Address and law',
  navigation: 'Header and footer',
  actions: 'Buttons',
  home: 'Home',
  about: 'About',
  pricing: 'Pricing',
  contact: 'Contact',
  'case-studies': 'Case studies',
  careers: 'Careers',
  blog: 'Around the posts',
  reading: 'Around long texts',
  'not-found': 'Page not found',
  error: 'Application error',
};

/** A list of files in the editor, or a folder of files that have the same fields. */
interface CmsCollection {
  name: string;
  label: string;
  folder?: string;
  fields?: CmsField[];
  files?: { name: string; label: string; file: string; fields: CmsField[] }[];
  [option: string]: unknown;
}

/** The text of a file in Markdown, behind the fields of its front matter. */
const body = { name: 'body', label: 'Text', widget: 'markdown', i18n: true };

/** Where pictures are: a path from the root of the editor's storage. */
const pictures = '/content/pictures';

/**
 * The configuration of the content editor at /admin: every content file, with every field of its
 * schema. The languages of a site that has several stand side by side.
 *
 * @param folder path of the content folder; its files may hold anything
 */
export function cmsConfig(folder: string) {
  const schemas = jsonSchemas(folder);
  const exists = (file: string) => existsSync(path.join(folder, file));
  const languages = readLanguageTags(folder);
  const isTranslated = languages.length > 1;
  // What the editor calls the first language of a site, and the only one.
  const first = (isTranslated && languages[0]) || '_default';
  // Translations are in the folders of their languages, the first language is in none.
  const root = isTranslated ? 'content/{{locale}}' : 'content';
  const shared = { i18n: isTranslated, media_folder: pictures, public_folder: '' };
  const files = [...schemas].flatMap(([kind, schema]) => {
    // Of the first kinds there may be many files; the others exist only beside those.
    if (['platform', 'page', 'post'].includes(kind)) return [];
    if (['blog', 'reading'].includes(kind) && !exists(fileOf(kind))) return [];
    const label = labels[kind] ?? labelOf(kind);
    const fields =
      kind === 'actions'
        ? actionFields(schema, readActionNames(folder), first)
        : fieldsOf(schema, first, readValue(path.join(folder, fileOf(kind))));
    return [{ name: kind, label, file: `${root}/${fileOf(kind)}`, i18n: isTranslated, fields }];
  });
  const order = Object.keys(labels);
  files.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const listFolder = (kind: string, inside: string, label: string, singular: string) => {
    const isText = kind !== 'platform';
    const fields = fieldsOf(schemas.get(kind) ?? {}, first);
    return {
      ...shared,
      name: inside.replaceAll('/', '-'),
      label,
      label_singular: singular,
      folder: `${root}/${inside}`,
      extension: isText ? 'md' : 'yaml',
      identifier_field: isText ? 'title' : 'name',
      // A new post has the day on which it was begun; its file can get another name.
      ...(kind === 'post' && { slug: '{{year}}-{{month}}-{{day}}-{{slug}}' }),
      create: true,
      fields: isText ? [...fields, body] : fields,
    };
  };
  const collections: CmsCollection[] = [
    { ...shared, name: 'site', label: 'Pages', files },
    listFolder('platform', 'platforms', 'Platforms', 'Platform'),
    ...listTextFolders(folder).map((inside) => {
      const label = inside === 'pages' ? 'Texts' : `Texts in /${inside.slice('pages/'.length)}`;
      return listFolder('page', inside, label, 'Text');
    }),
    ...(exists('blog.yaml') ? [listFolder('post', 'posts', 'Posts', 'Post')] : []),
  ];
  return {
    // Its storage is the content folder, which is always named content/ there: see
    // browser/content-folder.ts.
    backend: { name: 'test-repo' },
    load_config_file: false,
    // The server removes the slash that the editor puts before the name of a picture.
    media_folder: 'content/pictures',
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
        // A page need not be in every language.
        initial_locales: 'default',
      },
    }),
    collections,
  };
}

/** The folders with pages that are written in Markdown. */
function listTextFolders(folder: string): string[] {
  const pages = contentFiles(folder).filter((file) => /^pages\/.+\.md$/.test(file));
  return [...new Set(['pages', ...pages.map((file) => path.posix.dirname(file))])];
}

/** What a content file holds; nothing when it cannot be read. */
function readValue(file: string): unknown {
  if (!existsSync(file)) return undefined;
  const document = parseYaml(readFileSync(file, 'utf8'));
  return document.errors.length > 0 ? undefined : document.toJS();
}
