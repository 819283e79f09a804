import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { fileOf, pagePaths } from '../../../../tests/support/built-pages.ts';
import { type Fault, page, put, remove } from './fault.ts';

/** What is wrong with the files themselves, whatever serves them. */
export const fileFaults: readonly Fault[] = [
  {
    what: 'robots.txt shuts search engines out',
    line: /^indexing: .*Disallow: \/ in \/robots\.txt/,
    files: (folder) => put(folder, 'robots.txt', (text) => text.replace('Allow: /', 'Disallow: /')),
  },
  {
    what: 'a page hides itself from search engines',
    line: /^indexing: .*<meta name="robots"/,
    files: (folder) =>
      put(folder, fileOf(page), (text) =>
        text.replace('<title', '<meta name="robots" content="noindex"><title'),
      ),
  },
  ...(['svg', 'xml', 'md'] as const).map(
    (ending): Fault => ({
      what: `${ending} is sent uncompressed`,
      line: RegExp(`^compression: /\\S+\\.${ending} .*is sent uncompressed`),
      files: (folder) => remove(folder, RegExp(`\\.${ending}\\.(br|gz)$`)),
    }),
  ),
  {
    what: 'nothing is compressed',
    line: /^compression: \/\S* and \d+ more is sent uncompressed/,
    files: (folder) => remove(folder, /\.(br|gz)$/),
  },
  {
    what: 'an icon is an old one',
    line: /^content: \/favicon\.ico differs from the build/,
    files: (folder) => appendFileSync(path.join(folder, 'favicon.ico'), 'old'),
  },
  {
    what: 'a text has other words',
    line: RegExp(`^content: ${page}\\.md differs from the build`),
    files: (folder) => put(folder, `${page}.md`, (text) => `${text}\nNo`),
  },
  {
    what: 'all pages are changed on their way',
    line: /^content: \/\S* and \d+ more differs from the build/,
    files: (folder) => {
      for (const one of pagePaths)
        put(folder, fileOf(one), (text) => text.replace('</body>', '<!-- -->$&'));
    },
  },
  {
    what: 'a share image is missing',
    line: /^status: \/share\/\S+\.png has status 404 instead of 200/,
    files: (folder) => remove(folder, /^share\/.*\.png$/, false),
  },
  {
    what: 'a font is missing',
    line: /^status: \/assets\/\S+\.woff2 has status 404 instead of 200/,
    files: (folder) => remove(folder, /^assets\/.*\.woff2$/, false),
  },
  {
    what: 'a page is gone',
    line: RegExp(`^status: ${page} has status 404 instead of 200`),
    files: (folder) => remove(folder, RegExp(`^${fileOf(page).replace('.', '\\.')}`)),
  },
  {
    what: 'another build is live',
    line: /^release: \/release\.txt says that another build is live, 0123456789ab/,
    files: (folder) => {
      put(folder, 'release.txt', (text) => text.replace(/digest: .*/, 'digest: 0123456789ab'));
      // It has files of other names, too.
      remove(folder, /^assets\//);
      for (const one of pagePaths)
        put(folder, fileOf(one), (text) => text.replace('</main>', '<p>$&'));
    },
  },
];
