import { expect, test } from 'vitest';
import { example } from '../../../../tests/support/example.ts';
import { readSite } from '../../kinds/read-site.ts';
import { readSettings } from './write-page-editor.ts';

test('the content is looked for in the repository where it lies when the site is built, or where the site says', async () => {
  const place = async (editing: object) => {
    const site = {
      service: 'github',
      repository: 'acme/site',
      branch: 'main',
      ...editing,
    } as const;
    return (await readSettings(readSite(example), site, '')).place;
  };
  expect(await place({})).toBe(example);
  expect(await place({ folder: 'web/content' })).toBe('web/content');
});
