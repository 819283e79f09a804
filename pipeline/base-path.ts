import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { carryPolicy } from '../hosting/csp-meta.ts';
import { filesIn } from '../hosting/served-files.ts';

/**
 * Fits a built site to a host that shows it under a path and sends no headers of ours: its own
 * addresses begin with that path, and each page carries its content security policy itself.
 * Canonical addresses stay those of the site's own origin.
 *
 * @param folder the folder to deploy, with its pages in place, not yet compressed
 * @param base such as `/site`; `''` leaves addresses as they are
 */
export function placeUnder(folder: string, base: string): void {
  for (const file of filesIn(folder)) {
    const place = path.join(folder, file);
    const rewrite = (change: (text: string) => string) =>
      writeFileSync(place, change(readFileSync(place, 'utf8')));
    if (file.endsWith('.html')) rewrite((html) => carryPolicy(rebase(html, base)));
    if (file.endsWith('.css')) rewrite((css) => rebaseStyle(css, base));
    if (file.endsWith('.md'))
      rewrite((text) => text.replaceAll(/(\]\()(?=\/(?!\/))/g, `$1${base}`));
    if (file.endsWith('.webmanifest')) {
      rewrite((json) => json.replaceAll(/"(start_url|src)":"(?=\/)/g, `"$1":"${base}`));
    }
  }
}

/** The page with `base` before each of its addresses that begin at the root of its host. */
function rebase(html: string, base: string): string {
  return rebaseStyle(html, base).replaceAll(
    /(<[^>]+\s(?:href|src|action|formaction|poster)=")(?=\/(?!\/))/g,
    `$1${base}`,
  );
}

function rebaseStyle(css: string, base: string): string {
  return css.replaceAll(/(url\(["']?)(?=\/(?!\/))/g, `$1${base}`);
}
