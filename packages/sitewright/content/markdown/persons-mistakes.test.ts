import { expect, test } from 'vitest';
import { z } from 'zod';
import { english } from '../../../../tests/support/content/english.ts';
import { readPictureFolder } from '../../../../tests/support/content/picture-folder.ts';
import { example } from '../../../../tests/support/example.ts';
import { ContentFile } from '../index/site-folder.ts';
import { noPlaceholders } from '../placeholders.ts';
import { readMarkdown } from './read-markdown.ts';

const pictures = await readPictureFolder(example);
const places = {
  file: 'pages/help.md',
  pages: new Map([['pages/help.md', '/help']]),
  downloads: new Set<string>(),
};

/** What a person writes in a text, the words that are named as found, and what the message says to type. */
const mistakes = [
  ['a link without https', '[a](till.studio)', '"till.studio"', 'https://till.studio'],
  ['a file that is nowhere', '[a](prices.md)', '"prices.md"', 'the name of a page’s file'],
  ['an address with a space', '[a](/our prices)', '](/our prices)', '%20 in place of each space'],
  ['a space between brackets', '[a] (/pricing)', '] (', '[words](/pricing)'],
  ['brackets the wrong way round', '(a)[/pricing]', '(a)[/pricing]', '[words](/pricing)'],
  ['a script in a link', '[a](javascript:b)', '"javascript:b"', 'a path such as "/contact"'],
  ['a picture that is nowhere', '![a](bokks.jpg)', 'bokks.jpg', 'such as "books.jpg"'],
  [
    'a picture of another site',
    '![a](https://b.example/c.jpg)',
    'b.example',
    'npm run pictures -- fetch',
  ],
  [
    'a picture without words that is a link',
    '[![](books.jpg)](/help)',
    'nothing',
    '[![A lamp](books.jpg)](/help)',
  ],
  ['an address that an app alone knows', '[a](acme://b)', '"acme://b"', 'https:, mailto: or tel:'],
  ['a picture of a wiki', '![[bokks.jpg]]', '![[bokks.jpg]]', '![what it shows](shop.jpg)'],
  ['a component in words', 'a <Price id="b" /> c', '<Price', 'what it shows in Markdown'],
  ['a word of a command', '{{< price "b" >}}', '{{< price', 'what it stands for'],
  ['a value of a generator', 'a {{ page.title }}', '{{ page.title }}', 'what it stands for'],
  ['a file of a generator', 'a {% include a.html %}', '{% include a.html %}', 'what it stands for'],
  ['a word in braces that is misspelt', 'a {vendr}', '{vendr}', '{vendor}'],
  ['two braces', 'a {{vendor}}', '{{vendor}}', '{vendor}'],
  ['words of a shop system', '[b]a[/b]', '[b]a[/b]', 'what it stands for'],
  ['code without an end', '```js\na', 'none', 'a line of ```'],
  ['a heading without a space', '##Prices', '##Prices', 'a space between ##'],
  ['a task without a space', '- [x]Count', '[x]', '- [x] words'],
  ['a list with dots', '• a\n• b', '• a', 'begin with - and a space'],
  ['a table without its line', '| a | b |\n| c | d |', '| a | b |', '|---|---|'],
  ['a row with too many cells', '|a|\n|-|\n|b|c|', '2', 'write \\|'],
  ['a note of another name', ':::wraning\na\n:::', ':::wraning', ':::warning'],
  ['a note without an end', ':::note\na', 'none', 'a line of :::'],
  ['a footnote without its words', 'a[^b]', '[^b]', '[^b]:'],
  ['an element without an end', 'a <b>b', '<b>', '</b>'],
  ['an element of a form', '<input type="checkbox"> a', '<input', '- [ ] words'],
  ['a formula', 'So $$a^2$$ is it', '$$a^2$$', 'words or a picture'],
  [
    'words of the front matter twice',
    'a\n\n---\ntitle: B\n---\n\nb',
    'more between',
    'move them there',
  ],
] as const;

test.each(mistakes)(
  '%s is said with its place, what is there and what to type',
  (_, body, found, type) => {
    const source = `---\ntitle: Help\n---\na\n\n${body}`;
    const { problems } = readMarkdown(
      new ContentFile('content/pages/help.md', source),
      z.strictObject({ title: z.string() }),
      { placeholders: noPlaceholders, language: english, knownNames: { pictures }, places },
    );
    const [first] = problems;
    expect(first?.file).toBe('content/pages/help.md');
    expect(first?.line).toBeGreaterThanOrEqual(6);
    const message = first?.message.replaceAll('\\"', '"') ?? '';
    expect(message).toMatch(/^expected /);
    expect(message).toContain(found);
    expect(message).toContain(type);
  },
);
