import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../hosting/served-files.ts';

/** Inserts a base path into the text of a file, by the file's extension. */
const rewriters: Readonly<Record<string, (text: string, base: string) => string>> = {
  '.html': (html, base) =>
    rewriteCss(html, base)
      .replaceAll(/(<[^>]+\s(?:href|src|action|formaction|poster)=")(?=\/(?!\/))/g, `$1${base}`)
      .replaceAll(/\ssrcset="[^"]+"/gi, (srcset) =>
        srcset.replaceAll(/(["\s,])(?=\/(?!\/))/g, `$1${base}`),
      ),
  '.css': rewriteCss,
  '.md': (text, base) => text.replaceAll(/(\]\()(?=\/(?!\/))/g, `$1${base}`),
  '.webmanifest': (json, base) => json.replaceAll(/"(start_url|src)":"(?=\/)/g, `"$1":"${base}`),
};

function rewriteCss(css: string, base: string): string {
  return css.replaceAll(/(url\(["']?)(?=\/(?!\/))/g, `$1${base}`);
}

/**
 * Prepares a built site for a host that serves it under a path: inserts that path into every URL of
 * the site itself. Canonical URLs keep the origin of the site.
 *
 * @param folder the folder to deploy, with its pages in place, not yet compressed
 * @param base such as `/site`; `''` leaves URLs as they are
 */
export function applyBasePath(folder: string, base: string): void {
  for (const name of listFiles(folder)) {
    const rewrite = rewriters[path.extname(name)];
    const file = path.join(folder, name);
    if (rewrite) writeFileSync(file, rewrite(readFileSync(file, 'utf8'), base));
  }
}
