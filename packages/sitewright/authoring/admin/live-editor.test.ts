import { expect, test } from 'vitest';
import { ContentFolder } from '../../../../tests/support/content-folder.ts';
import { example } from '../../../../tests/support/example.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { loadContent } from '../../content/load.ts';
import { readSite } from '../../kinds/read-site.ts';
import { liveConfig, writeLiveEditor } from './live-editor.ts';
import { withoutFrame } from './text-frame.ts';

const editing = { repository: 'acme/site', branch: 'main' };

test('a site with a page at /admin is told so', async () => {
  const folder = temporaryFolder({ 'admin.html': '' });
  const site = {
    ...(await loadContent(readSite(example))).site,
    editing: { service: 'github', ...editing },
  } as const;
  await expect(writeLiveEditor(folder, site, '', readSite(example))).rejects.toThrow(
    '/admin, where a page is',
  );
});

test('what editors save is a draft, on a branch of Gitea, which has none', () => {
  const server = 'https://git.example.com';
  expect(liveConfig(readSite(example), { service: 'gitlab', server, ...editing })).toMatchObject({
    backend: { name: 'gitlab', repo: 'acme/site', api_root: `${server}/api/v4` },
    publish_mode: 'editorial_workflow',
  });
  expect(liveConfig(readSite(example), { service: 'gitea', ...editing })).not.toHaveProperty(
    'publish_mode',
  );
});

test('a file whose line ends the editor of the live site would lose is not listed there, and it says why', () => {
  const folder = new ContentFolder();
  const text = folder.read('contact.yaml').replaceAll('\n', '\r\n');
  folder.write('contact.yaml', text);
  const { unkept, collections } = liveConfig(readSite(folder.path), {
    service: 'github',
    ...editing,
  });
  expect(unkept).toEqual({ [withoutFrame(text)]: 'contact.yaml' });
  for (const { description } of collections) {
    expect(description).toContain(
      'Not listed, because other lines than yours would change: contact.yaml.',
    );
  }
  expect(liveConfig(readSite(example), { service: 'github', ...editing }).unkept).toEqual({});
});
