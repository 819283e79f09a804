import { toHtml } from 'hast-util-to-html';
import { toString as wordsOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { english } from '../../../../tests/support/content/english.ts';
import { readPictureFolder } from '../../../../tests/support/content/picture-folder.ts';
import { example } from '../../../../tests/support/example.ts';
import { ContentFile } from '../index/site-folder.ts';
import { noPlaceholders } from '../placeholders.ts';
import { mergeAdvice } from './advice.ts';
import { parseBody } from './markdown-text.ts';
import { readMarkdown } from './read-markdown.ts';

const pictures = await readPictureFolder(example);
const places = {
  file: 'pages/help/tills.md',
  pages: new Map([
    ['pages/help/tills.md', '/help/tills'],
    ['pages/help/drawers.md', '/help/drawers'],
    ['pages/guide/readme.md', '/guide/readme'],
    ['pricing.yaml', '/pricing'],
    ['posts/2026-10-03-queue.md', '/blog/queue'],
  ]),
  downloads: new Map([['price-list.pdf', 1]]),
};

/** What a text of another system becomes: its HTML, and what a build says of it. */
function readBody(body: string, title = 'Help') {
  const file = new ContentFile('content/pages/help/tills.md', `---\ntitle: ${title}\n---\n${body}`);
  const read = readMarkdown(file, z.strictObject({ title: z.string() }), {
    ...{ placeholders: noPlaceholders, language: english, knownNames: { pictures }, places },
  });
  const problems = read.problems.map(({ line, message }) => `${line} ${message}`);
  const tree = 'text' in read ? parseBody(read.text) : undefined;
  return {
    problems,
    advice: read.advice,
    said: read.advice.map(({ line, message }) => `${line} ${message}`),
    html: tree ? toHtml(tree) : '',
    words: tree ? wordsOf(tree) : '',
    ids: read.ids,
  };
}

test.each([
  ['GitHub', '> [!WARNING]\n> Mind *this*.'],
  ['a directive', ':::warning\nMind *this*.\n:::'],
  ['a directive of another name', '::: ATTENTION\n\nMind *this*.\n\n:::'],
])('a note of %s is one note with its tone', (_, body) => {
  const { html, problems, said } = readBody(body);
  expect([problems, said]).toEqual([[], []]);
  expect(html).toBe('<aside data-note="warning"><p>Mind <em>this</em>.</p></aside>');
});

test.each([
  ['> [!TIP] Read *this*\n> Words'],
  [':::tip Read *this*\nWords\n:::'],
  ['::: tip[Read *this*]\nWords\n:::'],
  [':::tip Read *this*\nW<b></b>ords\n:::'],
])('the title of a note %j stands above it', (body) => {
  const { html, problems } = readBody(body);
  expect(problems).toEqual([]);
  expect(html.replace('<b></b>', '')).toBe(
    '<aside data-note="tip"><p data-title="">Read <em>this</em></p><p>Words</p></aside>',
  );
});

test.each([
  ['<details>\n<summary>More</summary>\n\n**Words**\n\n</details>'],
  [':::details More\n**Words**\n:::'],
])('what opens is so, written as %j', (body) => {
  const { html, problems } = readBody(body);
  expect(problems).toEqual([]);
  expect(html).toMatch(
    /^<details><summary>More<\/summary><p><strong>Words<\/strong><\/p><\/details>$/,
  );
});

test('harmless HTML is shown, comments vanish, and what is left out is said', () => {
  const { html, problems, said } = readBody(
    'H<sub>2</sub>O <KBD>Esc</KBD><br/>a <!-- b -->c <strike>e</strike>\n\n<p align="center" style="x" onclick="d()"><span class="e">f &amp; g</span></p>',
  );
  expect(problems).toEqual([]);
  expect(html).toBe(
    '<p>H<sub>2</sub>O <kbd>Esc</kbd><br>a c <s>e</s></p><p align="center">f &#x26; g</p>',
  );
  expect(said).toEqual([expect.stringContaining('6 style, onclick of <p> is left out')]);
});

test('what no reader misses is left out without a word', () => {
  const { html, said } = readBody(
    '<a class="b" href="/help/tills" target="_blank" rel="noopener">c</a> [d](/help/tills){:target="_blank"}\n{: .e }',
  );
  expect(said).toEqual([]);
  expect(html).toMatch(
    /^<p><a href="\/help\/tills">c<\/a> <a href="\/help\/tills">d<\/a>\s*<\/p>$/,
  );
});

test('a picture, a link and a caption are shown, or it is said that they are not', () => {
  const linked = readBody('# [Help](/help/tills)\n\na');
  expect(linked.html).toContain('<a href="/help/tills">Help</a></h2>');
  const pictured = readBody('# ![A](books.jpg) Help\n\na');
  expect(pictured.html).toMatch(/^<h2 id="help"><img data-picture="0"> Help<\/h2>/);
  const captioned = readBody('a ![b](books.jpg "Said")');
  expect(captioned.said).toEqual([expect.stringContaining('4 the caption "Said" is left out')]);
});

test('words of HTML without a paragraph stay apart', () => {
  expect(readBody('<b>\na</b> <i>b</i>').html).toBe('<b>\na</b> <i>b</i>');
  expect(readBody('<details>\n<summary>a</summary>\n<b>c</b> <i>d</i>\n</details>').html).toMatch(
    /<b>c<\/b> <i>d<\/i>/,
  );
});

test('blocks of HTML without a look stay blocks, and what is centred is so', () => {
  const { html } = readBody('<section>a</section><center>b</center>\n\nc');
  expect(html).toBe('<div>a</div><div align="center">b</div><p>c</p>');
});

test('Markdown in HTML stands apart from the elements beside it', () => {
  const { html } = readBody('<p>\na **b** <em>c</em> **d** <i>e</i>\n</p>');
  expect(html).toContain('<strong>b</strong> <em>c</em> <strong>d</strong> <i>e</i>');
});

test('code in HTML keeps what is in it', () => {
  const { html } = readBody('<pre><b>a</b> <code>b</code></pre>\n\n<pre><code>c</code></pre>');
  expect(html).toBe('<pre><b>a</b> <code>b</code></pre><pre><code data-block="">c</code></pre>');
});

test('an own anchor is one, and a heading of its name has another', () => {
  const { html, ids, problems } = readBody('<a name="tills"></a>\n\n## Tills\n\n<b id="x">a</b>');
  expect(problems).toEqual([]);
  expect(ids).toEqual(['tills-1', 'tills', 'x']);
  expect(html).toContain('<span id="tills"></span>');
});

test.each([
  ['# A\n\n### B\n\n## C\n\n#### D', ['h2', 'h3', 'h3', 'h4'], '4 # is shown as ##'],
  ['## A\n\n#### B\n\n<h6>C</h6>\n\n## D', ['h2', 'h3', 'h4', 'h2'], '6 #### is shown as ###'],
  ['### A\n\n### B', ['h2', 'h2'], '4 ### is shown as ##'],
  ['A\n===\n\nB\n-', ['h2', 'h3'], '4 # is shown as ##'],
])('headings %j follow each other below the title, which is said once', (body, levels, message) => {
  const { html, said } = readBody(body);
  expect([...html.matchAll(/<(h\d)/g)].map(([, level]) => level)).toEqual(levels);
  expect(said).toEqual([expect.stringContaining(message)]);
});

test('a first heading that says the title is the title, and a link to it leads there', () => {
  const { html, said, problems } = readBody('# help\n\n## A\n\n[b](#help)');
  expect([problems, said]).toEqual([[], []]);
  expect(html).toBe('<span id="help"></span><h2 id="a">A</h2><p><a href="#help">b</a></p>');
});

test.each([
  ['drawers.md#b', '/help/drawers#b'],
  ['./Drawers.md', '/help/drawers'],
  ['drawers', '/help/drawers'],
  ['drawers.html?c=d', '/help/drawers?c=d'],
  ['../../pricing.md', '/pricing'],
  ['../pricing', '/pricing'],
  ['../../posts/2026-10-03-queue.md', '/blog/queue'],
  ['../guide/', '/guide/readme'],
  ['./', '/help/tills'],
  ['nothing.md', undefined],
  ['../files/Price%20List.pdf', '/files/price-list.pdf'],
])('a link to %s leads to %s', (to, path) => {
  for (const body of [`[a](${to})`, `[a][b]\n\n[b]: ${to}`, `<a href="${to}">a</a>`]) {
    const { html, problems } = readBody(body);
    if (path) expect([problems, html]).toEqual([[], `<p><a href="${path}">a</a></p>`]);
    else expect(problems).toEqual([expect.stringContaining(`found "${to}", which is none`)]);
  }
});

test('addresses without https are taken as they are, in one line for all texts', () => {
  const body =
    '[a](http://b.example) http://c.example www.d.example <a href="http://e.example">f</a>';
  const { html, problems, advice } = readBody(body);
  expect(problems).toEqual([]);
  expect(html.match(/href="http:/g)).toHaveLength(4);
  const [line, ...others] = mergeAdvice([...advice, ...advice]);
  expect(line).toMatchObject({ file: 'content/pages/help/tills.md', line: 4 });
  expect(line?.message).toMatch(/^"http:\/\/b\.example" is taken.*in 4 more places\)$/);
  expect(others).toEqual([]);
});

test.each([
  ['JSON', 'json'],
  ['Bash', 'bash'],
  ['js{1,3}', 'js'],
  ['rust,ignore', 'rust'],
  ['c++', 'cpp'],
  ['text', ''],
  ['TXT', ''],
])('code of %s has its language', (name, block) => {
  const { html, said } = readBody(`\`\`\`${name}\na\n\`\`\``);
  expect(html).toBe(`<pre><code data-block="${block}">a</code></pre>`);
  expect(said).toEqual([]);
});

test('code of an unknown language is plain text, and said', () => {
  const { html, said } = readBody('```nope title="b"\na\n```');
  expect(html).toBe('<pre><code data-block="">a</code></pre>');
  expect(said).toEqual([
    expect.stringContaining('does not know "nope"'),
    expect.stringContaining('behind the language of code is left out'),
  ]);
});

test('emphasis and addresses beside signs of Japanese and Chinese end where their writers mean', () => {
  const { html, problems } = readBody(
    'これは**「大切」**です。~~「古い」~~物は（https://a.example/b）を**見て**。www.c.example。',
  );
  expect(problems).toEqual([]);
  expect(html).toBe(
    '<p>これは<strong>「大切」</strong>です。<del>「古い」</del>物は（<a href="https://a.example/b">https://a.example/b</a>）を<strong>見て</strong>。<a href="http://www.c.example">www.c.example</a>。</p>',
  );
});

test('signs that nobody sees are left out of words and code, and stay where they part words of Thai', () => {
  const { html, problems, said } = readBody(
    'vari\u00e1veis \u200B\u200B**de**\u200B `a\uFEFFb`\n\nไทย\u200Bไทย',
  );
  expect(problems).toEqual([]);
  expect(html).toBe('<p>variáveis <strong>de</strong> <code>ab</code></p><p>ไทย\u200Bไทย</p>');
  expect(said).toEqual([
    '4 U+200B, which nobody sees, is left out: remove it',
    '4 U+200B, which nobody sees, is left out: remove it',
    '4 U+FEFF, which nobody sees, is left out: remove it',
  ]);
  expect(readBody('a', 'He\u200Blp').problems).toEqual([
    expect.stringContaining('2 expected signs of a keyboard, found U+200B, which nobody sees'),
  ]);
});

test('an address that no link names is shown nowhere, as elsewhere, and nobody is told', () => {
  const { html, problems, said } = readBody('a\n\n[b]: https://c.example');
  expect([html, problems, said]).toEqual(['<p>a</p>', [], []]);
});

test('definition lists, footnotes of any name and settings of others are what they are meant to be', () => {
  const { html, words, problems, said } = readBody(
    'Till\n: A drawer\n\nA[^my note] {: style="x"} *g*\n\n## C\n{: #d }\n\n## E {: #f }\n\n[^my note]: Said.',
  );
  expect(problems).toEqual([]);
  expect(html).toMatch(/<dl><dt>Till<\/dt><dd>A drawer\s*<\/dd><\/dl>/);
  expect(html).toContain('<h2 id="d">C</h2><h2 id="f">E</h2>');
  expect(words).toContain('A1 g');
  expect(words).toContain('Said.');
  expect(words).not.toMatch(/[{}]/);
  expect(said).toEqual([expect.stringContaining('"{: style=\\"x\\"}" is left out')]);
});
