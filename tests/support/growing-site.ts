import path from 'node:path';
import { expect } from '@playwright/test';
import { removeTexts } from './remove-texts.ts';
import type { SiteCopy } from './site-copy.ts';

/** Platform files that a vendor adds; the menu has room for the first of them alone. */
export const addedPlatforms = [
  'Coupons',
  ...Array.from('ABCDEFGHIJKLMNOP', (letter) => `Extra ${letter}`),
];

const newOrigin = 'https://shop.example.org';

/** An action of the contact page that leads nowhere on the grown site. */
export const buttonWithoutTarget = { action: 'ring-us', label: 'Ring Us' };

export interface GrownSite {
  copy: SiteCopy;
  /** Where its built site is served. */
  address: string;
  output: string;
  errors: string;
}

/**
 * Adds platforms, an address and a security contact that expires soon to a copy, takes a button its
 * target, and builds and serves it: one build for several things that a vendor changes.
 */
export async function growSite(copy: SiteCopy): Promise<GrownSite> {
  removeTexts(path.join(copy.folder, 'content'));
  const counter = copy.read('content/platforms/counter.yaml');
  for (const name of addedPlatforms) {
    const file = `content/platforms/${name.toLowerCase().replace(' ', '-')}.yaml`;
    copy.write(file, counter);
    copy.change(file, (platform) => {
      const meta = { title: name, description: `${name}: ${'what it does all day. '.repeat(4)}` };
      platform.set('name', name);
      platform.set('meta', platform.createNode(meta));
    });
  }
  copy.change('content/site.yaml', (site) => {
    site.set('origin', newOrigin);
    site.setIn(['security', 'expires'], '2026-12-30');
  });
  copy.change('content/actions.yaml', (actions) => {
    actions.setIn([buttonWithoutTarget.action, 'to'], null);
  });
  const { ok, output, errors } = copy.build();
  expect(ok, output).toBe(true);
  return { copy, output, errors, address: await copy.serve('node', ['scripts/preview.ts']) };
}
