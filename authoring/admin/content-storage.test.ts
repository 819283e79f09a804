import { expect, test, vi } from 'vitest';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { openProject } from './browser/content-folder.ts';
import { findFile, saveFile } from './content-storage.ts';

test('a new file names its schema and keeps its comments, a picture must be one', () => {
  const { path } = new ContentFolder();
  const save = (file: string, text: string) => saveFile(path, findFile(file), Buffer.from(text));
  expect(save('content/platforms/loyalty.yaml', '# Ours.\nname: Loyalty\n')).toBe(
    '# yaml-language-server: $schema=../../.schemas/platform.json\n# Ours.\nname: Loyalty\n',
  );
  expect(() => save('content/pictures/a.jpg', 'no picture')).toThrow(/^Expected a JPEG, .+found/);
  expect(() => save('content/pictures/a.html', '')).toThrow(/cannot be the name of a picture/);
  expect(() => save('content/../package.json', '')).toThrow(/is not a content file/);
});

test('in the editor’s storage a renamed file is saved under its new name and gone under the old', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = '' } = {}) => {
    requests.push(`${method} ${address}`);
    const files = { 'content/posts/a.md': 'A', 'content/site.yaml': 'B' };
    return new Response(method === 'GET' ? JSON.stringify(files) : `${body} with comments`);
  });
  try {
    const posts = (await openProject()).getDirectoryHandle('content/posts');
    const file = await (await posts).getFileHandle('a.md');
    await file.move(await posts, 'b.md');
    expect(requests.slice(1)).toEqual([
      'PUT /admin/files/content/posts/b.md',
      'DELETE /admin/files/content/posts/a.md',
    ]);
    expect(await (await file.getFile()).text()).toBe('A with comments');
    const names = [];
    for await (const [name] of (await posts).entries()) names.push(name);
    expect(names).toEqual(['b.md']);
  } finally {
    vi.unstubAllGlobals();
  }
});
