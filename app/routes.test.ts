import { expect, test } from 'vitest';
import { contentFolder } from './content/content-folder.ts';
import { pathInLanguage } from './content/language.ts';
import { readLanguages } from './content/languages.ts';
import routes from './routes.ts';

const paths = routes.map(({ path }) => `/${path ?? ''}`);

test('every page of every language has content, and all content has a page', () => {
  const withContent = readLanguages(contentFolder).flatMap((language) =>
    [...language.paths].map((path) => pathInLanguage(language, path)),
  );
  expect(new Set(withContent)).toEqual(new Set(paths.filter((path) => !path.endsWith('*'))));
});
