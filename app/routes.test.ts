import { expect, test } from 'vitest';
import { contentFolder } from './content/content-folder.ts';
import { readMessagePaths } from './content/message-pages.ts';
import { readPagePaths } from './content/page-paths.ts';
import routes from './routes.ts';

const paths = routes.map(({ path }) => `/${path ?? ''}`);

test('every page has content, and all content has a page', () => {
  const messages = readMessagePaths(contentFolder).map((path) => `/${path}`);
  const withContent = [...readPagePaths(contentFolder), ...messages];
  expect(new Set(withContent)).toEqual(new Set(paths.filter((path) => path !== '/*')));
});
