import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readPictureFolder } from '../../../../tests/support/content/picture-folder.ts';
import { example } from '../../../../tests/support/example.ts';
import { ContentFile } from '../index/site-folder.ts';
import { noPlaceholders } from '../placeholders.ts';
import { parseBody } from './markdown-text.ts';
import { readMarkdown } from './read-markdown.ts';

const pictures = await readPictureFolder(example);
const places = {
  file: 'pages/help/tills.md',
  pages: new Map([
    ['pages/help/tills.md', '/help/tills'],
    ['pages/help/drawers.md', '/help/drawers'],
    ['pages/guide/start.md', '/guide/start'],
    ['pages/guide/our-plans.md', '/guide/our-plans'],
  ]),
  downloads: new Set(['price-list.pdf']),
};

function readBody(body: string) {
  const file = new ContentFile('content/pages/help/tills.md', `---\ntitle: Help\n---\n${body}`);
  const language = {
    tag: 'en',
    name: 'English',
    dir: 'ltr',
    base: '',
    paths: new Set<string>(),
    elsewhere: new Map<string, string>(),
    sectionsElsewhere: new Map<string, string>(),
  };
  const read = readMarkdown(file, z.strictObject({ title: z.string() }), {
    ...{
      placeholders: noPlaceholders,
      language: language as never,
      knownNames: { pictures },
      places,
    },
  });
  return {
    problems: read.problems.map(({ line, message }) => `${line} ${message}`),
    said: read.advice.map(({ line, message }) => `${line} ${message}`),
    html: 'text' in read && read.text ? toHtml(parseBody(read.text)) : '',
    links: read.links.map(({ to, line }) => `${line} ${to}`),
  };
}

const note = (tone: string, words: string) => `<aside data-note="${tone}">${words}</aside>`;

test.each([
  ['GitBook, a note', '{% hint style="danger" %}\na\n{% endhint %}', note('caution', '<p>a</p>')],
  ['Hugo, a note', '{{< hint style="warning" >}}\na\n{{< /hint >}}', note('warning', '<p>a</p>')],
  [
    'GitBook, tabs',
    '{% tabs %}\n{% tab title="One" %}\na\n{% endtab %}\n{% endtabs %}',
    '<details><summary>One</summary><p>a</p></details>',
  ],
  [
    'MyST, a note',
    ':::{warning} Mind\na\n:::',
    note('warning', '<p data-title="">Mind</p><p>a</p>'),
  ],
  [
    'Quarto, a note',
    '::: {.callout-tip title="Mind"}\na\n:::',
    note('tip', '<p data-title="">Mind</p><p>a</p>'),
  ],
  ['VitePress, what stands behind tabs', '::: code-group\na\n:::', '<div><p>a</p></div>'],
  ['Jinja, words with a name', "{% set b = '<b>c</b>' %}\n\na {{ b }}", '<p>a <b>c</b></p>'],
  [
    'kramdown, a window for a link in emphasis',
    '_a [b](https://c.example){:target="_blank" rel="nofollow"}_',
    '<p><em>a <a href="https://c.example">b</a></em></p>',
  ],
  ['an address in capitals', '[a](Https://b.example)', '<p><a href="https://b.example">a</a></p>'],
  ['a text message', '[a](sms:+46701234567)', '<p><a href="sms:+46701234567">a</a></p>'],
  [
    'a chat in HTML',
    '<a href="irc://chat.example/b">c</a>',
    '<p><a href="irc://chat.example/b">c</a></p>',
  ],
  [
    'an address before a Japanese word',
    'www.example.orgという',
    '<a href="http://www.example.org">www.example.org</a>という',
  ],
  [
    'GitBook, a page with its link',
    '{% content-ref url="drawers.md" %}\n[drawers.md](drawers.md)\n{% endcontent-ref %}',
    '<p><a href="/help/drawers">drawers.md</a></p>',
  ],
  [
    'bold words beside others, with spaces outside',
    '**「a」**，b **「c」** d',
    '<strong>「a」</strong>，b <strong>「c」</strong> d',
  ],
  [
    'an address in brackets before a Chinese word',
    '(https://b.example)是',
    '(<a href="https://b.example">https://b.example</a>)是',
  ],
  ['Liquid, raw', '{% raw %}{{ a }}{% endraw %}', '<p>{{ a }}</p>'],
  ['Liquid, a comment', 'a {% comment %}{{ b }}{% endcomment %}c', '<p>a c</p>'],
  ['Nunjucks, a comment', 'a {# b #}c', '<p>a c</p>'],
  [
    'Jekyll, code',
    '{% highlight ruby %}\na{{ b }}\n{% endhighlight %}',
    '<pre><code data-block="ruby">a{{ b }}</code></pre>',
  ],
  ['Hugo, a command that is shown', '{{</* b */>}}', '<p>{{&#x3C; b >}}</p>'],
  [
    'Hugo, a picture',
    '{{< figure src="/img/books.jpg" alt="A" caption="B" >}}',
    '<figure data-picture="0">B</figure>',
  ],
  [
    'Hugo, a note with a title',
    '{{% notice info "Read this" %}}\na\n{{% /notice %}}',
    note('note', '<p data-title="">Read this</p><p>a</p>'),
  ],
  [
    'Jekyll, what opens with several words',
    '{% details Read more %}\na\n{% enddetails %}',
    '<details><summary>Read more</summary><p>a</p></details>',
  ],
  ['a block with a title', ':::tip{title="Mind"}\na\n:::', '<p data-title="">Mind</p>'],
  [
    'Hugo, a reference',
    '[a]({{< relref "drawers.md#b" >}})',
    '<p><a href="/help/drawers#b">a</a></p>',
  ],
  ['Jekyll, a link', '[a]({% link help/drawers.md %})', '<p><a href="/help/drawers">a</a></p>'],
  [
    'Jekyll, an address',
    "[a]({{ '/guide/start' | relative_url }})",
    '<p><a href="/guide/start">a</a></p>',
  ],
  [
    'Jekyll, the base',
    '[a]({{ site.baseurl }}/guide/start)',
    '<p><a href="/guide/start">a</a></p>',
  ],
  [
    'Hugo, a button',
    '{{< button url="/guide/start" >}}a{{< /button >}}',
    '<p><a href="/guide/start">a</a></p>',
  ],
  [
    'MkDocs, a note',
    '!!! danger "Mind"\n\n    a\n\n    - b\n\nc',
    note('caution', '<p data-title="">Mind</p><p>a</p><ul><li>b</li></ul>'),
  ],
  [
    'MkDocs, a folded note',
    '??? note "Mind"\n    a\n\nb',
    '<details><summary>Mind</summary><p>a</p></details><p>b</p>',
  ],
  [
    'kramdown, Markdown in HTML',
    '<div markdown="1">\n**b** and\n[c](/guide/start)\n</div>',
    '<div><strong>b</strong> and\n<a href="/guide/start">c</a></div>',
  ],
  ['Markdown in a cell', '<table>\n<tr><td>**b**</td></tr>\n</table>', '<strong>b</strong>'],
  ['a name in a line of HTML', '<p class="by">\n- Ann, _CEO_\n</p>', '- Ann, <em>CEO</em>'],
  ['GitHub, a sign', 'New :rocket: :+1:', '<p>New 🚀 👍</p>'],
  ['marked words', 'a ==b *c*==', '<p>a <mark>b <em>c</em></mark></p>'],
  ['MkDocs, keys', '++ctrl+f2++', '<p><kbd>ctrl</kbd>+<kbd>f2</kbd></p>'],
  [
    'Docusaurus, tabs',
    '<Tabs groupId="b">\n  <TabItem value="c" label="D">\n\n    e\n\n  </TabItem>\n</Tabs>',
    '<details><summary>D</summary><p>e</p></details>',
  ],
  [
    'a component that is a link',
    'a <Link to="drawers.md">b</Link>',
    '<a href="/help/drawers">b</a>',
  ],
  ['WordPress, a button', '[button link="/guide/start"]b[/button]', '<a href="/guide/start">b</a>'],
  ['a wiki, a page', '[[Our Plans|b *c*]]', '<a href="/guide/our-plans">b <em>c</em></a>'],
  [
    'a wiki, a heading',
    '[[drawers#My Key]]',
    '<a href="/help/drawers#my-key">drawers > My Key</a>',
  ],
  ['a wiki, in a table', '|a|\n|-|\n|[[drawers\\|b]]|', '<td><a href="/help/drawers">b</a></td>'],
  ['a wiki, a picture', '![[books.jpg|300]]', '<figure data-picture="0"></figure>'],
  [
    'MyST, a note in another',
    '````{note} B\n```{tip}\n:class: c\nd\n```\n````',
    '<aside data-note="note"><p data-title="">B</p><aside data-note="tip"><p>d</p></aside></aside>',
  ],
  [
    'MyST, a folded note',
    ':::{note} B\n:class: dropdown\nc\n:::',
    '<details><summary>B</summary><p>c</p></details>',
  ],
  ['MyST, a picture', '```{figure} books.jpg\n:alt: A\n```', '<figure data-picture="0"></figure>'],
  ['MyST, an id', '(b:c)=\n## D\n\n[e](#b:c)', '<h2 id="b:c">D</h2><p><a href="#b:c">e</a></p>'],
  ['MyST, a reference', '(b)=\nc\n\n{ref}`d <b>`', '<a href="#b">d</a>'],
  ['MyST, a page', '{doc}`drawers`', '<a href="/help/drawers">drawers</a>'],
  ['R, code', '```{r}\na\n```', '<pre><code data-block="r">a</code></pre>'],
  [
    'an address before an ending of Korean',
    'https://b.example/c를 a',
    '<a href="https://b.example/c">https://b.example/c</a>를 a',
  ],
  [
    'an address before an ending of Japanese, and one of Japanese letters',
    'https://b.example/cの https://b.example/さくら',
    '<a href="https://b.example/c">https://b.example/c</a>の <a href="https://b.example/%E3%81%95%E3%81%8F%E3%82%89">https://b.example/さくら</a>',
  ],
  [
    'an address that is the words of a link in HTML',
    '<a href="https://b.example">https://b.example</a> c',
    '<p><a href="https://b.example">https://b.example</a> c</p>',
  ],
  ['an id without a space', '## A{#b}', '<h2 id="b">A</h2>'],
  ['an address of post', '[a](b@c.example)', '<p><a href="mailto:b@c.example">a</a></p>'],
  ['a path from the folder of texts', '[a](guide/start.md)', '<p><a href="/guide/start">a</a></p>'],
  [
    'an anchor of another system',
    '## Our prices!\n\n[a](#Our-Prices)',
    '<a href="#our-prices">a</a>',
  ],
])('%s is shown as it is meant: %j', (_, body, html) => {
  const read = readBody(body);
  expect(read.problems).toEqual([]);
  expect(read.html).toContain(html);
});

test.each([
  [
    'Hugo, words around which nothing is known',
    'a\n\n{{< intro >}}\nb\n{{< /intro >}}',
    '6 "{{< intro >}}" is left out, and its words are shown',
    'b',
  ],
  [
    'a note in a line',
    'a {% hint %}b{% endhint %}',
    '4 "{% hint %}" is left out, and its words are shown',
    '<p>a b</p>',
  ],
  [
    'a film',
    'a\n\n{{< youtube abc >}}',
    '6 "{{< youtube abc >}}" is shown as a link',
    'https://www.youtube.com/watch?v=abc',
  ],
  [
    'a film with words below it',
    'a\n\n{{< youtube id="abc" caption="How to open *a* drawer" >}}',
    '6 "{{< youtube id=',
    '<a href="https://www.youtube.com/watch?v=abc">How to open <em>a</em> drawer</a>',
  ],
  [
    'a film in HTML',
    'a\n\n<iframe src="https://www.youtube.com/embed/abc"></iframe>',
    '6 "<iframe src=',
    'https://www.youtube.com/watch?v=abc',
  ],
  [
    'a film with sources',
    '<video controls>\n<source src="https://a.example/b.mp4">\nNone\n</video>',
    '4 "<video controls>" is shown as a link',
    '<p><a href="https://a.example/b.mp4">a.example/b.mp4</a></p>',
  ],
  [
    'Jekyll, another file',
    'a\n\n{% include note.html %}',
    '6 "{% include note.html %}" is left out, as pages run no commands: write here what it shows',
    '<p>a</p>',
  ],
  [
    'Nunjucks, what shows nothing',
    '{% from "a/macro.njk" import b %}\n\na',
    'is left out, as pages run no commands',
    '<p>a</p>',
  ],
  [
    'a host alone',
    '[a](www.b.example/c)',
    '4 "www.b.example/c" is taken as "https://www.b.example/c"',
    '<p><a href="https://www.b.example/c">a</a></p>',
  ],
  [
    'a link in two parts',
    'a [b] (https://c.example/d)',
    '4 the words and the address behind them are taken as a link',
    '<p>a <a href="https://c.example/d">b</a></p>',
  ],
  [
    'a sign of bold alone',
    'a **b c',
    '4 "**" is shown as it is written: write ** or ~~ at both ends of words',
    '<p>a **b c</p>',
  ],
  [
    'GitBook, a film with its end',
    '{% embed url="https://vimeo.com/1" %}\n{% endembed %}',
    'is shown as a link',
    '<p><a href="https://vimeo.com/1">vimeo.com/1</a></p>',
  ],
  [
    'WordPress, a picture with words below it',
    '[caption id="a" width="30"]![b](books.jpg) **c**[/caption]',
    String.raw`4 "[caption id=\"a\" width=\"30\"]" is left out`,
    '<figure><img data-picture="0"><figcaption><strong>c</strong></figcaption></figure>',
  ],
  [
    'GitBook, a file',
    'a\n\n{% file src="../.gitbook/assets/Price list.pdf" %}',
    'is shown as a link with the words "Price list.pdf"',
    '<a href="/files/price-list.pdf">Price list.pdf</a>',
  ],
  [
    'an address without https:',
    '[a](//b.example/c)',
    '4 "//b.example/c" is taken as "https://b.example/c"',
    '<p><a href="https://b.example/c">a</a></p>',
  ],
  [
    'an address without https: in HTML',
    '<a href="//b.example">a</a>',
    '4 "//b.example" is taken as "https://b.example"',
    '<p><a href="https://b.example">a</a></p>',
  ],
  [
    'an address with a space',
    '[a](../guide/Our plans.md)',
    '4 "../guide/Our plans.md" is taken as one address',
    '<p><a href="/guide/our-plans">a</a></p>',
  ],
  ['VitePress, contents', 'a\n\n[[toc]]', '6 "[[toc]]" is left out: write contents', '<p>a</p>'],
  ['GitLab, contents', '[[_TOC_]]\n\na', '4 "[[_TOC_]]" is left out: write contents', '<p>a</p>'],
  ['kramdown, contents', '1. TOC\n{:toc}\n\na', '4 "1. TOC', '<p>a</p>'],
  ['a component for contents', '<toc></toc>\n\na', '4 "<toc></toc>" is left out', '<p>a</p>'],
  [
    'a block of another name',
    ':::lexique[Mot]\na\n:::',
    '4 ":::lexique" is shown as a note',
    note('note', '<p data-title="">Mot</p><p>a</p>'),
  ],
  [
    'a quote of another name',
    '> [!FYI] B\n> a',
    '4 "[!FYI]" is shown as a note',
    note('note', '<p data-title="">B</p><p>a</p>'),
  ],
  [
    'a space before the end of bold words',
    'a **b ** c',
    '4 "**b **" is shown in bold',
    '<p>a <strong>b</strong> c</p>',
  ],
  [
    'a picture that leads to itself',
    'a\n\n[![b](books.jpg)](/uploads/books.jpg)',
    '6 the link to "books.jpg" around a picture is left out',
    '<p>a</p><figure data-picture="0"></figure>',
  ],
  [
    'a picture without words',
    'a\n\n![](books.jpg)',
    '6 the picture "books.jpg" tells nothing',
    '<figure data-picture="0">',
  ],
  [
    'a picture of HTML without words',
    '<img src="books.jpg">',
    '4 the picture "books.jpg" tells nothing',
    'data-picture="0"',
  ],
  [
    'what stands in the head of pages',
    '<meta name="a" content="b">\n\nc',
    '4 "<meta name=\\"a\\" content=\\"b\\">" is left out',
    '<p>c</p>',
  ],
  ['a style', 'a\n\n<style>\np { color: red }\n</style>', '6 "<style>" is left out', '<p>a</p>'],
  [
    'a script',
    'a\n\n<script src="https://b.example/c.js"></script>',
    '6 "<script src=',
    '<p>a</p>',
  ],
  [
    'MDX, an import',
    "import A from './a'\n\nb",
    '4 "import A from \'./a\'" is left out',
    '<p>b</p>',
  ],
  [
    'a heading without words',
    'a\n\n###\n\nb',
    '6 a heading without words is left out',
    '<p>a</p><p>b</p>',
  ],
  ['an icon', ':material-check: a', '4 ":material-check:" is left out', '<p>a</p>'],
  [
    'Hugo, a picture that is a link',
    '{{< figure src="books.jpg" alt="A" link="/guide/start" >}}',
    'is shown without link',
    '<figure data-picture="0">',
  ],
  [
    'another file with words',
    '{% include note.html text="a b" %}',
    '4 "{% include note.html text=',
    '<p>a b</p>',
  ],
  [
    'a command with words in it and a name',
    '{{< term name="b" >}}\nc\n{{< /term >}}',
    'is left out, and its words are shown without name, as pages run no commands',
    'c',
  ],
  [
    'a component in words',
    '<Tabs.Item a>b</Tabs.Item>',
    '4 "<Tabs.Item a>" is left out, and its words are shown',
    '<p>b</p>',
  ],
  [
    'a component of blocks, whose lines stand further right',
    '<Card title="B *c*" href="drawers.md">\n    d\n\n    - e\n</Card>',
    'is left out, and its words are shown',
    '<div><p><strong><a href="/help/drawers">B <em>c</em></a></strong></p><p>d</p><ul><li>e</li></ul></div>',
  ],
  [
    'a component with a title and one paragraph',
    '<Card title="B" href="drawers.md">\n\nc\n\n</Card>',
    'is left out, and its words are shown',
    '<div><p><strong><a href="/help/drawers">B</a></strong></p><p>c</p></div>',
  ],
  [
    'a component that leads somewhere, with one paragraph',
    '<Tile href="drawers.md">\n\nc\n\n</Tile>',
    'is left out, and its words are shown',
    '<div><p><strong><a href="/help/drawers">drawers</a></strong></p><p>c</p></div>',
  ],
  [
    'a component that says nothing, in HTML',
    '<div>\n<Ads slot="b" />\n    <p>c</p>\n</div>',
    'is left out, as pages run no commands',
    '<p>c</p>',
  ],
  [
    'a command with the address of a page',
    '{% include film.html src="https://b.example/c" %}',
    'is left out, and its words are shown',
    '<a href="https://b.example/c">c</a>',
  ],
  [
    'a command with a picture',
    '{% shot "img/books.jpg" "border wide-border" "All *books*" %}',
    'is shown as a picture without border wide-border',
    '<figure data-picture="0">',
  ],
  [
    'WordPress, a row',
    '[vc_row width="1"]\nb\n[/vc_row]',
    'is left out, and its words are shown',
    'b',
  ],
  [
    'a wiki, a page that is not there',
    'a [[Prices of b]]',
    '4 "[[Prices of b]]" is shown as words alone',
    '<p>a Prices of b</p>',
  ],
  [
    'notes, another text in a text',
    '![[Drawers]]',
    'is shown as a link',
    '<a href="/help/drawers">Drawers</a>',
  ],
  [
    'a link without words',
    '[](../guide/our-plans.md)',
    'is shown with the words "our plans"',
    '<a href="/guide/our-plans">our plans</a>',
  ],
  [
    'an anchor of nothing',
    '## Prices\n\n[a](#prizes)',
    '6 "#prizes" leads to the page alone, as no element of it has the id "prizes"; the nearest is "#prices"',
    '<a href="/help/tills">a</a>',
  ],
  [
    'numbers that do not follow',
    '1. a\n3. b',
    '5 3. is shown as 2., as lists count on from their first number',
    '<ol><li>a</li><li>b</li></ol>',
  ],
  [
    'a line right below words',
    'Our prices are fair\n---',
    '4 these words are a heading, as --- stands below them',
    'Our prices are fair</h2>',
  ],
  [
    'MyST, a list of pages',
    'a\n\n```{toctree}\n:hidden:\nb\n```\n\nc',
    '6 "```{toctree}" is left out',
    '<p>a</p><p>c</p>',
  ],
  [
    'MyST, a card with a picture',
    ':::{card} B\n:img-top: c.png\n:width: 9\nd\n:::',
    '4 ":::{card} B" is shown without img-top',
    '<div><p><strong>B</strong></p><p>d</p></div>',
  ],
  [
    'GitBook, a page',
    '{% page-ref page="drawers.md" %}',
    '4 "{% page-ref page=\\"drawers.md\\" %}" is shown as a link with the words "drawers"',
    'href="/help/drawers"',
  ],
])('%s is shown in another way, which is said with its line', (_, body, advice, html) => {
  const read = readBody(body);
  expect(read.problems).toEqual([]);
  expect(read.said).toEqual([expect.stringContaining(advice)]);
  expect(read.html).toContain(html);
});

test.each([
  ['a value', 'a {{ page.title }}', '{{ page.title }}'],
  ['a value in HTML', '<div>{{ page.title }}</div>', '{{ page.title }}'],
  ['a condition', '{% if a %}\nb\n{% endif %}', '{% if a %}'],
  ['another file in words', 'a {% include note.html %}', '{% include note.html %}'],
  ['a word in a line of its own', '{% channel "b" %}', '{% channel'],
  ['pictures that stand elsewhere', '[gallery ids="1,2"]', '[gallery ids='],
  ['words of a language', '{% t "home.title" %}', '{% t'],
  ['an end alone', 'a {% endhint %}', '{% endhint %}'],
])('%s, which only its generator knows, is refused with what to write', (_, body, found) => {
  const [problem = ''] = readBody(body).problems;
  expect(problem).toMatch(/^4 expected what it stands for, as pages run no commands/);
  expect(problem).toContain(found.replaceAll('"', '\\"').slice(0, 12));
});

test('code has commands, signs and notes as they are written', () => {
  const lines = [
    '{% hint %}',
    '{{ a }}',
    '!!! note',
    ':rocket:',
    '==b==',
    '{% raw %}',
    "import A from 'a'",
  ];
  const body = `\`\`\`\n${lines.join('\n')}\n\`\`\`\n\n\`{{ a }} :rocket:\``;
  const { html, problems, said } = readBody(body);
  expect([problems, said]).toEqual([[], []]);
  expect(html).toContain(`${lines.join('\n')}</code>`);
  expect(html).toContain('<code>{{ a }} :rocket:</code>');
});

test('code keeps the empty line that it begins with, beside HTML too', () => {
  for (const words of ['a', '<b>a</b>']) {
    expect(readBody(`${words}\n\n\`\`\`\n\nb\n\`\`\``).html).toContain('>\nb</code>');
  }
});

test('what stands below blocks of others has the line that it has in the file', () => {
  const blocks = '!!! note\n    a\n\n{% hint %}\nb\n{% endhint %}\n\n<div>\n**c**\n</div>\n\n';
  const { problems } = readBody(`${blocks}[d](none.md)`);
  expect(problems).toEqual([expect.stringMatching(/^15 expected a path/)]);
});
