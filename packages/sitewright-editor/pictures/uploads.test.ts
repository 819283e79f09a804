import { expect, test } from 'vitest';
import { describeUpload, nameUpload } from './uploads.ts';

test('two photographs of one name are two pictures, with names that pictures can have', () => {
  expect(nameUpload('IMAGE.JPEG', [])).toBe('image.jpg');
  expect(nameUpload('image.jpg', ['image.jpg', 'image-2.jpg'])).toBe('image-3.jpg');
  expect(nameUpload('Änna Bérg 2.png', [])).toBe('anna-berg-2.png');
});

test('what a site cannot show is said with what to do', () => {
  const describe = (name: string, size = 10e6, type = '') => describeUpload({ name, type, size });
  expect(describe('photo.jpg')).toBeUndefined();
  expect(describe('IMG_1.HEIC')).toMatch(/export it as JPEG/);
  expect(describe('photo.jpg', 1, 'image/heic')).toMatch(/export it as JPEG/);
  expect(describe('plan.pdf')).toMatch(/Save it as JPEG/);
  expect(describe('photo.jpg', 44_100_000)).toMatch(/has 45 MB, and may have 30.*4,000 pixels/);
});
