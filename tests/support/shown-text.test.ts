import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';
import { compareShown, listShown } from './shown-text.ts';

const shownOf = (html: string) => listShown(fromHtml(html, { fragment: true }));

const text = `## Prices

A **till** costs $299, see [the list](/prices). ![A till](till.jpg)

- one
- two

| a | b |
|---|---|
| 1 | 2 |

\`\`\`js
const a = 1;
\`\`\`
`;
const html = `<h2>Prices</h2><p>A <strong>till</strong> costs $299, see <a href="/prices">the list</a>. <img src="till.jpg" alt="A till"></p>
<ul><li>one</li><li>two</li></ul>
<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>
<pre><code>const a = 1;</code></pre>`;

test('a page that shows what its text says has no difference', () => {
  expect(compareShown(listShown(renderMarkdown(text)), shownOf(html))).toEqual([]);
});

test.each([
  ['a word', '$299', '', 'lost words 299'],
  ['a sign', '$299', '299', 'lost words $'],
  ['a word more', 'costs', 'now costs', 'added words now'],
  [
    'another order',
    'A <strong>till</strong> costs',
    'costs <strong>till</strong> A',
    'moved words A',
  ],
  ['a heading', '<h2>Prices</h2>', '<p>Prices</p>', 'lost headings Prices'],
  ['a link', '<a href="/prices">the list</a>', 'the list', 'lost links /prices'],
  ['another address', '/prices', '/price', 'added links /price'],
  ['a picture', ' <img src="till.jpg" alt="A till">', ' A till', 'lost pictures A till'],
  ['an entry', '<li>two</li>', 'two', 'lost entries '],
  ['a cell', '<td>2</td>', '', 'lost cells 2'],
  ['code', 'const a = 1', 'const  a = 1', 'lost code const a = 1;'],
  ['emphasis', '<strong>till</strong>', 'till', 'lost marks strong'],
])('%s that a page lacks or has more is a difference', (_, written, instead, difference) => {
  expect(html).toContain(written);
  const found = compareShown(
    listShown(renderMarkdown(text)),
    shownOf(html.replace(written, instead)),
  );
  expect(found.map(({ what, kind, value }) => `${what} ${kind} ${value}`)).toContain(difference);
});

test.each([
  ['a note of GitHub', '> [!NOTE]\n> Mind this.', 'Mind this .'],
  ['a block', ':::tip[Mind]\nthis\n:::', 'Mind this'],
  ['a note of MkDocs', '!!! note "Mind"\n\n    this\n\nthat', 'Mind this that'],
  ['a task', '- [x] done', 'done'],
  ['a look', 'words {: .wide}', 'words'],
  ['a command', '{{< figure src="a.jpg" caption="A till" >}}', 'A till'],
  ['a command in code', '`{% hint %}`', '% hint %'],
])('%s is what another system shows of it', (_, markdown, words) => {
  expect(listShown(renderMarkdown(markdown)).words.join(' ')).toBe(words);
});
