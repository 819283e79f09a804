import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { formatProblem } from '../../content/messages/problem.ts';
import { formats } from '../../content/pictures/formats.ts';
import { readSite } from '../../kinds/read-site.ts';
import { copyDownloads } from './write-site-files.ts';

/** What visitors get of a file, and the lines about it. */
async function offer(name: string, bytes: Buffer) {
  const folder = temporaryFolder({ [`files/${name}`]: 'x' });
  writeFileSync(`${folder}/files/${name}`, bytes);
  const lines = await copyDownloads(readSite(folder), `${folder}/site`);
  return { served: readFileSync(`${folder}/site/files/${name}`), lines: lines.map(formatProblem) };
}

const author = 'Ada Lovelace';
const noise = Buffer.from(Array.from({ length: 3600 }, (_, at) => (at * 7919) % 251));
const photograph = sharp(noise, { raw: { width: 40, height: 30, channels: 3 } })
  .withIccProfile('p3')
  .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a b="${author}"/></x:xmpmeta>`)
  .withExif({
    IFD0: { Artist: author },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 25/1 0/1' },
  });
/** 38 and 25 degrees, as Exif has them. */
const place = Buffer.from([38, 0, 0, 0, 1, 0, 0, 0, 25, 0, 0, 0]);
const draw = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();
const pictures = Object.values(formats).filter(({ name }) => name !== 'SVG');

test.each(
  pictures.flatMap(({ endings: [ending] }) =>
    [1, 6].map((orientation) => [ending, orientation] as const),
  ),
)(
  'a %s to download that is turned by %i loses where and by whom it was taken, and looks the same',
  async (ending, orientation) => {
    const picture = photograph.clone().withMetadata({ orientation });
    const bytes = await picture.toFormat(ending === 'jpg' ? 'jpeg' : ending).toBuffer();
    const { served, lines } = await offer(`photo.${ending}`, bytes);
    expect(lines).toEqual([
      expect.stringMatching(/files\/photo\.\w+:1:1 held notes .+ visitors get it without them$/),
    ]);
    for (const said of [author, place]) {
      expect([bytes.includes(said), served.includes(said)]).toEqual([true, false]);
    }
    expect(await draw(served)).toEqual(await draw(bytes));
    expect((await sharp(served).metadata()).icc).toEqual((await sharp(bytes).metadata()).icc);
    expect((await offer(`photo.${ending}`, served)).lines).toEqual([]);
  },
);

test('a JPEG loses its comments, and the film that a telephone puts behind it', async () => {
  const plain = await sharp(noise, { raw: { width: 40, height: 30, channels: 3 } })
    .jpeg({ progressive: true })
    .toBuffer();
  const comment = Buffer.from(`\xff\xfe\0\x0e${author}`, 'latin1');
  const more = Buffer.concat([
    plain.subarray(0, 2),
    comment,
    plain.subarray(2),
    Buffer.from(`ftyp${author}`),
  ]);
  expect((await offer('a.jpg', more)).served).toEqual(plain);
});

const utf16 = Buffer.concat([
  Buffer.from('\xfe\xff', 'latin1'),
  Buffer.from('Şirin', 'utf16le').swap16(),
]);
const lists = '<dc:creator>\n<rdf:Seq>\n<rdf:li xml:lang="x">Şirin</rdf:li>';

test.each([
  [
    'a.pdf',
    Buffer.concat([Buffer.from('%PDF-1.7 /Author ('), utf16, Buffer.from(') /Title (x)')]),
    'who made it',
  ],
  ['b.pdf', Buffer.from(`%PDF-1.7 ${lists}`), 'who made it'],
  [
    'a.mp4',
    Buffer.from('udta\xa9xyz\0\x12\x15\xc7+38.4237+027.1428/', 'latin1'),
    'where it was made',
  ],
])(
  '%s arrives as it is, and a line says whom or what place it names',
  async (name, bytes, said) => {
    const { served, lines } = await offer(name, bytes);
    expect(served).toEqual(bytes);
    expect(lines).toEqual([
      expect.stringContaining(`files/${name}:1:1 says ${said}: if visitors are not to`),
    ]);
  },
);

test.each(['%PDF-1.7 /Author () /Title (x)', '<dc:creator></dc:creator>'])(
  'a file that names nobody has no line: %s',
  async (text) => expect((await offer('a.pdf', Buffer.from(text))).lines).toEqual([]),
);
