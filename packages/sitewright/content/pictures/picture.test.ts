import { expect, test } from 'vitest';
import { layOutPicture } from './picture.ts';
import type { PictureFile } from './picture-file.ts';

const photograph: PictureFile = {
  path: 'content/pictures/anna-berg.jpg',
  width: 3000,
  height: 2000,
  drawing: undefined,
  isTransparent: false,
  edges: [],
  inkLoss: 1,
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

const logo = { width: 1600, height: 400, isTransparent: true };
const drawing = { width: 240, height: 240, drawing: '<svg/>', isTransparent: true };
const small = /^360×360.avif 400×400.avif 360×360.webp 400×400.webp 400×400.jpg$/;

test.each([
  ['a small photograph is not made larger', { width: 500, height: 400 }, 'portrait', small],
  ['a logo keeps its shape, a transparent picture has a PNG', logo, 'logo', /.webp 320×80.png$/],
  ['a logo that is no wider than high is small', { ...logo, width: 400 }, 'logo', / 112×112.png$/],
  ['a drawing is one file', drawing, 'portrait', /^240×240.svg$/],
  ['a link preview is one picture of its own shape', drawing, 'share', /^1200×630.png$/],
  ['a link preview is one picture of its own shape', {}, 'share', /^1200×630.jpg$/],
] as const)('%s: %o as a %s is %s', (_what, file, place, expected) => {
  const { renditions, src } = layOutPicture({ ...photograph, ...file }, 'Anna', place);
  const all = renditions.map(({ format, width, height }) => `${width}×${height}.${format}`);
  expect(all.join(' ')).toMatch(expected);
  expect(src).toBe(renditions.at(-1)?.address);
});

test('addresses change with the picture and with its place', () => {
  const srcs = [photograph, { ...photograph, digest: '2e' }].flatMap((file) =>
    (['portrait', 'office'] as const).map((place) => layOutPicture(file, 'Anna', place).src),
  );
  expect(new Set(srcs.map((src) => src.replace(/-\d+\.jpg/, ''))).size).toBe(4);
});
