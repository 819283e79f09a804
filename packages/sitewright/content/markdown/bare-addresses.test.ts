import { visitParents } from 'unist-util-visit-parents';
import { expect, test } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';

/** The links of a text, each with its column, and what is between them. */
function linksIn(text: string) {
  const links: string[] = [];
  visitParents(parseMarkdown(text), 'link', ({ url, position }) => {
    links.push(`${position?.start.column} ${decodeURI(url)}`);
  });
  return links;
}

/** Marks that Unicode knows as punctuation: what stands behind an address of a sentence. */
const marks = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCodePoint(code)).filter(
  (sign) => /[\p{P}--\p{ASCII}]/v.test(sign),
);

test.each(['https://a.example', 'https://a.example/b', 'www.a.example'])(
  'no mark of Unicode behind %s is taken into it',
  (address) => {
    const link = `3 ${address.startsWith('www') ? 'http://' : ''}${address}`;
    const texts = marks.flatMap((mark) => [`a ${address}${mark}.`, `a ${address})${mark} b`]);
    expect(texts.length).toBeGreaterThan(1000);
    expect(linksIn(texts.join('\n\n'))).toEqual(texts.map(() => link));
  },
);

test.each([
  ['„https://a.example”albo', ['2 https://a.example']],
  ['„https://a.example/b”albo', ['2 https://a.example/b']],
  ['https://a.example—b', ['1 https://a.example']],
  ['„https://a.example/b_(c)”', ['2 https://a.example/b_(c)']],
  ['https://a.example/Łódź_(miasto)۔', ['1 https://a.example/Łódź_(miasto)']],
  // Signs between letters may be of an address.
  ['https://fr.example/L’Équipe', ['1 https://fr.example/L’Équipe']],
  ['https://col·lecció.example', ['1 https://col·lecció.example']],
  [
    '„a” &amp; „https://a.example” „https://b.example”',
    ['12 https://a.example', '32 https://b.example'],
  ],
])('%s has the links %j', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});
