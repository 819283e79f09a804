// npm run bench:techniques: what each technique saves in bytes on the wire, one at a time.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesIn } from '../hosting/served-files.ts';
import { SiteCopy } from '../tests/support/site-copy.ts';
import { drawnOnce } from './drawn-once.ts';
import { keepResult, progress } from './results.ts';
import { techniquesTable } from './tables.ts';

/** A visitor's way through the site: what is cached on the first page is not sent again. */
const visit = ['index', 'platforms/retail-pos', 'pricing', 'contact'];
const render = 'pipeline/render/render-page.ts';
const short = 'const deployed = hydrates ? html : shortenNames(html);';
const asWritten = 'const deployed = html;';
const styles = 'pipeline/css/page-styles.ts';
const choice = 'const style = hydrates ? css : used.usedBy(html);';
/** The page's style sheets as links, in place of the choice. */
const links = `if (!hydrates) {
  const link = (file: string) => '<link rel="stylesheet" href="' + file + '">';
  return html.replace('</head>', () => files.map(link).join('') + '</head>');
}
const style = css;`;

/** A site as it would be sent: bytes of each page, and of what all pages share and keep. */
interface Weights {
  pages: ReadonlyMap<string, number>;
  shared: number;
}

const rows: { name: string; page: number; visit: number }[] = [];
const add = (name: string, { pages, shared }: Weights) => {
  const sizes = [...pages.values()];
  const page = sizes.reduce((sum, size) => sum + size, 0) / sizes.length + shared;
  const all = visit.reduce((sum, file) => sum + (pages.get(`${file}.html`) ?? 0), shared);
  rows.push({ name, page: Math.round(page), visit: all });
};

const copy = new SiteCopy();
try {
  const built = path.join(copy.folder, 'build/client');
  build('as it is');
  add('the site as it is', weigh(built));
  for (const [name, suffix] of [
    ['zstd', '.zst'],
    ['gzip', '.gz'],
    ['no compression', ''],
  ] as const) {
    add(
      `${name} instead of brotli`,
      weigh(built, (file) => size(file + suffix)),
    );
  }
  const full = createRequire(import.meta.url).resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  );
  const { pages, shared } = weigh(built);
  const subset = filesIn(built).filter((file) => file.endsWith('.woff2'));
  const cut = subset.reduce((sum, file) => sum + size(path.join(built, file)), 0);
  add('the whole heading face instead of what the site needs', {
    pages,
    shared: shared - cut + size(full),
  });
  const redrawn = (file: string) =>
    brotliCompressSync(drawnOnce(readFileSync(file, 'utf8'))).length;
  add('tried: each drawing defined once and used by reference', weigh(built, redrawn));

  copy.edit(render, short, asWritten);
  build('names as they are written');
  add('classes and custom properties with the names they are written by', weigh(built));
  copy.edit(render, asWritten, short);
  copy.edit(styles, choice, 'const style = css;');
  build('all rules on each page');
  add('all style rules in each page', weigh(built));
  copy.edit(render, short, asWritten);
  copy.edit(styles, 'const style = css;', links);
  build('a linked style sheet');
  add('all style rules in a linked file, kept after the first page', weigh(built));
} finally {
  copy.dispose();
}
progress('');
console.log(techniquesTable(keepResult('techniques', { rows })));

function build(name: string): void {
  progress(`building with ${name} …`);
  const { ok, output } = copy.build();
  if (!ok) throw new Error(`The build with ${name} failed:\n${output}`);
}

function weigh(folder: string, sizeOf = (file: string) => size(`${file}.br`)): Weights {
  const files = filesIn(folder);
  const of = (end: string) => files.filter((file) => file.endsWith(end));
  const pages = of('.html').filter((file) => !/^[45]/.test(file));
  const sizes = pages.map((file) => [file, sizeOf(path.join(folder, file))] as const);
  const fonts = of('.woff2').map((file) => size(path.join(folder, file)));
  const sheets = of('.css').map((file) => sizeOf(path.join(folder, file)));
  return {
    pages: new Map(sizes),
    shared: [...fonts, ...sheets].reduce((sum, one) => sum + one, 0),
  };
}

function size(file: string): number {
  return readFileSync(file).length;
}
