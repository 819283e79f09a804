import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findMediaType, listFiles } from '../hosting/served-files.ts';

/** Inserts a base path into the text of a file, by the file's extension. */
const rewriters: Readonly<Record<string, (text: string, base: string) => string>> = {
  '.html': (html, base) =>
    rewriteCss(html, base)
      .replaceAll(
        /(<[^>]+\s(?:href|src|(?:form)?action|poster|data-part)=")(?=\/(?!\/))/g,
        `$1${base}`,
      )
      .replaceAll(/\ssrcset="[^"]+"/gi, (srcset) =>
        srcset.replaceAll(/(["\s,])(?=\/(?!\/))/g, `$1${base}`),
      ),
  '.css': rewriteCss,
  '.md': (text, base) => text.replaceAll(/(\]\()(?=\/(?!\/))/g, `$1${base}`),
  '.speculationrules': (json, base) => json.replaceAll(/"(?=\/)/g, `"${base}`),
  '.webmanifest': (json, base) => json.replaceAll(/"(start_url|src)":"(?=\/)/g, `"$1":"${base}`),
};

function rewriteCss(css: string, base: string): string {
  return css.replaceAll(/(url\(["']?)(?=\/(?!\/))/g, `$1${base}`);
}

/**
 * Prepares a built site for a host that serves it under a path: inserts that path into every URL of
 * the site itself, those with its origin among them.
 *
 * @param folder the folder to deploy, with its pages in place, not yet compressed
 * @param origin the site's, such as `https://www.example.com`
 * @param base such as `/site`
 */
export function applyBasePath(folder: string, origin: string, base: string): void {
  const texts = listFiles(folder).filter((name) => findMediaType(name)?.match(/text|xml|json|svg/));
  for (const name of texts) {
    const file = path.join(folder, name);
    const rewrite = rewriters[path.extname(name)] ?? ((text) => text);
    const text = readFileSync(file, 'utf8').replaceAll(`${origin}/`, `${origin}${base}/`);
    writeFileSync(file, rewrite(text, base));
  }
}
