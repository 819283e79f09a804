import { test } from 'vitest';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';

const description =
  'What this page is about, in a sentence that search engines show whole below the title.';

test('a page that has the name of a file of the site is refused, in a folder too', async () => {
  const content = tinySite();
  const kept = [
    '404',
    '500',
    'admin',
    'assets/a',
    'faq/404',
    'faq/500',
    'faq/index',
    'files/a',
    'share',
  ];
  for (const name of kept) {
    const front = `---\ntitle: The page ${name}\ndescription: ${name}. ${description}\n---\n\n`;
    content.write(`pages/${name}.md`, `${front}Words.\n`);
  }
  const line = (name: string) =>
    `content/pages/${name}.md:1:1 expected another path, as the site keeps /${name} for files of its own; rename the file`;
  await content.expectProblems(...kept.map(line));
});
