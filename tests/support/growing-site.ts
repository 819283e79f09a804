import { expect } from '@playwright/test';
import type { SiteCopy } from './site-copy.ts';

/** Platform files that a vendor adds; the menu has room for the first of them alone. */
export const addedPlatforms = [
  'Coupons',
  ...Array.from('ABCDEFGHIJKL', (letter) => `Extra ${letter}`),
];

export interface GrownSite {
  copy: SiteCopy;
  /** Where its built site is served. */
  address: string;
  output: string;
  errors: string;
}

/**
 * Adds platforms, an address, a job with a date and a security contact that expires soon to a copy,
 * and builds and serves it: one build for several things that a vendor changes.
 */
export async function growSite(copy: SiteCopy): Promise<GrownSite> {
  const retail = copy.read('content/platforms/retail-pos.yaml');
  for (const name of addedPlatforms) {
    const file = `content/platforms/${name.toLowerCase().replace(' ', '-')}.yaml`;
    const own = retail.replace('description: A till', `description: ${name}, a till`);
    copy.write(file, own.replaceAll('Retail POS', name));
  }
  copy.edit('content/site.yaml', 'https://www.example.com', 'https://shop.example.org');
  const [expires = ''] = /expires: .+/.exec(copy.read('content/site.yaml')) ?? [];
  copy.edit('content/site.yaml', expires, 'expires: 2026-12-30');
  const dated = 'type: Full-time\n      datePosted: 2026-11-02';
  copy.edit('content/careers.yaml', 'type: Full-time', dated);
  const { ok, output, errors } = copy.build();
  expect(ok, output).toBe(true);
  return { copy, output, errors, address: await copy.serve('node', ['scripts/preview.ts']) };
}
