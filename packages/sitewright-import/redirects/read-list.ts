import { readApache } from './read-apache.ts';
import { isCsv, readCsv } from './read-csv.ts';
import { readNginx } from './read-nginx.ts';
import { readRules } from './read-rules.ts';
import type { RedirectList } from './redirect-list.ts';

/**
 * Reads a list of redirects, of whichever kind it is: `_redirects` of Netlify or Cloudflare, a configuration of nginx
 * or Apache, or a table of WordPress.
 *
 * @returns what it says, and each line that cannot be said in redirects.yaml, none of which is left out
 */
export function readRedirectList(text: string): RedirectList {
  if (isCsv(text)) return readCsv(text);
  if (
    /^\s*(Redirect(Match|Permanent|Temp)?|Rewrite(Rule|Cond|Engine))\s/im.test(text) &&
    !/;\s*$/m.test(text)
  )
    return readApache(text);
  return /[;{]\s*(#.*)?$/m.test(text) ? readNginx(text) : readRules(text);
}
