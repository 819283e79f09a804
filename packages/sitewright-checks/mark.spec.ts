import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { contentFolder } from 'sitewright/site';
import { content } from './support/content.ts';
import { site } from './support/site.ts';
import { test } from './support/test.ts';

// What a build makes of the mark is drawn by other means than a browser's, which know less of CSS.

/** In pixels, the sizes at which marks are mostly seen. */
const sides = [32, 64];
/** The share of the pixels that may be otherwise: along edges each draws shades of its own. */
const fewPixels = 0.03;

const { drawn } = content.brand;

/** What stands for `mark.svg`, with the share of the side that the mark takes. */
const copies = [
  { name: 'the header', file: drawn?.picture.src ?? '', share: 1 },
  ...['favicon.svg', 'icon-192.png', 'icon-512.png'].map((name) => ({
    ...{ name, file: `/${name}`, share: name.endsWith('.svg') ? 1 : 0.84 },
  })),
];

const read = (file: string) => {
  const type = file.endsWith('.png') ? 'image/png' : 'image/svg+xml';
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
};

for (const { name, file, share } of copies) {
  test(`${name} shows the mark as a browser draws brand/mark.svg`, { tag: '@quick' }, async ({
    window: page,
  }) => {
    test.skip(!drawn?.schemes.includes('light'), 'the mark is in one ink');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('about:blank');
    const { width, height } = drawn?.picture.file ?? { width: 1, height: 1 };
    const mark = read(path.join(contentFolder, 'brand/mark.svg'));
    const copy = read(path.join(site.siteFolder, file));
    const measure = (side: number) =>
      page.evaluate(measureDifference, { mark, copy, side, share, ratio: width / height });
    const shares = await Promise.all(sides.map(measure));
    const most = Math.round(100 * Math.max(...shares));
    expect(
      Math.max(...shares),
      `brand/mark.svg: ${most} % of it are otherwise in ${file}`,
    ).toBeLessThan(fewPixels);
  });
}

/** The share of the pixels that two pictures have otherwise, drawn by this browser on the ground of the second. */
async function measureDifference(pictures: {
  mark: string;
  copy: string;
  side: number;
  share: number;
  ratio: number;
}): Promise<number> {
  const { side, share, ratio } = pictures;
  const load = async (src: string) => {
    const image = new Image(1024, 1024);
    image.src = src;
    await image.decode();
    return image;
  };
  const draw = (ground: string, image: HTMLImageElement, width: number, height: number) => {
    const canvas = new OffscreenCanvas(side, side);
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    pen.fillStyle = ground;
    pen.fillRect(0, 0, side, side);
    pen.drawImage(image, (side - width) / 2, (side - height) / 2, width, height);
    return pen.getImageData(0, 0, side, side).data;
  };
  const [mark, copy] = [await load(pictures.mark), await load(pictures.copy)];
  const [width, height] = ratio > 1 ? [side, side / ratio] : [side * ratio, side];
  // An icon has a ground of its own, which its corner shows.
  const corner = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  if (share < 1) corner.drawImage(copy, 0, 0);
  const ground = `rgb(${corner.getImageData(0, 0, 1, 1).data.slice(0, 3).join(' ')})`;
  const isSquare = copy.naturalWidth === copy.naturalHeight;
  let most = 0;
  for (const behind of share < 1 ? [ground] : ['white', 'black']) {
    const one = draw(behind, mark, width, height);
    const other = isSquare
      ? draw(behind, copy, side / share, side / share)
      : draw(behind, copy, width, height);
    let count = 0;
    for (let at = 0; at < one.length; at += 4) {
      const differs = [0, 1, 2].some(
        (n) => Math.abs((one[at + n] ?? 0) - (other[at + n] ?? 0)) >= 48,
      );
      if (differs) count += 1;
    }
    most = Math.max(most, (4 * count) / one.length);
  }
  return most;
}
