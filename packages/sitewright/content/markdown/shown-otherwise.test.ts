import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { english } from '../../../../tests/support/content/english.ts';
import { readPictureFolder } from '../../../../tests/support/content/picture-folder.ts';
import { example } from '../../../../tests/support/example.ts';
import { ContentFile } from '../disk/site-folder.ts';
import { noPlaceholders } from '../values/placeholders.ts';
import { mergeAdvice } from './advice.ts';
import { parseBody } from './markdown-text.ts';
import { readMarkdown } from './read-markdown.ts';
import { findCommands } from './show-commands.ts';

const pictures = await readPictureFolder(example);
const places = {
  file: 'pages/help/tills.md',
  pages: new Map([
    ['pages/help/tills.md', '/help/tills'],
    ['pages/help/drawers.md', '/help/drawers'],
    ['pages/guide/our-plans.md', '/guide/our-plans'],
    ['posts/2026-10-03-queue.md', '/blog/queue'],
  ]),
  downloads: new Set(['price-list.pdf']),
};

function readBody(body: string) {
  const file = new ContentFile('content/pages/help/tills.md', `---\ntitle: Help\n---\n${body}`);
  const read = readMarkdown(file, z.strictObject({ title: z.string() }), {
    ...{ placeholders: noPlaceholders, language: english, fieldContext: { pictures }, places },
  });
  return {
    problems: read.problems.map(({ line, message }) => `${line} ${message}`),
    advice: read.advice,
    said: read.advice.map(({ line, column, message }) => `${line}:${column} ${message}`),
    html: 'text' in read && read.text ? toHtml(parseBody(read.text)) : '',
  };
}

test.each([
  [
    'a note',
    '> [!WARNING]\n> Mind *this*.',
    '<aside data-note="warning"><p>Mind <em>this</em>.</p></aside>',
  ],
  [
    'a note with a title',
    '> [!tip] Read *this*\n> Words',
    '<aside data-note="tip"><p data-title="">Read <em>this</em></p><p>Words</p></aside>',
  ],
  [
    'what opens',
    '<details>\n<summary>More</summary>\n\n**Words**\n\n</details>',
    '<details><summary>More</summary><p><strong>Words</strong></p></details>',
  ],
  ['words and what they mean', 'a\n: b', '<dl><dt>a</dt><dd>b'],
  [
    'harmless HTML',
    'H<sub>2</sub>O <KBD>Esc</KBD><br/>a <!-- b -->c',
    '<p>H<sub>2</sub>O <kbd>Esc</kbd><br>a c</p>',
  ],
  [
    'a look of HTML that no reader misses',
    '<a class="b" href="drawers.md" target="_blank">c</a>',
    '<p><a href="/help/drawers">c</a></p>',
  ],
  ['words in the middle', '<p align="center">a</p>', '<p align="center">a</p>'],
  [
    'a picture of HTML',
    '<p><img src="img/books.jpg" alt="A"></p>',
    '<figure data-picture="0"></figure>',
  ],
  ['words of HTML that stand apart', '<b>\na</b> <i>b</i>', '<b>\na</b> <i>b</i>'],
  ['a link to a post', '[a](../../posts/2026-10-03-queue.md#b)', '<a href="/blog/queue#b">a</a>'],
  ['a link to a file', '[a](Price%20list.pdf)', '<a href="/files/price-list.pdf">a</a>'],
  ['an address of post', '[a](b@c.example)', '<p><a href="mailto:b@c.example">a</a></p>'],
  ['a chat', '[a](irc://chat.example/b)', '<a href="irc://chat.example/b">a</a>'],
  ['bold words of Japanese', '**「a」**は', '<strong>「a」</strong>は'],
  [
    'an address before a Japanese word',
    'www.example.orgという',
    '<a href="http://www.example.org">www.example.org</a>という',
  ],
  [
    'an address before a Korean ending',
    'https://b.example/c를 a',
    '<a href="https://b.example/c">https://b.example/c</a>를 a',
  ],
  [
    'an address in Japanese brackets',
    '（https://b.example/c）',
    '<a href="https://b.example/c">https://b.example/c</a>）',
  ],
  ['code beside HTML, with its empty line', '<b>a</b>\n\n```\n\nb\n```', '>\nb</code>'],
  ['a list that goes on below words', '1. a\n\nWords\n\n2. b', '<ol start="2">'],
  ['an id behind a heading', '## Prices {#our-prices}', '<h2 id="our-prices">Prices</h2>'],
  [
    'a heading with a link that says the title',
    '# [Help](/help/tills)',
    '<a href="/help/tills">Help</a></h2>',
  ],
])('%s is shown: %j', (_, body, html) => {
  const { problems, said, html: shown } = readBody(body);
  expect([problems, said.filter((one) => !/# is shown as ##|http:\/\/www/.test(one))]).toEqual([
    [],
    [],
  ]);
  expect(shown).toContain(html);
});

/** What CommonMark shows in another way than it is likely to be meant: what is shown, and what is said. */
test.each([
  ['a footnote without words', 'a[^b]', '4:1 "[^b]" is shown as it is written', 'a[^b]'],
  ['a footnote nobody refers to', 'a\n\n[^b]: c', '6:1 this footnote is not shown', '<p>a</p>'],
  [
    'bold words without an end',
    'a **b c',
    '4:1 "**" is shown as it is written: write **',
    'a **b c',
  ],
  ['an address with a space', '[a](/our prices)', '%20 in place of each space', '[a](/our prices)'],
  [
    'a heading without a space',
    'a\n\n##Prices',
    '6:1 "##" is shown as it is written',
    '<p>##Prices',
  ],
  ['a heading of seven signs', '####### F', 'with at most six #', '####### F'],
  ['a table without its line', '| a | b |\n| c | d |', 'a line such as |---|---|', '| a | b |'],
  ['a list with dots', '• a\n• b', 'whose entries begin with - and a space', '• a'],
  ['a note of another name', '> [!FYI]\n> a', 'write [!NOTE], [!TIP]', '<p>[!FYI]\na</p>'],
  ['code without an end', '```js\na', '4:1 expected a line of ``` below', 'data-block="js"'],
  ['code of four spaces', '    a', '4:1 four spaces or a tab', '<code data-block="">a'],
  [
    'code of no language',
    '```nope {1}\na\n```',
    'the highlighter does not know "nope"',
    'a</code>',
  ],
  ['a row with too many cells', '|a|\n|-|\n|b|c|', '6:1 the row has 2 cells', '<td>b</td>'],
  ['multiplication', 'So 5*3*2', '4:5 "*3*" between numbers is emphasis', '5<em>3</em>2'],
  ['one ~', '~a~', '4:1 "~a~" is struck through', '<del>a</del>'],
  ['numbers that do not follow', '1. a\n3. b', '5:1 3. is shown as 2.', '<ol><li>a</li>'],
  [
    'a year that begins a line',
    '1997. évi törvény',
    '4:1 1997. begins a list of one entry',
    '<ol start="1997">',
  ],
  ['a line below words', 'Our prices are fair\n---', '4:1 these words are a heading', '</h2>'],
  ['lines above a line', 'a\nb\n=====', '4:1 these words are a heading', '</h2>'],
  [
    'seven lists in each other',
    `${'- '.repeat(7)}a`,
    '4:13 lists and quotes more than 6 deep',
    'a',
  ],
  ['two addresses of one name', '[b] a\n\n[b]: /c\n[b]: /d', '7:1 another line begins', '/c'],
  ['the title of a link', '[a](/b "c")', '4:1 the title "c" of a link is left out', '<a href="/b"'],
  [
    'a link without words',
    'a [](/b)',
    '4:3 the link to "/b" is left out, as it has no words',
    '<p>a </p>',
  ],
  [
    'a picture without words',
    '![](books.jpg)',
    '4:1 the picture "books.jpg" tells nothing',
    'data-picture',
  ],
  [
    'a picture of HTML without words',
    '<img src="books.jpg">',
    '4:1 the picture "books.jpg"',
    'data-picture',
  ],
  [
    'a caption in words',
    'a ![b](books.jpg "Said")',
    '4:3 the caption "Said" is left out',
    'data-picture',
  ],
  [
    'an address without encryption',
    '<a href="http://b.example">a</a>',
    '4:1 "http://b.example" is taken',
    'http://',
  ],
  [
    'an address in marks of quotation',
    'a\n\n„www.b.example”',
    '6:2 "http://www.b.example" is taken',
    '<a href="http://www.b.example">www.b.example</a>”',
  ],
  [
    'a stray sign behind an address in marks of quotation',
    'a\n\n„www.b.example” [c](d e)',
    '6:16 "](" is shown as it is written',
    '[c](d e)',
  ],
  ['a host alone', '[a](www.b.example/c)', 'is taken as "https://www.b.example/c"', 'https://www'],
  [
    'a heading of a lower level',
    '#### A\n\n# B',
    '4:1 #### is shown as ##',
    '<h2 id="a">A</h2><h2',
  ],
  [
    'a heading without words',
    'a\n\n###\n\nb',
    '6:1 a heading without words is left out',
    '<p>a</p><p>b</p>',
  ],
  [
    'an anchor of nothing',
    '## Prices\n\n[a](#prizes)',
    '6:1 "#prizes" leads to the page alone',
    '/help/tills',
  ],
  [
    'an anchor of nothing in letters with accents',
    '## Prices\n\n[a](#väki)',
    '6:1 "#väki" leads to the page alone',
    '/help/tills',
  ],
  ['a word in braces', 'a {b}', '4:3 {b} is shown as it is written', 'a {b}'],
  ['HTML without an end', 'a <b>b\n\nc', '4:3 <b> has no end', '<p>c</p></b>'],
  ['an id of HTML again', '<b id="a">c</b> <i id="a">d</i>', 'the id "a" is left out', '<i>d</i>'],
])('%s is shown as CommonMark says, and it is said', (_, body, advice, html) => {
  const read = readBody(body);
  expect(read.problems).toEqual([]);
  expect(read.said.join('\n')).toContain(advice);
  expect(read.html).toContain(html);
});

test.each(['NFC', 'NFD'])(
  'a heading with accents is found by a link that is written in %s',
  (form) => {
    const read = readBody(`## Väki\n\n[a](${'#väki'.normalize(form)})`);
    expect([read.problems, read.said]).toEqual([[], []]);
    const [, id] = /id="([^"]+)"/.exec(read.html) ?? [];
    const [, href] = /href="#([^"]+)"/.exec(read.html) ?? [];
    expect(decodeURIComponent(href ?? '')).toBe(id);
  },
);

test.each([
  [
    'an element of another site',
    'a\n\n<iframe src="https://b.example"></iframe>',
    '6:1 "<iframe src=',
    '<p>a</p>',
  ],
  [
    'a script with all that is in it',
    '<script>a</script>\n\nb',
    '4:1 "<script>" is left out, with all',
    '<p>b</p>',
  ],
  ['an element nobody knows', 'a <font color="red">b</font>', '4:3 "<font color=', '<p>a b</p>'],
  [
    'attributes',
    '> a\n> <p style="x" onclick="d()">b</p>',
    'style, onClick of <p> is left out',
    'b',
  ],
])('%s that the sanitizer takes out is said', (_, body, advice, html) => {
  const read = readBody(body);
  expect(read.problems).toEqual([]);
  expect(read.said).toEqual([expect.stringContaining(advice.slice(4))]);
  expect(read.said[0]).toContain(advice);
  expect(read.html).toContain(html);
});

/** Each command of another system, with the words that visitors read of it. */
const commands = [
  ['Jekyll', 'a {% include "b.html" %} c', '{% include "b.html" %}'],
  ['Hugo', '{{< youtube id="a_b_c" >}}', '{{< youtube id="a_b_c" >}}'],
  ['a value', '> - a {{ page.*b* | c }} d', '{{ page.*b* | c }}'],
  ['two braces around a word of ours', 'a {{vendor}}', '{{vendor}}'],
  ['a component', 'a <Price id="b" /> c', '<Price id="b" />'],
  ['a component with words', '<Card title="a">\nb\n</Card>', '<Card title="a">'],
  ['a component in HTML', '<div>\n<Tabs.Item a>b</Tabs.Item>\n</div>', '<Tabs.Item a>'],
  ['VitePress', ':::warning\na\n:::', ':::warning'],
  ['MkDocs', '!!! note "Read"\n\n    a', '!!! note "Read"'],
  ['MkDocs, a tab', '=== "Mac"\n\n    a', '=== "Mac"'],
  ['words behind such a sign', '!!! Closed on Monday', '!!! Closed on Monday'],
  ['words behind another', '=== Opening hours', '=== Opening hours'],
  ['WordPress', '[button link="/a"]b[/button]', '[button link="/a"]'],
  ['WordPress, in lines of their own', '[note]\n\na\n\n[/note]', '[/note]'],
] as const;

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&');

test.each(commands)(
  'a command of %s is shown as it is written, which is said once',
  (_, body, found) => {
    const { problems, advice, html } = readBody(body);
    expect(problems).toEqual([]);
    expect(textOf(html)).toContain(found);
    const [line, ...others] = mergeAdvice(advice.filter(({ about }) => about === 'commands'));
    expect(line?.message).toMatch(/looks like a command of another system.*npx sitewright-import/);
    expect(others).toEqual([]);
    expect(line?.line).toBe(body.startsWith('<div>') ? 5 : 4);
    expect(findCommands(body).length).toBeGreaterThan(0);
  },
);

test.each([
  'Rated 5** by A, 20%% today and 30%% tomorrow, C++ and a == b, {vendor} and { a }.',
  'a) one\nb) two',
  '[Stockholm] [Gothenburg][Malmö], [a] [b], a[i][j], [sic] and [1].',
  'One !! two !!! three ??? Really?!? :-) 4:3:2 :::',
  '`{{ a }}` and ``<Card> `b` ``\n\n```\n{% a %}\n:::\n!!! b\n<Card/>\n```',
  String.raw`\{{ a }} \{% b %} \<Card> \[b]c\[/b]`,
  '<DIV>a</DIV> <B>b</B> :rocket: ==a== [[b]] $c$ ^d^ %%e%%',
])('%j is no command', (body) => {
  expect(findCommands(body)).toEqual([]);
  expect(readBody(body.replace('{vendor}', '')).problems).toEqual([]);
});

test('links and pictures in HTML and below it have the place that they have in the file', () => {
  const { problems } = readBody(
    '<div>\n\n[a](none.md)\n\n</div>\n\n> <b>c</b> <a href="no.md">b</a>\n\n[d](none.md)',
  );
  expect(problems.map((one) => one.split(' ')[0])).toEqual(['6', '10', '12']);
});
