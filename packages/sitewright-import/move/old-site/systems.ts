import { type Values, valueAt, wordsOf } from './read-values.ts';

/** A folder of texts of an old site. */
export interface Texts {
  /** Its path in the old site; empty for the whole of it. */
  folder: string;
  /** The address below which its pages stand; empty for `/`. */
  at: string;
  /** The tag of its language, where the system says it. */
  language?: string;
}

/** What one system does otherwise than others. */
export interface System {
  /** What `--from` calls it. */
  name: string;
  title: string;
  /** The files by which it is recognised: the first that is there has its configuration. */
  signs: readonly RegExp[];
  /** Where its texts lie, by its configuration and the folders that there are. */
  findTexts(config: Values, folders: ReadonlySet<string>): Texts[];
  /** Where the files lie that texts take in: `{% include %}`, `{{< name >}}`. */
  parts: readonly string[];
  /** Where files lie whose addresses begin at `/`, such as pictures. */
  statics: readonly string[];
  /** Where its data lie. */
  data: readonly string[];
  /** Names of files and folders that are no pages. */
  leaveOut?: RegExp;
  /** Whether files without front matter are no pages. */
  needsFields?: boolean;
  /** Whether numbers before names order them, as in `02-prices.md`. */
  hasOrderedNames?: boolean;
  /** The files whose addresses are without the day before their names. */
  datedNames?: RegExp;
  /** Whether README.md at its top is its start page, and no note for those who work on it. */
  beginsWithReadme?: boolean;
  /** Addresses of posts where nothing else says them. */
  permalink?: string;
  /** The pattern of addresses that the configuration has for a page; one of posts alone is `permalink`. */
  findPattern?(inside: string, config: Values): string | undefined;
  /** Whether addresses end in `.html` where neither a page nor the configuration says another. */
  hasEndings?(config: Values): boolean;
  /** Where fields stand that a folder gives to all of its texts. */
  defaults?: 'config' | 'folders';
  /** Whether its texts are HTML with commands in it, of which the HTML is read first. */
  beginsWithHtml?: boolean;
  /** Whether addresses are of the words of titles, in small letters. */
  hasSmallAddresses?: boolean;
  /** Whether each section has a list of its pages, whether links lead to it or not. */
  listsSections?: boolean;
  /** Whether names alone stand for fields and data, as in `{{ title }}`. */
  hasBareNames?: boolean;
  /** What says its menu; else data called navigation or the like. */
  menu?: 'nav' | 'summary' | 'sidebars' | 'menus';
}

const asText = (value: unknown, otherwise: string) =>
  (typeof value === 'string' ? value : otherwise).replaceAll(/^\.?\/+|\/+$/g, '');

const asGroup = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};

const patternAt = (config: Values, ...places: string[]) =>
  places.flatMap((one) => wordsOf(valueAt(config, one)) ?? [])[0];

/** What Jekyll calls its patterns of addresses. */
const styles: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  none: '/:categories/:title.html',
};

function findJekyllPattern(inside: string, config: Values): string | undefined {
  const said = typeof config.permalink === 'string' ? config.permalink : undefined;
  if (/(?:^|\/)_posts\//.test(inside)) return styles[said ?? 'date'] ?? said;
  const [, collection] = /^_([^/]+)\//.exec(inside) ?? [];
  if (collection)
    return patternAt(config, `collections.${collection}.permalink`) ?? '/:collection/:path';
  return said?.includes(':path') ? said : undefined;
}

/** Folders of texts of Hugo, of which each language may have its own. */
function findHugoTexts(config: Values): Texts[] {
  const main = { folder: asText(config.contentDir, 'content'), at: '' };
  const all = Object.entries(asGroup(config.languages)).flatMap(([language, said]): Texts[] => {
    const { contentDir } = asGroup(said);
    return typeof contentDir === 'string'
      ? [{ folder: asText(contentDir, ''), at: '', language }]
      : [];
  });
  // A language without a folder of its own has the one of the site.
  return all.some(({ folder }) => folder === main.folder) ? all : [main, ...all];
}

/** Folders of texts of Docusaurus, each with the base of its addresses, and those of its translations. */
function findDocusaurusTexts({ script }: Values, folders: ReadonlySet<string>): Texts[] {
  const text = String(script);
  const baseOf = (start: RegExp, otherwise: string) => {
    const { index = -1 } = start.exec(text) ?? {};
    const near = index < 0 ? '' : text.slice(index, index + 300);
    return asText(/routeBasePath:\s*['"`]([^'"`]*)/.exec(near)?.[1], otherwise);
  };
  const named = [...text.matchAll(/\bpath:\s*['"`]([\w./-]+)['"`]/g)]
    .map(([, folder]) => asText(folder, ''))
    .filter((folder) => folders.has(folder) && !/^(?:docs|blog|src\/pages)$/.test(folder));
  const main = [
    { folder: 'docs', at: baseOf(/\bdocs:\s*\{/, 'docs') },
    { folder: 'blog', at: baseOf(/\bblog:\s*\{/, 'blog') },
    { folder: 'src/pages', at: '' },
    ...[...new Set(named)].map((folder) => {
      return { folder, at: baseOf(new RegExp(`path:\\s*['"\`](?:\\./)?${folder}['"\`]`), folder) };
    }),
  ];
  const translated = [...folders].flatMap((folder): Texts[] => {
    const [, language, kind, id] =
      /^i18n\/([\w-]+)\/docusaurus-plugin-content-(docs|blog|pages)(?:-([\w-]+))?(?:\/current)?$/.exec(
        folder,
      ) ?? [];
    if (!language || (kind === 'docs' && !folder.endsWith('/current'))) return [];
    const of = kind === 'pages' ? 'src/pages' : (id ?? kind);
    return [{ folder, at: main.find((one) => one.folder === of)?.at ?? String(of), language }];
  });
  return [...main, ...translated].filter(({ folder }) => folders.has(folder));
}

/** Folders that have texts as soon as they are there. */
const findFirst = (names: readonly string[], folders: ReadonlySet<string>): Texts[] => {
  const folder = names.find((one) => folders.has(one)) ?? '';
  return [{ folder, at: '' }];
};

/** Files that people who work on a site read, and no visitor. */
export const notes =
  /(?:^|\/)(?:README|CONTRIBUTING|CODE_OF_CONDUCT|CHANGELOG|LICEN[CS]E[\w-]*|SECURITY|CODEOWNERS|PULL_REQUEST_TEMPLATE)\.(?:md|markdown)$/i;

/** The systems, of which the first one whose files are there is the one. */
export const systems: readonly System[] = [
  {
    name: 'hugo',
    title: 'Hugo',
    hasSmallAddresses: true,
    listsSections: true,
    menu: 'menus',
    findPattern: (inside, config) => {
      const [section = ''] = inside.split('/');
      return patternAt(config, `permalinks.${section}`, `permalinks.page.${section}`);
    },
    signs: [
      /^hugo\.(?:toml|ya?ml|json)$/,
      /^config\/_default\/(?:hugo|config)\.(?:toml|ya?ml)$/,
      /^config\.(?:toml|ya?ml)$/,
    ],
    findTexts: findHugoTexts,
    parts: [
      'layouts/shortcodes',
      'layouts/_shortcodes',
      'themes/*/layouts/shortcodes',
      'themes/*/layouts/_shortcodes',
    ],
    statics: ['static', 'assets', 'themes/*/static'],
    data: ['data'],
  },
  {
    name: 'docusaurus',
    title: 'Docusaurus',
    menu: 'sidebars',
    datedNames: /./,
    signs: [/^docusaurus\.config\.[cm]?[jt]s$/],
    findTexts: findDocusaurusTexts,
    parts: [],
    statics: ['static'],
    data: [],
    leaveOut: /(?:^|\/)_[^/]+$/,
    hasOrderedNames: true,
    permalink: '/:at/:year/:month/:day/:title',
  },
  {
    name: 'mkdocs',
    title: 'MkDocs',
    hasBareNames: true,
    menu: 'nav',
    signs: [/^mkdocs\.ya?ml$/],
    findTexts: ({ docs_dir: folder }) => [{ folder: asText(folder, 'docs'), at: '' }],
    parts: ['includes', 'docs/includes', 'docs', 'overrides', ''],
    statics: ['docs'],
    data: [],
  },
  {
    name: 'vitepress',
    title: 'VitePress',
    hasBareNames: true,
    signs: [/^(?:\w+\/)?\.vitepress\/config\.[cm]?[jt]s$/],
    findTexts: (_, folders) =>
      findFirst(
        ['docs', 'src'].filter((one) => folders.has(`${one}/.vitepress`)),
        folders,
      ),
    parts: [],
    statics: ['public', 'docs/public', 'docs'],
    data: [],
  },
  {
    name: 'astro',
    title: 'Astro',
    signs: [/^astro\.config\.[cm]?[jt]s$/],
    findTexts: (_, folders) => [
      ...[...folders].flatMap((folder): Texts[] => {
        const [, name] = /^src\/content\/(\w[\w-]*)$/.exec(folder) ?? [];
        return name ? [{ folder, at: name === 'docs' || name === 'pages' ? '' : name }] : [];
      }),
      ...(folders.has('src/pages') ? [{ folder: 'src/pages', at: '' }] : []),
    ],
    parts: ['src/components'],
    statics: ['public', 'src/assets', 'src'],
    data: ['src/data'],
    leaveOut: /(?:^|\/)_[^/]+$/,
  },
  {
    name: 'eleventy',
    title: 'Eleventy',
    defaults: 'folders',
    hasBareNames: true,
    datedNames: /./,
    signs: [/^\.?eleventy(?:\.config)?\.[cm]?[jt]s$/],
    findTexts: ({ script }) => {
      const [, folder] = /\binput:\s*['"`]([^'"`]+)/.exec(String(script)) ?? [];
      return [{ folder: asText(folder === '.' ? '' : folder, ''), at: '' }];
    },
    parts: ['_includes', 'src/_includes', 'templates', 'templates/includes', 'includes'],
    statics: ['', 'src', 'public', 'static', 'src/public', 'src/static'],
    data: ['_data', 'src/_data', 'data'],
    leaveOut:
      /^(?:docs?|test|tests|templates|node_modules|config|utils|lib)\/|(?:^|\/)_(?:includes|data|layouts)\//,
  },
  {
    name: 'jekyll',
    title: 'Jekyll',
    datedNames: /(?:^|\/)_posts\//,
    signs: [/^_config\.ya?ml$/],
    findTexts: ({ source }) => [{ folder: asText(source, ''), at: '' }],
    parts: ['_includes'],
    statics: [''],
    data: ['_data'],
    leaveOut: /^(?:vendor|bin|script|test)\//,
    needsFields: true,
    defaults: 'config',
    findPattern: findJekyllPattern,
    hasEndings: ({ permalink }) => permalink !== 'pretty' && !/\/$/.test(wordsOf(permalink) ?? ''),
  },
  {
    name: 'gitbook',
    title: 'GitBook',
    menu: 'summary',
    signs: [/^\.gitbook\.ya?ml$/, /^book\.json$/, /^(?:docs\/)?SUMMARY\.md$/],
    findTexts: ({ root }, folders) =>
      root
        ? [{ folder: asText(root, ''), at: '' }]
        : findFirst(folders.has('docs') ? ['docs'] : [], folders),
    parts: ['.gitbook/includes'],
    statics: ['.gitbook/assets', 'assets', 'docs/.gitbook/assets', ''],
    data: [],
    leaveOut: /(?:^|\/)SUMMARY\.md$/,
    beginsWithReadme: true,
  },
  {
    name: 'folder',
    title: 'a folder of texts',
    datedNames: /./,
    signs: [],
    beginsWithReadme: true,
    findTexts: () => [{ folder: '', at: '' }],
    parts: [''],
    statics: ['', 'static', 'public', 'assets', 'images', 'img'],
    data: [],
  },
];
