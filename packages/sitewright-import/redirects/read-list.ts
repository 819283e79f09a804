import { readApache } from './read-apache.ts';
import { isCsv, readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readNginx } from './read-nginx.ts';
import { readRules, readToml } from './read-rules.ts';
import type { RedirectList } from './redirect-list.ts';

/**
 * Reads a list of redirects, of whichever kind it is: `_redirects` or `netlify.toml`, `vercel.json`, a configuration
 * of nginx or Apache, or a table or an export of WordPress or Shopify.
 *
 * @returns what it says, and each line that cannot be said in redirects.yaml, none of which is left out
 * @throws UserError for a text that is nearly one of them, and cannot be read
 */
export function readRedirectList(text: string): RedirectList {
  const source = text.replace(/^\uFEFF/, '');
  if (/^\s*[{[]\s*["{}\]]/.test(source)) return readJson(source);
  // A comment may have the signs of any kind.
  const said = source.replaceAll(/^[ \t]*#.*$/gm, '');
  if (/^\s*\[\[\s*redirects\s*\]\]/m.test(said)) return readToml(source);
  if (isCsv(source)) return readCsv(source);
  if (/^\s*(Redirect(Match|Permanent|Temp)?|RewriteRule)\s/im.test(said)) return readApache(source);
  return /[;{}]\s*(#.*)?$/m.test(said) ? readNginx(source) : readRules(source);
}
