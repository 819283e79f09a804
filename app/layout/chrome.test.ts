import { expect, test } from 'vitest';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { loadContent } from '../content/load.ts';
import { readChrome } from './chrome.ts';

test('a site in one language has no list of languages, though it has words for one', () => {
  const content = loadContent(new ContentFolder().path);
  expect(content.navigation.languages).toBeDefined();
  expect(readChrome(content, '/').navigation.languages).toBeUndefined();
});
