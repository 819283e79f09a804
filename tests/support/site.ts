// The site that browser tests are about: `SITE=sites/brasswick npx playwright test`.
import path from 'node:path';

/** Its folder, as seen from that of the repository, in which tests run. */
export const site = process.env.SITE || 'sites/countermark';

export const isCountermark = path.basename(site) === 'countermark';
export const isBrasswick = path.basename(site) === 'brasswick';

/** The folder with the content that it is built from. */
export const siteContent = path.join(site, 'content');
