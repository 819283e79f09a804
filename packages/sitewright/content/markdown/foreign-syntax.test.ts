import { expect, test } from 'vitest';
import { parseContent } from '../parse.ts';
import { richText, text } from '../schemas/fields.ts';
import { readYaml } from '../yaml-file.ts';
import { findMistakes } from './find-mistakes.ts';
import { findForeignSyntax, maskEscapes } from './foreign-syntax.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { syntaxes } from './syntaxes.ts';

/** What an editor reads of a text in Markdown: `line:column message`. */
function problemsIn(body: string): string[] {
  const pictures = { find: () => ({ digest: '' }) } as never;
  const mistakes = findMistakes(parseMarkdown(body), body, pictures);
  return mistakes.flatMap(({ place, message, about }) =>
    about ? [] : `${place?.line}:${place?.column} ${message}`,
  );
}

/** The same of a text in YAML. */
const problemsInYaml = (value: string, schema: typeof text | typeof richText) =>
  parseContent(readYaml('content/x.yaml', JSON.stringify(value)), schema).problems.map(
    ({ message }) => message,
  );

/** What stands for words, and what of it is no Markdown of this site. */
const everywhere = [
  ['Jekyll', 'See {% include note.html text="A" %}.', '{% include note.html text="A" %}'],
  ['Jekyll, over lines', 'a {% if b %}\nc {%- endif -%} d', '{% if b %}'],
  ['Vue, Liquid and Handlebars', 'From {{ page.title | upcase }} on', '{{ page.title | upcase }}'],
  ['a count with two braces', 'All {{count jobs}} of us', '{{count jobs}}'],
  ['ICU', 'Our {jobs, plural, one {job} other {jobs}}', '{jobs, plural, one {job} other {jobs}}'],
  ['Hugo', 'See {{< ref "about" >}}.', '{{< ref "about" >}}'],
  ['PHP and ERB', 'It is <%= today %>.', '<%= today %>'],
  ['MDX', 'Take <Tabs.Item value> it', '<Tabs.Item value>'],
  ['Pandoc', 'A [word]{.small} more', '{.small}'],
  ['Svelte', '{#if open} a', '{#if open}'],
  ['BBCode', 'It is [b]new[/b].', '[b]new[/b]'],
  ['WordPress', 'a [caption id="x"]A till[/caption]', '[caption id="x"]A till[/caption]'],
  ['WordPress, alone', 'a [gallery ids="1,2"] b', '[gallery ids="1,2"]'],
  ['Obsidian, a picture', 'a ![[till.png|300]]', '![[till.png|300]]'],
  ['VitePress', '[[toc]]', '[[toc]]'],
  ['a wiki', 'See [[Our plans|plans]].', '[[Our plans|plans]]'],
  ['GitHub, an emoji', 'New :rocket: now', ':rocket:'],
  ['GitHub, two emojis', ':tada::+1:', ':tada::+1:'],
  ['GitHub, an emoji of signs', 'New :+1: now', ':+1:'],
  ['marked words', 'It is ==new== now', '==new=='],
  ['inserted words', 'It is ++quite new++ now', '++quite new++'],
  ['MediaWiki', "It is '''new''' now", "'''new'''"],
  ['an inline footnote', 'a^[As said.] b', '^[As said.]'],
  ['raised letters', 'the 2^nd^ till', '^nd^'],
  ['a formula', 'So $$a^2 + b^2$$ is it', '$$a^2 + b^2$$'],
  ['a formula of one letter', 'So $$x$$ is it', '$$x$$'],
  ['a formula of one letter in a line', 'So $x$ is it', '$x$'],
  ['LaTeX, a formula', String.raw`So \(a + b\) is it`, String.raw`\(a + b\)`],
  ['LaTeX, a formula on its own', String.raw`So \[x\] is it`, String.raw`\[x\]`],
  ['a formula in a line', String.raw`So $\frac{1}{2}$ is`, String.raw`$\frac{1}{2}$`],
  ['LaTeX', String.raw`a \newpage b`, String.raw`\newpage`],
  ['Obsidian, a comment', 'a %%for later%% b', '%%for later%%'],
  ['a citation', 'As said [@doe2020, p. 3]', '[@doe2020, p. 3]'],
  ['a reference without its line', 'See [the plans][plans].', '[the plans][plans]'],
] as const;

const inMarkdown = [
  ['VitePress', 'a\n\n::: code-group\nb\n:::', '::: code-group'],
  ['Docusaurus, an end alone', 'a\n\n> :::', ':::'],
  ['a note of a misspelt name', '> [!NOTTE]\n> a', '[!NOTTE]'],
  ['MkDocs', '!!! note "Read this"', '!!! note "Read this"'],
  ['AsciiDoc, a note', '[NOTE]\nRead this', '[NOTE]'],
  ['a note in a quote', '> [Tip]: Read this', '[Tip]'],
  ['a task without its space', '- [] Count', '[]'],
  ['a task without a space behind it', '- [x]Count', '[x]'],
  ['a task of another sign', '- [✓] Count', '[✓]'],
  ['a task without a list', 'a\n\n[ ] Count', '[ ]'],
  ['a task without a space before it', '-[ ] Count', '-[ ]'],
  ...[...'\u00A0\u2003\u3000\u2060'].flatMap((space) =>
    ['#', '##', '-', '*', '+', '1.', '23)', '---'].flatMap((sign) => [
      [`a space that is none behind ${sign}`, `${sign}${space}a`, `${sign}${space}`] as const,
      [`a space that is none before ${sign}`, `a\n${space}${sign} a`, `${space}${sign} `] as const,
    ]),
  ),
  ['full-width signs of a heading', '＃＃ a', '＃＃'],
  ['a table whose second line is of another width', 'a | b\n-|-|:-:\nc | d', '-|-|:-:'],
  ['a list of contents', 'a\n\n[TOC]', '[TOC]'],
  ['WordPress, without more', 'a\n\n[gallery]', '[gallery]'],
  ['MDX, an import', "import Till from '../till.js'", "import Till from '../till.js'"],
  ['MDX, an export', 'export const meta = { a }', 'export const meta = { a }'],
  ['reStructuredText', '.. note:: Read this', '.. note:: Read this'],
  ['reStructuredText, a role', 'See :ref:`plans`.', ':ref:'],
  ['AsciiDoc', 'a\n\nimage::till.png[A till]', 'image::till.png[A till]'],
  ['AsciiDoc and MediaWiki, a heading', 'a\n\n== Plans ==', '== Plans =='],
  ['Textile', 'h2. Plans', 'h2. Plans'],
  ['Org', '#+BEGIN_SRC js', '#+BEGIN_SRC js'],
  ['VitePress, a file', '<<< @/till.ts', '<<< @/till.ts'],
  ['MyST, a label', '(plans)=', '(plans)='],
  ['an abbreviation', '*[HTML]: Hyper Text', '*[HTML]: Hyper Text'],
  ['a heading without a space', 'a\n\n##Plans', '##Plans'],
  ['a table without its second line', 'a\n\n| b | c |\n| d | e |', '| b | c |'],
  ['MediaWiki, a link', 'See [https://a.example our plans]', '[https://a.example our plans]'],
  ['a link with a space', 'See [plans](/our plans).', '](/our plans)'],
  ['a link in two parts', 'See [plans] (/plans).', '] ('],
  ['one ~', 'From 5~10 to 3~4', '~10 to 3~'],
  ['a diagram', '```mermaid\na\n```', 'mermaid'],
  ['code without an end', 'a\n\n```js\nb\n\nc', '', 'expected a line of ``` below the code'],
  ['two addresses', '[b][] a\n\n[b]: /c\n[b]: /d', '', 'expected one line that begins with [b]:'],
  ['a list of bullets', 'a\n\n• b\n• c', '• b\n• c'],
  ['one bullet', 'We have\n· a', '· a'],
  ...['o\ta', '– a', '-a', '*a', '1.a', '(1) a', 'a) x', 'a. x', 'i. x', '2. a', '7) a'].map(
    (entry) =>
      [`a list of ${entry}`, `a\n\n> b\n> ${entry}\n> ${entry}`, `${entry}\n> ${entry}`] as const,
  ),
  ['a list below a colon', 'What we do:\n2. a', '2. a'],
  ['a link whose parts changed places', 'See (prices)[/pricing]', '(prices)[/pricing]'],
  ['a heading of seven signs', '####### F', '####### F'],
  [
    'WordPress, an address',
    '[embed]https://a.example/b[/embed]',
    '[embed]https://a.example/b[/embed]',
  ],
  ['curly quotes in a link', '[x](/plans “Hover”)', '', 'without a title in “quotes”'],
  ['curly quotes in a picture', '![x](a.jpg “Hover”)', '', 'the plain quotes "'],
  ['words below a table', '|a|b|\n|-|-|\n|c|d|\nSee', '', '4:1 expected an empty line below'],
  ['emphasis in a caption', '![a](b.jpg "An *old* till")', '', '1:16 expected words alone'],
  ['a link in a caption', '![a](b.jpg "[x](/y)")', '', '1:13 expected words alone'],
  ['multiplication', 'So 5*3*2 = 30', '', '1:5 expected × or \\* between numbers'],
  ['powers', 'So 2**3**2', '', '1:5 expected × or \\* between numbers'],
  ['two lines below words', '> a\n> b\n> =====', '', '3:3 expected ## before *found ====='],
  ['lines above a line', 'a\nb\n---', '', '3:1 expected ## before'],
  ['more fields', '---\nlayout: post\ntags:\n  - a\n---\n', '', '1:1 expected fields at the top'],
  ...['&#128;', '&foo;', '&#xF0B7;', '&ZeroWidthSpace;', '&#65279;'].map(
    (one) =>
      [one, `a &amp; ${one} b`, '', `1:9 expected a sign itself, such as €, *${one}`] as const,
  ),
  ['no words', '\n\n', '', '3:1 expected a text below the fields'],
  ['an address in brackets', 'See [url=https://x.y]z[/url]', '', '1:10 expected a path'],
  ['a footnote of a like name', 'a[^nate]\n\n[^note]: b', '', 'and its text, such as [^note]'],
] as const;

/** Signs alone, which are shown as they are written. */
const stray = [
  ['strong words without an end', 'a **b c', '**'],
  ['strong words, spaces inside', 'a ** b c** d', '**'],
  ['strong words of underscores without an end', 'a __b c', '__'],
  ['struck words without an end', 'a ~~b c', '~~'],
  ['code without its second sign', 'a `b c', '`'],
  ['a sign of code as an apostrophe', 'Anna`s and Bob`s', '`s and Bob`'],
] as const;

const inYaml = [
  ['signs of bold around nothing', 'It is **** new', '****'],
  ['struck through', 'It is ~~old~~ new', '~~old~~'],
  ['kramdown', 'A word {: .note} more', '{: .note}'],
  ['Pandoc, a size', 'A word {width=50%} more', '{width=50%}'],
  ['strong words without an end', 'Our **best plan', '**'],
  ['a footnote', 'A till[^1] and more', '[^1]'],
] as const;

const inPlainText = [
  ['strong emphasis', 'Our **best** plan', '**best**'],
  ['emphasis', 'Our *best* plan', '*best*'],
  ['a link', 'See [plans](/pricing)', '[plans](/pricing)'],
  ['HTML', 'Our <b>best</b> plan', '<b>'],
] as const;

test.each([...everywhere, ...inMarkdown])(
  '%s in Markdown is said with its place and what to write',
  (_, body, found, said?: string) => {
    const message = said ?? `found ${JSON.stringify(found)}`;
    const problems = problemsIn(body);
    expect(problems.join('\n')).toMatch(/^\d+:\d+ expected /);
    // Braces, and what begins two lines, may be said once more.
    const parts = message.replace('"{doc}"', '{doc}').split(' *');
    const isSaid = problems.some((problem) => parts.every((part) => problem.includes(part)));
    expect([isSaid, problems]).toEqual([true, problems]);
  },
);

test.each(stray)('%s is shown as it is written, which is said', (_, body, found) => {
  const pictures = { find: () => ({ digest: '' }) } as never;
  const mistakes = findMistakes(parseMarkdown(body), body, pictures);
  expect(mistakes[0]).toMatchObject({ about: 'stray signs', place: { line: 1 } });
  expect(mistakes[0]?.message).toContain(
    `${JSON.stringify(found)} is shown as it is written: write`,
  );
});

test.each([
  [
    'a list with too few spaces',
    '1. a\n  - b\n2. c',
    '2:3 this line stands below the list*1 more space',
  ],
  ['words with too few spaces', '> 12. a\n>\n>   b', '3:5 this line*write 2 more spaces'],
  ['code with too few spaces', '100. a\n\n    b', '3:1 this line*write 1 more space'],
  ['two lists of two signs', '- a\n* b', '2:1 another sign begins another list'],
  ...['+', '-', '*', '1.'].map((sign) => {
    const found = `2:1 ${sign} begins a list here: *or ${sign.replace(/\D$/, '\\$&')} for the sign`;
    return [`${sign} in a paragraph`, `From 5\n${sign} 3 more`, found] as const;
  }),
] as const)(
  '%s, which is shown otherwise than it looks, is said with its place',
  (_, body, said: string) => {
    const pictures = { find: () => ({ digest: '' }) } as never;
    const all = findMistakes(parseMarkdown(body), body, pictures);
    const [first, ...others] = all.map(
      (one) => `${one.place?.line}:${one.place?.column} ${one.message}`,
    );
    for (const part of said.split('*').filter((one) => one !== ''))
      expect(first).toContain(part.trim());
    expect(all.map(({ about }) => about)).not.toContain(undefined);
    expect(others.filter((one) => one.includes('list'))).toEqual([]);
  },
);

test.each([...everywhere, ...inYaml])(
  '%s in YAML is said with what to write',
  (_, value, found) => {
    for (const schema of [text, richText]) {
      const problems = problemsInYaml(value, schema);
      expect(problems[0]).toContain(found);
    }
  },
);

test.each(inPlainText)(
  '%s in a field of plain words is said with what to write',
  (_, value, found) => {
    expect(problemsInYaml(value, text)[0]).toContain(`found ${found}`);
  },
);

test.each([
  '{jobs, plural, =0 {# {b}} one {{count jobs} place} other {{{jobs}}}}',
  '{ pricing.plans ,selectordinal, two {[[a]]} other {**b} }',
  '{a-b, select, c {d {e, plural, other {f}}}}',
  '{jobs, plural, one {a} other {b',
])('%s, a form for each number, is one mistake with what to write', (forms) => {
  const value = `We are ${forms}`;
  const said = expect.stringMatching(
    /expected plain words that are right for any number, with \{count jobs\} .*found "?\{/,
  );
  for (const schema of [text, richText]) expect(problemsInYaml(value, schema)).toEqual([said]);
  expect(problemsIn(value)).toEqual([said]);
});

test('every syntax that is known has an example', () => {
  const examples = [everywhere, inMarkdown, stray, inYaml, inPlainText]
    .flat()
    .map(([, body]) => body);
  const masked = examples.map((one) =>
    maskEscapes(one)
      .replace(/`[^`]+`/, '\uE000')
      .replace(/https:\S+|\/plans/, '\uE001'),
  );
  const all = new Set(Object.values(syntaxes).flat());
  const without = [...all].filter(
    ([signs]) => ![...examples, ...masked].some((one) => one.search(signs) >= 0),
  );
  expect(without).toEqual([]);
});

test.each([
  'Prices from $5 to $10, or 6$ a day; US$5/US$7, and *3 for 2*.',
  'Restaurants: $$ to $$$, bars $$, cafés $.',
  'Rated 5** by A and 4** by B, a tax**, and 2 ** 3. ** Terms apply.',
  '[Update] We moved, [new] and [NEW] things, the [x] and an [] in the middle.',
  'Over \\(escaped\\) signs, staff\\(s\\), \\[words\\] and \\[a\\](b), \\**not strong, and 1\\.\u00A0Mai.',
  "Folders such as '/a/**' and src/**/b.ts.",
  'Name: ______, it`s, 5 ~~ 6, and snake__case',
  'a == b and c == d, x=y, 2 + 2 = 4, i++ and ++j, C++ and C++20',
  'Open 10:30:45, ratio 4:3:2, Note: yes: no; std::vector, mailto: and a:b:c :) :-D',
  'Save 20%* today*, 5* hotel and 4* hotel. * Terms apply. * Not always.',
  'He said [sic] that [they] went [...] away, see [1], [2] and [3].',
  'An array a[i][j], a set {1, 2}, and { words } in braces.',
  '100 % sure, 50% off, 5%–7%, %s and 100%!',
  'x^2 + y^2, ^_^, 2^10 and ^ alone',
  'about ~5 to ~10, ~/folder, and ~~old~~',
  'import goods from China, export them to Sweden, and import duty from "Customs".',
  'You can\nexport default values as CSV, and\nimport them again.',
  '#winter and #1 in retail; C# and F#',
  'One !! two !!! three ??? Really?!?',
  "\"It's the '90s\", rock 'n' roll ''",
  'Press [Esc] (twice), or [Enter] (once).',
  'a | b | c, and the | sign',
  'A line: and\na further one : so',
  'Write to <https://a.example> or a@b.example.',
  'Windows keeps it in C:\\new\\begin, or C:\\Users\\me.',
  'Nº 5 ½ ² ³ “quotes” … – — · • ™ © → ✓ 🚀',
  'Code such as `{{ a }}`, `{% b %}`, `:::`, `[[toc]]`, `:rocket:` and `[x][y]`.',
  String.raw`Signs such as \{{ a }}, \[[toc]], \:rocket:, \==a== and \[x][y].`,
  'See [a *b*](/c) and [d][e], _`f`_ and **`g`**_h_.\n\n[e]: /i',
  '> A quote:\n> - of a list\n>   :-)\n\n1. One\n2. Two: a\n\n- [ ] to do\n- [x] done',
  '| a | b |\n|---|:-:|\n| `c` | d == e |\n| \\| | f |',
  '```\n{{ a }}\n:::\n[[toc]]\n```\n\n~~~yaml\na: {{ b }}\n~~~',
  '1. a\n1. b\n1. c\n\nThen\n\n4. d\n5. e\n\n* f\n* g\n\n+ h',
  'We have:\n- a\n- b\n  - c\n\nand\n- d\n- e\n\nas well as:\n1. f',
  '- a\n\n  b\n\n  ```\n  c\n  ```\n- d\n  e\n\n1. f\n   - g\n\n     h\n2. i\n\nj',
  'We opened in\n2019. It was on the\n24. of May, from 5\n– 7 in all (\n(1) of them).',
  '– A  \n– B\\\n– C\n\n> – A  \n> – B\n\n1\\. a\n2. b\n\nE.g. a\ne.g. b, i.e. c',
  'Our prices and what they hold\n------\n\nA line\n\n---\n\nNote: we moved.\n\n---\n\nin fan*tas*tic 2*nd* place, 5 * 3 * 2, 5*, 7*.',
  'AT&T; R&D; &amp;foo; &nbsp; &copy; &#8364; &shy; https://a.example/?b=1&cd=2; \\&foo;',
  'Oslo · Bergen • Kyiv, see (1)[a], (b) and [1](/a).',
  '![a](b.jpg "Found in a cellar, 5* of 6")',
  'a | b\n-|-\nc | d\n\nSee',
  '## Prices {#prices}\n\n### {#a} is no id\n\nwords {count jobs}',
])('%s is nothing but words', (body) => {
  const isBrace = (problem: string) => /\{vendor\}|a \} after the word/.test(problem);
  expect(problemsIn(body).filter((one) => !isBrace(one))).toEqual(
    body.includes('{#a}') ? [expect.stringContaining('"{#a}"')] : [],
  );
});

test.each([
  'Rated 5** by A and 4** by B',
  'From $5, $$ and C++',
  'Price*, tax* and * terms',
  'A [new] till',
  'Tills & more: 4:3, 10:30',
  '< 3 s, > 99 %, <3',
  'a*b*c',
  'Nº 1 #1',
  "Rock 'n' roll",
  'R&D',
])('%s is nothing but words in a field of plain words', (value) => {
  expect(problemsInYaml(value, text)).toEqual([]);
  expect(problemsInYaml(value.replace('<', '\\<'), richText)).toEqual([]);
});

test('the place of a syntax is its own, in a quote of a list too', () => {
  const [problem] = problemsIn('- a\n\n  > b\n  > c {{ d }}');
  expect(problem).toMatch(/^4:7 .*found "\{\{ d \}\}"$/);
  expect(findForeignSyntax('a {{ b }} c [[d]]', 'plain').map(({ offset }) => offset)).toEqual([
    2, 12,
  ]);
});
