import { expect, test } from 'vitest';
import { example } from '../../tests/support/example.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { loadContent } from '../sitewright/content/validate/load-content.ts';
import { readSite } from '../sitewright/kinds/read-site.ts';
import { silently } from '../sitewright/lib/progress.ts';
import writeFiles from './build-step.ts';

const content = readSite(example);
const { site } = await loadContent(content);
const write = (folder: string, more: object) => {
  const editing = { service: 'github', repository: 'acme/site', branch: 'main', ...more } as const;
  const bundle = async () => ({ plugins: [], alias: [] });
  const settings = { ...site, editing };
  const built = { bundle, styles: '', folder, settings, basePath: '', content };
  return writeFiles({ ...built, startStep: silently });
};

test('a site with a page at the address of its editor is told so', async () => {
  await expect(write(temporaryFolder({ 'admin.html': '' }), {})).rejects.toThrow(
    '/admin, where a page is: give the page another address',
  );
});

test('an address of the editor’s own that is that of the site is refused', async () => {
  await expect(write(temporaryFolder(), { at: site.origin })).rejects.toThrow(
    'editing.at: expected another address than that of the site',
  );
});
