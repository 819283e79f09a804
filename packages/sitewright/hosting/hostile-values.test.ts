import { expect, test } from 'vitest';
import {
  exampleSite,
  hostileTexts,
  listPlaces,
  plant,
  writers,
} from '../../../tests/hosting/hostile-site.ts';
import {
  type Line,
  parseCaddy,
  parseHeaderRules,
  parseNginx,
  parseRedirectRules,
} from '../../../tests/hosting/parse-host-files.ts';
import { formatRelease, parseRelease } from './release.ts';

const parsers: Record<keyof typeof writers, (text: string) => Line[]> = {
  nginx: parseNginx,
  Caddy: parseCaddy,
  _headers: parseHeaderRules,
  _redirects: parseRedirectRules,
};
/** Headers of a page, of a hashed file and of a drawing: those of the other files are written in the same way. */
const withHeaders = ['0', '4', '6'];
const places = listPlaces(exampleSite).filter(
  ([, index, field]) => field !== 'headers' || withHeaders.includes(`${index}`),
);
/** Texts without and with a letter that addresses escape: nginx has other directives for it, `_redirects` one more with its accent apart. */
const marks = ['MARK', 'MARKé'] as const;
const [mark] = marks;

/** Takes the escapes of addresses and of patterns out of a word, those of one in the other too. */
function readEscapes(word: string): string {
  if (!/[\\%]/.test(word)) return word;
  const known = readWords.get(word);
  if (known !== undefined) return known;
  const once = decodeEscapes(word);
  const read = once === word ? word : readEscapes(once);
  readWords.set(word, read);
  return read;
}
const readWords = new Map<string, string>();
const decodeEscapes = (word: string) =>
  word
    // An escape is written with large letters or small ones.
    .replaceAll(/\[([A-F])[a-f]\]/g, '$1')
    .replaceAll(/\\x([\da-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\(?=\W)/g, '')
    .replaceAll(/(?:%[\da-f]{2})+/gi, (escapes) =>
      Buffer.from(escapes.replaceAll('%', ''), 'hex').toString(),
    )
    // A sign is looked for as it is and as an escape.
    .replaceAll(/\(\?:(.)\|\1\)/g, '$1');

/** The words of each directive, behind those of the blocks that it is in. */
const flatten = (lines: readonly Line[], outer = ''): string[] =>
  lines.flatMap(({ words, block }) => {
    const line = `${outer}${JSON.stringify(words.map(readEscapes))}`;
    return [line, ...flatten(block, `${line} `)];
  });

/** Of so many texts each place gets one; those of the servers, which are read for long, get all of them each week. */
const shares: [name: keyof typeof writers, of: number, ...tags: string[]][] = [
  ['nginx', 4],
  ['nginx', 1, 'weekly'],
  ['Caddy', 1, 'weekly'],
  ['_headers', 1],
  ['_redirects', 1],
];

for (const [name, of, ...tags] of shares) {
  test(`whatever a value of a site holds, ${name} reads it as that value, or it is refused: ${of === 1 ? 'each' : 'some'}`, {
    tags,
  }, () => {
    const write = (place: (typeof places)[number], text: string) =>
      writers[name](plant(exampleSite, place, text));
    const read = (text: string) => flatten(parsers[name](text)).map((line) => line.normalize());
    const written = new Set<string>();
    for (const [turn, place] of places.entries()) {
      const harmless = (/^(nginx|_redirects)$/.test(name) ? marks : [mark]).flatMap((text) => {
        try {
          return { text, lines: read(write(place, text)) };
        } catch (error) {
          // A letter may have no place there.
          if (text === mark) throw error;
          return [];
        }
      });
      if (!harmless[0]?.lines.some((line) => line.includes(mark))) continue;
      for (const text of hostileTexts.filter((_, at) => (at + turn) % of === 0)) {
        const hostile = `${mark}${text}z`;
        let file: string;
        try {
          file = write(place, hostile);
        } catch {
          continue;
        }
        written.add(text);
        const lines = read(file);
        const said = JSON.stringify(readEscapes(hostile)).slice(1, -1).normalize();
        const like = harmless.find((one) => one.lines.length === lines.length) ?? harmless[0];
        const expected = like?.lines.map((line) => line.replaceAll(like.text, () => said)) ?? [];
        const wrong = lines.find((line, index) => line !== expected[index]);
        const where = `${place.join('.')} with ${JSON.stringify(text)}`;
        expect([lines.length, wrong], where).toEqual([expected.length, undefined]);
      }
    }
    // Quotes, and not refusals alone.
    expect(written.size).toBeGreaterThan(name.startsWith('_') ? 5 : 15);
  });
}

test('a release that would read otherwise than it was written is refused', () => {
  const { release } = exampleSite;
  expect(parseRelease(formatRelease(release))).toEqual(release);
  for (const place of listPlaces(release)) {
    expect(() => formatRelease(plant(release, place, '\ndigest: x'))).toThrow('release.txt');
  }
});
