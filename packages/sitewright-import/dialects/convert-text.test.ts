import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertText } from './convert-text.ts';
import { dialects } from './dialects.ts';

const folder = new URL('pairs/', import.meta.url);
const readPair = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const pairs = readdirSync(folder).flatMap((name) => /^(.*)\.in\.md$/.exec(name)?.[1] ?? []);

test.each(pairs)('a text of %s is written in our Markdown', (name) => {
  const { text } = convertText(readPair(`${name}.in.md`));
  expect(text).toBe(readPair(`${name}.out.md`));
});

test.each(pairs)('what was a text of %s stays as it is when it is converted again', (name) => {
  const text = readPair(`${name}.out.md`);
  expect(convertText(text).text).toBe(text);
});

test('what is lost and what is left is said with its line', () => {
  const source =
    '---\ntitle: A\n---\n\n{% include note.html %}\n\n!!! tip wide\n    {{ page.b }}\n';
  const { lost, left, text } = convertText(source);
  expect(lost).toEqual([
    { line: 5, words: '{% include note.html %}' },
    { line: 7, words: '!!! tip wide' },
  ]);
  expect(left).toEqual([{ line: 8, words: '{{ page.b }}' }]);
  expect(text).toBe('---\ntitle: A\n---\n> [!TIP]\n> {{ page.b }}\n');
});

test.each([
  'Rated 5** by A, 20%% today and 30%% tomorrow, C++ and ++j, a == b and c == d.',
  '[Stockholm] [Gothenburg][Malmö], an array a[i][j], [sic] and [1].',
  '!!! Closed on Monday\n\n=== Opening hours\n\na) one\nb) two',
  'Our {vendor} has {count jobs}, { a } and $5 to $10; a:b:c at 10:30:45.',
  '> [!NOTE]\n> Words.\n\n<details>\n<summary>A</summary>\n\nB\n\n</details>\n\n## C {#d}',
  '`{{ a }}` and ``{% b %} `c` ``\n\n~~~\n:::tip\n[[a]]\n~~~',
  '| a | b |\n|---|:-:|\n| `c` | ![d](e.jpg "f") |',
])('%j is no dialect, and stays as it is', (text) => {
  expect(convertText(text)).toEqual({ text: `${text}\n`, lost: [], left: [] });
});

/** What systems write around words, each of which is a number behind `word`. */
const forms: readonly ((...words: [string, string, string]) => string)[] = [
  (a, b, c) => `{% hint style="info" title="${a}" more="${b}" %}\n${c}\n{% endhint %}`,
  (a, b, c) => `{% ${a}x "${b}" %}${c}{% end${a}x %}`,
  (a, b, c) => `{{< details title="${a}" open="${b}" >}}\n${c}\n{{< /details >}}`,
  (a, b, c) => `{{< figure src="${a}.jpg" alt="${b}" caption="${c}" >}}`,
  (a, b, c) => `<Card title="${a}" href="${b}.md">\n  ${c}\n</Card>`,
  (a, b, c) => `So <Badge text="${a}" type={${b}} /> is ${c}`,
  (a, b, c) => `[button link="/${a}" look="${b}"]${c}[/button]`,
  (a, b, c) => `[caption id="${a}"]![${b}](a.jpg) *${c}*[/caption]`,
  (a, b, c) => `!!! note "${a}"\n\n    ${b}\n\n${c}`,
  (a, b, c) => `=== "${a}"\n    ${b}\n${c}`,
  (a, b, c) => `:::${a}[${b}]\n${c}\n:::`,
  (a, b, c) => `::: {.note #${a} title="${b}"}\n${c}\n:::`,
  (a, b, c) => `\`\`\`{${a}} ${b}\n:${c}: d\n\`\`\``,
  (a, b, c) => `\`\`\`{figure} ${a}.jpg\n:figwidth: ${b}\n\n*${c}*\n\`\`\``,
  (a, b, c) => `{doc}\`${a}\` {abbr}\`${b} <${c}>\``,
  (a, b, c) => `[[${a}#${b}|${c}]] [[#^${a}]] ![[${b}.png|${c}]]`,
  (a, b, c) => `%%${a} ${b}%% ==${c}== ^[${a}]`,
  (a, b, c) => `## ${a} {: #${b} width=${c} }`,
  (a, b, c) => `<video src="${a}.mp4" title="${b}">${c}</video>`,
  (a, b, c) => `{# ${a} #}{% comment %}${b}{% endcomment %}<script>${c}</script>`,
  (a, b, c) => `import ${a} from '${b}'\n\n1. ${c}\n{:toc}`,
  (a, b, c) => `- ${a}\n\n  !!! tip\n      ${b}\n- ${c}`,
  (a, b, c) =>
    `> {% tabs %}\n> {% tab title="${a}" %}\n> ${b}\n> {% endtab %}\n> {% endtabs %}\n\n${c}`,
];

test('no word of a text is missing from what it becomes, unless it is said to be lost', () => {
  const shapes = fc.array(fc.nat(forms.length - 1), { minLength: 1, maxLength: 6 });
  const check = (chosen: readonly number[]) => {
    let count = 0;
    const word = () => {
      count += 1;
      return `Word${count}`;
    };
    const blocks = chosen.map((index) => forms[index]?.(word(), word(), word()) ?? '');
    const source = blocks.join('\n\n');
    const { text, lost } = convertText(source);
    const said = `${text} ${lost.map(({ words }) => words).join(' ')}`.toLowerCase();
    const all = Array.from({ length: count }, (_, index) => `word${index + 1}`);
    expect(all.filter((one) => !new RegExp(`${one}(?!\\d)`).test(said))).toEqual([]);
  };
  fc.assert(fc.property(shapes, check), { seed: 69, numRuns: 500 });
});

test('each rule of each dialect says what it reads and what it writes', () => {
  const rules = dialects.flatMap((one) => one.rules);
  for (const { reads, writes } of rules) expect([reads, writes]).not.toContain('');
  expect(new Set(dialects.map(({ name }) => name)).size).toBe(dialects.length);
});
