import { expect, test } from 'vitest';
import { loadContent } from '../../app/content/load.ts';
import { example } from '../../tests/support/example.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { liveConfig, writeLiveEditor } from './live-editor.ts';

const editing = { repository: 'acme/site', branch: 'main' };

test('a site with a page at /admin is told so', async () => {
  const folder = temporaryFolder({ 'admin.html': '' });
  const site = {
    ...(await loadContent(example)).site,
    editing: { service: 'github', ...editing },
  } as const;
  await expect(writeLiveEditor(folder, site, '')).rejects.toThrow('/admin, where a page is');
});

test('what editors save is a draft, on a branch of Gitea, which has none', () => {
  const server = 'https://git.example.com';
  expect(liveConfig(example, { service: 'gitlab', server, ...editing })).toMatchObject({
    backend: { name: 'gitlab', repo: 'acme/site', api_root: `${server}/api/v4` },
    publish_mode: 'editorial_workflow',
  });
  expect(liveConfig(example, { service: 'gitea', ...editing })).not.toHaveProperty('publish_mode');
});
