import { expect, test } from 'vitest';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { findFile, saveFile } from './content-storage.ts';

test('a new file names its schema and keeps its comments, a picture must be one', async () => {
  const { path } = new ContentFolder();
  const save = (file: string, text: string) => saveFile(path, findFile(file), Buffer.from(text));
  expect(await save('content/platforms/loyalty.yaml', '# Ours.\nname: Loyalty\n')).toBe(
    '# yaml-language-server: $schema=../../.schemas/platform.json\n# Ours.\nname: Loyalty\n',
  );
  await expect(save('content/pictures/a.jpg', 'no picture')).rejects.toThrow(
    /^Expected a JPEG, .+found/,
  );
  expect(() => save('content/pictures/a.html', '')).toThrow(/cannot be the name of a picture/);
  expect(() => save('content/../package.json', '')).toThrow(/is not a content file/);
});
