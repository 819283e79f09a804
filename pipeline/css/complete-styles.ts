import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes into bundled style sheets what the bundler does not know, as it changes often: the stand-ins,
 * whose widths follow the words of the headings, and the site's origin for `@origin`.
 *
 * @param folder path of the bundle's assets
 * @param standIns minified font faces, for those of `stand-ins.css`
 */
export function completeStyles(folder: string, origin: string, standIns: string): void {
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.css'))) {
    const file = path.join(folder, name);
    const css = readFileSync(file, 'utf8')
      .replace(/@font-face\{font-family:Stand-ins;[^}]*\}/, () => standIns)
      .replaceAll('@origin', () => origin);
    writeFileSync(file, css);
  }
}
