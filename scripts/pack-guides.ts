// Copies the guides, docs/guides/ and what they lead to, into the packed core, whose folder is named behind it. A link
// to a file that is packed leads to it there; of any other its words are left.
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [folder = 'build/packages/sitewright'] = process.argv.slice(2);

/** What of docs/ is for owners and developers of sites. */
const packed = /^docs\/(guides|reference|deploy\.md)(\/|$)/;
/** Links but pictures, and examples of what a text may say. */
const link = /(?<![!`])\[([^\]]+)\]\((\.\.?\/[^)\s]*)\)/g;

for (const file of globSync('docs/**/*.*').filter((one) => packed.test(one))) {
  const copy = path.join(folder, file);
  cpSync(file, copy);
  if (!file.endsWith('.md')) continue;
  const text = readFileSync(file, 'utf8').replaceAll(link, (_, words, target) => {
    const place = placeOf(path.join(path.dirname(file), target));
    return place ? `[${words}](${path.relative(path.dirname(copy), place)})` : words;
  });
  writeFileSync(copy, text);
}

/** Where a file of the repository is once the packages are installed beside each other. */
function placeOf(file: string): string | undefined {
  if (packed.test(file)) return path.join(folder, file);
  const [, name = '', rest = ''] = /^packages\/([^/]+)\/(.+)$/.exec(file) ?? [];
  const place = path.join(folder, '..', name, rest.replace(/\.tsx?$/, '.js'));
  return name && existsSync(name === 'sitewright' ? place : file) ? place : undefined;
}
