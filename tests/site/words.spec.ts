import { contentFolder } from '../../app/content/content-folder.ts';
import { readContentValues } from '../../app/content/content-values.ts';
import { htmlFiles } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { ParsedPage } from '../support/parsed-page.ts';

/** The pages of files whose names are not the paths of their pages. */
const pageNames: Record<string, string> = {
  home: 'index',
  navigation: 'index',
  'not-found': '404',
  error: '500',
};

/** Words for what not every site has, or nobody has chosen yet: a form that is sent, more platforms than a menu holds. */
const conditional =
  /^\w+\.(emailHint|trap|extraFields|sent|failed|labels\.(saved|once))\b|\.allLabel$/;

/** Text without marks of emphasis and signs that nobody sees. */
const plain = (text: string) =>
  text.replaceAll(/[*\u00AD\u200B\u2060]/g, '').replaceAll(/\s+/g, ' ');

/** All that a page says: its head, its text, and the names of what has no text. */
function readWords(file: string): string {
  const page = new ParsedPage(file);
  const names = ['alt', 'ariaLabel', 'title', 'content', 'label'].flatMap((name) =>
    page.attributes('*', name),
  );
  const text = page.textNodes('body', 'script, style').join('');
  return plain([...page.texts('head > title'), text, ...names].join('\n'));
}

const values = readContentValues(contentFolder).filter(
  ({ isText, value, field }) => isText && value && !conditional.test(field),
);

for (const [file, texts] of Map.groupBy(values, (one) => one.file)) {
  const name = file.slice(contentFolder.length + 1).replace(/(?<=^|\/)pages\/|\.yaml$/g, '');
  const page = `${pageNames[name] ?? name}.html`;
  // What a blog says is spread over its lists and posts.
  if (!htmlFiles.includes(page) || name.endsWith('blog')) continue;

  test(`${page} has all words of ${file}`, () => {
    const words = readWords(page);
    const missing = texts.filter(({ value }) => {
      // Words in braces stand for others.
      const parts = value.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').split(/\{[^{}]*\}/);
      return !new RegExp(parts.map((part) => RegExp.escape(plain(part))).join('.*')).test(words);
    });
    expect(missing.map(({ field, value }) => `${field}: ${value}`)).toEqual([]);
  });
}
