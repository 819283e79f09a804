import { test } from 'vitest';
import { ContentFolder } from '../../../tests/support/content-folder.ts';

test('what an address says is printed, and what is printed is said', () => {
  const address = 'offices.items[0].address';
  new ContentFolder()
    .set('contact.yaml', { [`${address}.region`]: 'AB', [`${address}.postalCode`]: undefined })
    .expectProblems(
      '*address.postalCode: expected postalCode and {postalCode} in place*',
      '*address.region: expected region and {region} in place together*',
    );
});
