import { test as base, expect } from '@playwright/test';
import { FormReceiver } from './form-receiver.ts';
import { rebrand } from './second-vendor.ts';
import { SiteCopy } from './site-copy.ts';

interface SecondVendor {
  copy: SiteCopy;
  /** Where its built site is served. */
  address: string;
  /** What its contact form is sent to. */
  receiver: FormReceiver;
}

/** The second vendor's site, built and served once for all the tests that look at it. */
export const test = base.extend<object, { second: SecondVendor }>({
  second: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const receiver = new FormReceiver();
      await receiver.open();
      const copy = new SiteCopy();
      rebrand(copy, `${receiver.origin}/f/a1b2?to=sales`);
      expect(copy.build()).toMatchObject({ ok: true, errors: '' });
      await use({ copy, receiver, address: await copy.serve('node', ['scripts/preview.ts']) });
      copy.dispose();
      await receiver.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

export { expect };
