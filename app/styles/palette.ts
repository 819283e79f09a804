import { readFileSync } from 'node:fs';
import { formatHex } from 'culori';

type Scheme = 'light' | 'dark';

/**
 * Reads the site's colours for what has no style sheet: share images, icons, the browser's interface.
 *
 * @param file path of `tokens.css`
 * @param scheme which of each token's two colours
 * @returns a function from a colour token's name without `--color-` to its value as `#rrggbb`; it
 *   throws an Error for a name without a token
 */
export function readPalette(file: string, scheme: Scheme): (name: string) => string {
  const css = readFileSync(file, 'utf8');
  return (name) => {
    const [, pair = ''] = css.match(new RegExp(`--color-${name}: light-dark\\(([^;]+)\\);`)) ?? [];
    const value = formatHex(pair.match(/oklch\([^)]*\)/g)?.[scheme === 'light' ? 0 : 1]);
    if (!value) throw new Error(`${file} has no --color-${name} with two schemes`);
    return value;
  };
}
