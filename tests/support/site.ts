// The site that browser tests are about: `SITE=sites/brasswick npx playwright test`, or `sitewright test` in its folder.
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Its folder, as seen from that in which tests run: the repository's, or its own. */
export const site =
  process.env.SITE || (existsSync('content/site.yaml') ? '.' : 'sites/countermark');

const name = path.basename(path.resolve(site));
export const isCountermark = name === 'countermark';
export const isBrasswick = name === 'brasswick';

/** The folder with the content that it is built from. */
export const siteContent = path.join(site, 'content');
