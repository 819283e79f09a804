// npm run bench:report: writes what was measured last into docs/performance.md, and its chart.
import { readFileSync, writeFileSync } from 'node:fs';
import { chart } from './chart.ts';
import { readResults } from './results.ts';
import {
  buildTable,
  loadTable,
  pagesTable,
  paintsTable,
  serveTable,
  techniquesTable,
} from './tables.ts';

const document = 'docs/performance.md';
const { pages, paints, techniques, build, serve, load } = readResults();

let text = readFileSync(document, 'utf8');
if (pages) {
  for (const scheme of ['light', 'dark'] as const) {
    writeFileSync(`docs/performance-${scheme}.svg`, chart(pages.pages, scheme));
  }
  const picture = `<picture>
<source media="(prefers-color-scheme: dark)" srcset="performance-dark.svg">
<img src="performance-light.svg" alt="Largest paint of each page beside that of its floor; the table below has the figures">
</picture>`;
  fill('pages', `${picture}\n\n${pagesTable(pages)}`);
}
if (paints) fill('paints', paintsTable(paints));
if (techniques) fill('techniques', techniquesTable(techniques));
if (build) fill('build', buildTable(build));
if (serve) fill('serve', serveTable(serve));
if (load) fill('load', loadTable(load));
writeFileSync(document, text);

/** Puts a result between its two marks. */
function fill(name: string, result: string): void {
  const [start, end] = [`<!-- ${name}: npm run bench:report -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${document} lacks the marks of ${name}`);
  text = `${text.slice(0, from + start.length)}\n\n${result}\n\n${text.slice(to)}`;
}
