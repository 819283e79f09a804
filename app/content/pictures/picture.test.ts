import { expect, test } from 'vitest';
import { layOutPicture, listPictures } from './picture.ts';
import type { PictureFile } from './picture-folder.ts';

const photograph: PictureFile = {
  path: 'content/pictures/anna-berg.jpg',
  width: 3000,
  height: 2000,
  isDrawing: false,
  isTransparent: false,
  digest: '1f',
};

test('a photograph is offered in better formats, each in the widths of its place', () => {
  const { src, width, height, sources } = layOutPicture(photograph, 'Anna', 'portrait');
  expect(src).toMatch(/^\/assets\/anna-berg-[0-9a-f]{6}-720\.jpg$/);
  expect([width, height]).toEqual([720, 720]);
  const start = src.replace('-720.jpg', '');
  expect(sources).toEqual(
    ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcSet: `${start}-360.${format} 360w,${start}-720.${format} 720w`,
      sizes: '22rem',
    })),
  );
});

test('a small photograph is not made larger', () => {
  const small = { ...photograph, width: 500, height: 400 };
  const { renditions } = layOutPicture(small, 'Anna', 'portrait');
  const sizes = renditions.map(({ format, width, height }) => `${format} ${width}×${height}`);
  expect(sizes.join()).toBe('avif 360×360,avif 400×400,webp 360×360,webp 400×400,jpg 400×400');
});

test('a transparent picture has a PNG to fall back on, and a logo keeps its shape', () => {
  const logo = { ...photograph, width: 1600, height: 400, isTransparent: true };
  const src = expect.stringMatching(/-320\.png$/);
  expect(layOutPicture(logo, 'Logo', 'logo')).toMatchObject({ src, width: 320, height: 80 });
  const square = { width: 112, height: 112 };
  expect(layOutPicture({ ...logo, width: 400 }, 'Logo', 'logo')).toMatchObject(square);
});

test('a drawing is one file, and a link preview one picture of its own shape', () => {
  const drawing = { ...photograph, width: 240, height: 240, isDrawing: true, isTransparent: true };
  expect(layOutPicture(drawing, 'Anna', 'portrait')).toMatchObject({
    src: expect.stringMatching(/^\/assets\/anna-berg-[0-9a-f]{6}\.svg$/),
    width: 240,
    sources: [],
  });
  const share = [drawing, photograph].flatMap(
    (file) => layOutPicture(file, 'A', 'share').renditions,
  );
  const size = { width: 1200, height: 630 };
  expect(share).toMatchObject(['png', 'jpg'].map((format) => ({ format, ...size })));
});

test('addresses change with the picture and with its place', () => {
  const srcs = [photograph, { ...photograph, digest: '2e' }].flatMap((file) =>
    (['portrait', 'office'] as const).map((place) => layOutPicture(file, 'Anna', place).src),
  );
  expect(new Set(srcs.map((src) => src.replace(/-\d+\.jpg/, ''))).size).toBe(4);
});

test('pictures are found however deep the content holds them', () => {
  const one = layOutPicture(photograph, 'Anna', 'portrait');
  const content = { a: [{ image: one }], b: new Map([['c', { picture: one }]]) };
  expect(listPictures(content)).toEqual([one, one]);
});
