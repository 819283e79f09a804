// npm run bench:report: writes bench/results.json into docs/performance.md, and draws its chart.
import { readFileSync, writeFileSync } from 'node:fs';
import { drawChart } from './chart.ts';
import { readResults } from './results.ts';
import { buildTable, loadTable, nextPageTable, pagesTable } from './tables.ts';

const document = 'docs/performance.md';
const { pages, next, build, load } = readResults();

let text = readFileSync(document, 'utf8');
if (pages) {
  for (const scheme of ['light', 'dark'] as const) {
    writeFileSync(`docs/performance-${scheme}.svg`, drawChart(pages.pages, scheme));
  }
  const picture = `<picture>
<source media="(prefers-color-scheme: dark)" srcset="performance-dark.svg">
<img src="performance-light.svg" alt="Largest contentful paint of each page beside that of its baseline; the table below has the figures">
</picture>`;
  replaceSection('pages', `${picture}\n\n${pagesTable(pages)}`);
}
if (next) replaceSection('next', nextPageTable(next));
if (build) replaceSection('build', buildTable(build));
if (load) replaceSection('load', loadTable(load));
writeFileSync(document, text);

/** Replaces what stands between the two markers of a section. */
function replaceSection(name: string, content: string): void {
  const [start, end] = [`<!-- ${name}: npm run bench:report -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${document}: expected "${start}" before "${end}"`);
  text = `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}
