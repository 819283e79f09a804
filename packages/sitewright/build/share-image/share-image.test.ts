import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { locateAtRoot } from '../base-path.ts';
import { listFonts } from '../brand/fonts.ts';
import { describeTitleGaps } from './describe-gaps.ts';
import { encodeShareImage } from './encode-share-image.ts';
import { createShareImageRenderer } from './render-share-image.ts';

/** The share image of a page with this title, in a language that has the words. */
async function render(...headings: string[]) {
  return renderIn('en', headings);
}

async function renderIn(
  language: string,
  headings: readonly string[],
  { path = '/words', scripts = {}, origin = 'https://www.example.com' } = {},
) {
  const folder = tinySite()
    .set('site.yaml', { languages: [language], origin })
    .set('brand/brand.yaml', { 'headings.scripts': scripts });
  // The font has what the content says.
  folder.write(
    'pages/words.md',
    `---\ntitle: Words\ndescription: ${'What it says. '.repeat(6).trim()}\n---\n\n${headings.join('\n\n')}\n`,
  );
  const content = await folder.content();
  const renderImage = await createShareImageRenderer({
    content,
    headings: await listFonts(folder.folder, content.brand),
    // An image that another run has left in the build cache would be that of other code.
    bundleHash: randomUUID(),
    locate: locateAtRoot,
    isOfMany: false,
    encode: encodeShareImage,
  });
  const { tag } = content.language;
  const images = [];
  for (const heading of headings) images.push(await renderImage({ path, heading, language: tag }));
  const gaps = images.flatMap(({ gap }) => gap ?? []);
  return { images, lines: describeTitleGaps(folder.folder, gaps) };
}

/** How much of the place of the title is not of the colour of the paper, from 0 to 1. */
async function inkOf(png: Uint8Array): Promise<number> {
  const place = { left: 64, top: 150, width: 670, height: 330 };
  const pixels = await sharp(png).extract(place).greyscale().raw().toBuffer();
  const paper = pixels[0] ?? 0;
  return pixels.filter((one) => Math.abs(one - paper) > 40).length / pixels.length;
}

test.each([
  [
    'letters of another script',
    'Täglich 直売所',
    '"直", "売", "所"'.replaceAll('"', ''),
    'leave out the title',
  ],
  ['letters with marks', 'متجر', 'م', 'leave out the title'],
  ['digits of another script', 'Open ٢٤ hours', '٢, ٤', 'leave out the title'],
])(
  'a title with %s has no part of it on its share image, and a warning',
  async (_what, heading, signs, words) => {
    const { images, lines } = await render(heading, 'Till');
    expect(lines).toEqual([expect.stringContaining(`the share images of /words ${words}`)]);
    expect(lines[0]).toMatch(/^content\/brand\/brand\.yaml:\d+:\d+ headings\.face: /);
    expect(lines[0]).toContain(signs);
    // The mark stands in its place.
    for (const { png } of images) expect(await inkOf(png)).toBeGreaterThan(0.01);
  },
);

test.each(['Fair 🎉 day', '🎉 Fair day', 'Fair 👩‍💻 day', 'Fair #️⃣ day ⭐️'])(
  'a title with emoji (%s) stands without them on its share image, and a warning names them',
  async (heading) => {
    const { images, lines } = await render(heading, 'Fair day', 'Open all day');
    const [first, plain, other] = images.map(({ png }) => Buffer.from(png).toString('base64'));
    expect(first).toBe(plain);
    expect(first).not.toBe(other);
    const signs = /\p{Emoji_Presentation}|⃣/u.exec(heading)?.[0];
    expect(lines).toEqual([expect.stringContaining('leave out signs of the title')]);
    expect(lines[0]).toContain(signs);
  },
);

test('a title keeps its marks of quotation, from right to left too', async () => {
  for (const language of ['ar', 'en']) {
    const { images } = await renderIn(language, ['Read «it»', 'Read it']);
    const [one, other] = images.map(({ png }) => Buffer.from(png).toString('base64'));
    expect(one, language).not.toBe(other);
  }
});

test.each([
  ['ar', 'متجر Till!', 'متجر Lots?', 1040],
  ['en', 'Till متجر', 'Till مكتب', 64],
])(
  'in %s a title in two scripts (%s) is whole, and begins with its first word at the side of its language',
  async (language, one, other, left) => {
    const scripts = { Arab: '@fontsource-variable/noto-kufi-arabic' };
    const { images, lines } = await renderIn(language, [one, other], { scripts });
    expect(lines).toEqual([]);
    const cut = { left, top: 150, width: 96, height: 330 };
    const beginnings = images.map(({ png }) => sharp(png).extract(cut).png().toBuffer());
    const [beginning, same] = await Promise.all(beginnings);
    const difference = sharp(beginning).composite([{ input: same as Buffer, blend: 'difference' }]);
    const { channels } = await sharp(await difference.png().toBuffer()).stats();
    // Lines that end at the right may begin between two pixels.
    expect(channels[0]?.mean).toBeLessThan(4);
    expect(images[0]?.png).not.toEqual(images[1]?.png);
  },
);

/** The sign at the left end of a title from right to left, where a number begins, or words from left to right. */
async function signAtLeft(png: Uint8Array): Promise<Buffer> {
  const place = { left: 400, top: 150, width: 740, height: 330 };
  const title = await sharp(png).extract(place).greyscale().png().toBuffer();
  const { info } = await sharp(title).trim().toBuffer({ resolveWithObject: true });
  const sign = { left: -(info.trimOffsetLeft ?? 0), top: 0, width: 40, height: place.height };
  return sharp(title).extract(sign).png().toBuffer();
}

const arabicFont = { scripts: { Arab: '@fontsource-variable/noto-kufi-arabic' } };

/** Whether two signs look alike: they may begin between two pixels. */
async function areAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const both = [{ input: other, blend: 'difference' as const }];
  const { channels } = await sharp(await sharp(one).composite(both).png().toBuffer()).stats();
  return (channels[0]?.mean ?? 0) < 3;
}

test.each(['متجر E (I)', 'متجر E [8]'])(
  '%s: a bracket stands at the side of the words that it is behind',
  async (title) => {
    const { images } = await renderIn('ar', [title, 'متجر E'], arabicFont);
    const signs = await Promise.all(images.map(({ png }) => signAtLeft(png)));
    expect(await areAlike(...(signs as [Buffer, Buffer]))).toBe(true);
  },
);

test('a title in another language on a page from right to left ends in its own sign', async () => {
  const { images } = await renderIn('ar', ['E «I»', '«I»'], arabicFont);
  const widths = images.map(async ({ png }) => {
    const place = { left: 400, top: 150, width: 740, height: 330 };
    const title = await sharp(png).extract(place).greyscale().png().toBuffer();
    const { info } = await sharp(title).trim().toBuffer({ resolveWithObject: true });
    return sharp(title)
      .extract({
        left: -(info.trimOffsetLeft ?? 0) + info.width - 60,
        top: 0,
        width: 60,
        height: 330,
      })
      .png()
      .toBuffer();
  });
  const [one, other] = await Promise.all(widths);
  expect(await areAlike(one as Buffer, other as Buffer)).toBe(true);
});

test('a title from right to left has its numbers as they are written', async () => {
  const numbers = ['8-1', '8:10', '8/11', '8 100', '8%', '8.1 °C', '8×1', '8'];
  const titles = [...numbers, '1'].map((number) => `متجر ${number}`);
  const { images } = await renderIn('ar', titles, arabicFont);
  const signs = await Promise.all(images.map(({ png }) => signAtLeft(png)));
  const differences = signs.map((sign) => areAlike(sign, signs.at(-2) as Buffer));
  expect(await Promise.all(differences)).toEqual([...numbers.map(() => true), false]);
});

test('a title is as large as it has room, in one line or several, with spaces between its words or without', async () => {
  const sizeOf = async (language: string, heading: string, scripts = {}) => {
    const { images } = await renderIn(language, [heading], { scripts });
    const place = { left: 40, top: 130, width: 756, height: 370 };
    const title = await sharp(images[0]?.png).extract(place).greyscale().png().toBuffer();
    return (await sharp(title).trim().toBuffer({ resolveWithObject: true })).info;
  };
  const { width } = await sizeOf('en', 'Krankenversicherungsgesellschaft');
  expect(width).toBeGreaterThan(620);
  expect(width).toBeLessThan(675);
  expect((await sizeOf('en', 'What we write of each sale, and how long')).height).toBeGreaterThan(
    120,
  );
  const japanese = 'お店の毎日の売り上げを記録して月末にまとめて届けてくれる道具です';
  const scripts = { Jpan: '@fontsource-variable/noto-serif-jp' };
  expect((await sizeOf('ja', japanese, scripts)).height).toBeGreaterThan(120);
});

test('marks of a letter stand where its font has them: the dots of the Arabic yeh below it', async () => {
  const { images } = await renderIn('ar', ['طبي', 'طبى'], arabicFont);
  const ends = images.map(async ({ png }) => {
    const place = { left: 464, top: 150, width: 672, height: 330 };
    const title = await sharp(png).extract(place).greyscale().png().toBuffer();
    const { info } = await sharp(title).trim().toBuffer({ resolveWithObject: true });
    return info.height - (info.trimOffsetTop ?? 0);
  });
  const [dotted = 0, bare = 0] = await Promise.all(ends);
  expect(dotted).toBeGreaterThan(bare + 5);
});

test('accents that are signs of their own are drawn on their letters', async () => {
  const { images } = await render('\u017b\u00f3\u0107', 'Z\u0307o\u0301c\u0301');
  const [one, other] = images.map(({ png }) => Buffer.from(png).toString('base64'));
  expect(one).toBe(other);
});

test('of a long address the parts that have no room are left out, and the panel’s edge is never reached', async () => {
  const ink = async (path: string) => {
    const { images } = await renderIn('en', ['Till'], { path });
    const place = { left: 740, top: 450, width: 56, height: 140 };
    const pixels = await sharp(images[0]?.png).extract(place).greyscale().raw().toBuffer();
    return new Set(pixels).size;
  };
  expect(await ink('/aktualnosci/nowy-rezonans-w-lodzi-juz-dziala-od-poniedzialku')).toBe(1);
});

test.each(['W'.repeat(24), 'What we write '.repeat(20).trim()])(
  'a title that is wide or long (%s) is smaller, and reaches neither the panel nor the other lines',
  async (heading) => {
    const { images } = await render(heading);
    for (const place of [
      { left: 740, top: 130, width: 56, height: 370 },
      { left: 64, top: 124, width: 670, height: 14 },
      { left: 64, top: 496, width: 670, height: 14 },
    ]) {
      const pixels = await sharp(images[0]?.png).extract(place).greyscale().raw().toBuffer();
      expect(new Set(pixels).size).toBe(1);
    }
  },
);

/** Where the address of a page ends on its share image, in pixels from the left. */
async function endOfAddress(language: string, place: { path?: string; origin?: string }) {
  const { images } = await renderIn(language, ['Żółć, żuk i till'], place);
  const { data, info } = await sharp(images[0]?.png)
    .extract({ left: 0, top: 450, width: 740, height: 140 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Math.max(...[...data.keys()].map((at) => (data[at] === data[0] ? 0 : at % info.width)));
}

test('an address of which parts are left out ends in points, which every font has', async () => {
  const path = '/aktualnosci/nowy-rezonans-w-lodzi-juz-dziala-od-poniedzialku';
  const longer = await endOfAddress('en', { path });
  // A slash alone is narrower.
  expect(longer - (await endOfAddress('en', { path: '/aktualnosci' }))).toBeGreaterThan(24);
});

test('a domain with letters of its own is written in them', async () => {
  const [own, latin, encoded] = await Promise.all(
    ['xn--kwina-zta76coo', 'zolkwina', 'xn--kwina-zta76cooo'].map((name) =>
      endOfAddress('pl', { origin: `https://www.${name}.example` }),
    ),
  );
  expect(Math.abs(Number(own) - Number(latin))).toBeLessThan(10);
  expect(Number(encoded) - Number(own)).toBeGreaterThan(50);
});

test('a title that the font has is whole, and many pages are one line', async () => {
  expect((await render('Ten tills, one ledger – “Überall”')).lines).toEqual([]);
  const { lines } = await render('直', '売', '所', '帳', '面', '棚', '品');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/ and 2 more .+ and 2 more/);
});

test('a long address ends in its points, which stand at its right on a page from right to left too', async () => {
  const path = `/${'a-long-name/'.repeat(6)}`;
  const { images } = await renderIn('he', ['Till'], { path });
  // The last letters of the line that ends 64 pixels from the right edge.
  const place = { left: 1116, top: 530, width: 20, height: 60 };
  const pixels = await sharp(images[0]?.png).extract(place).greyscale().raw().toBuffer();
  const rows = Array.from({ length: place.height }, (_, y) =>
    pixels.subarray(y * place.width, (y + 1) * place.width),
  );
  const inked = rows.filter((row) => row.some((one) => Math.abs(one - (pixels[0] ?? 0)) > 40));
  expect(inked.length).toBeGreaterThan(0);
  // Letters are higher than points.
  expect(inked.length).toBeLessThan(8);
});
