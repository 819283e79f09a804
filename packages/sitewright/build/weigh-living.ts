import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Wake } from '../kinds/live-part.tsx';
import { listImports } from './css/page-tree.ts';
import type { weighPages } from './page-weight.ts';
import type { BuiltPart } from './render/move-props.ts';

const when: Record<Wake, (part: string) => string> = {
  seen: (part) => `when ${part} is seen`,
  touched: (part) => `when ${part} is touched`,
  idle: (part) => `for ${part} when the browser is idle`,
};

/**
 * Weighs what pages load once their parts live.
 *
 * @param folder the finished site, compressed
 * @param parts those of each page that has some, by its file
 * @returns a line for each choice of parts, with the heaviest page that has it, and one for each part that loads more
 *   than its budget
 */
export function weighLiving(
  folder: string,
  pages: ReturnType<typeof weighPages>,
  parts: ReadonlyMap<string, readonly BuiltPart[]>,
) {
  const problems = new Set<string>();
  const assets = path.join(folder, 'assets');
  const sizeOf = (names: Iterable<string>) =>
    [...names].reduce((sum, one) => sum + statSync(path.join(assets, `${one}.br`)).size, 0);
  const described = pages
    .filter(({ file }) => parts.has(file))
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => {
      const loaded = new Set<string>();
      const alike = Map.groupBy(parts.get(file) ?? [], ({ name }) => name);
      const costs = [...alike].map(([name, [one, ...others]]) => {
        const files = listFiles(
          assets,
          [one, ...others].flatMap((part) => part?.files ?? []),
        );
        const budget = one?.budget;
        const own = sizeOf(files.filter((part) => !part.startsWith('react-')));
        if (budget && own > budget.bytes)
          problems.add(
            `${budget.place} live.budget: on ${file} the part loads ${format(own)} beside React, more than the ${format(budget.bytes)} that it allows itself: import less, or allow it more`,
          );
        // What a part before it has loaded, such as React, is there.
        const added = sizeOf(files.filter((part) => !loaded.has(part)));
        for (const part of files) loaded.add(part);
        const called = path.basename(name).replace(/\.client\.\w+$/, '');
        return `${format(added)} ${when[one?.when ?? 'seen'](called)}`;
      });
      return { file, bytes, costs: costs.join(', ') };
    });
  const lines = [...Map.groupBy(described, ({ costs }) => costs)].map(
    ([costs, [page, ...more]]) => {
      const others = more.length > 0 ? ` and ${more.length} more` : '';
      return `${page?.file}${others}: ${format(page?.bytes ?? 0)}, and ${costs}`;
    },
  );
  return { lines, problems: [...problems] };
}

/** Scripts and all that they import, at once or later. */
function listFiles(assets: string, starts: readonly string[]): string[] {
  const names = new Set(starts);
  // What is found is read too: the list grows meanwhile.
  for (const name of names) {
    for (const one of listImports(readFileSync(path.join(assets, name), 'utf8'))) names.add(one);
  }
  return [...names];
}

/** Such as 5.7 KB, or 118 KB. */
const format = (bytes: number) =>
  `${(bytes / 1000).toLocaleString('en', { maximumFractionDigits: bytes < 10_000 ? 1 : 0 })} KB`;
