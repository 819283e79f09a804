import { readFileSync } from 'node:fs';
import { formatHex } from 'culori';

type Scheme = 'light' | 'dark';

/**
 * The colours of the site for what cannot read a style sheet: pictures, icons, the browser's frame.
 *
 * @param file path of `tokens.css`
 * @param scheme which of each token's two colours
 * @returns each colour token's value as `#rrggbb`, by its name without `--color-`
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
