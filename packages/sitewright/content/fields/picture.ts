import { z } from 'zod';
import { exportHint } from '../brand/mark.ts';
import { blockLoss } from '../pictures/ink-loss.ts';
import { layOutPicture } from '../pictures/picture.ts';
import type { PictureFile, PictureFolder } from '../pictures/picture-file.ts';
import { focuses, type Layout, type LayoutName, layouts } from '../pictures/picture-layouts.ts';
import { text } from './fields.ts';

const focus = z
  .enum(focuses)
  .optional()
  .describe('Which part stays where the picture is cropped; without it what draws the eye');

/** What a picture's fields are: its file, by its name, what it shows and, where it is cropped, what of it stays. */
function pictureFields({ names, find }: PictureFolder, place: LayoutName) {
  const fields = z.strictObject({
    src: z
      .string()
      .meta({ picture: true, enum: [...names] })
      .describe('The name of the picture’s file, such as anna-berg.jpg; it is in pictures/')
      .meta({ hint: 'One of the pictures that there are, or a new one' })
      .transform((name, context) => {
        const file = find(name);
        if ('digest' in file) return file;
        const { expected: message, found } = file;
        context.addIssue({ code: 'custom', message, params: { found } });
        return z.NEVER;
      }),
    alt: text.describe('What the picture shows, for those who do not see it'),
  });
  const cropped = fields.extend({ focus });
  const { ratio }: Layout = layouts[place];
  return (ratio === undefined ? fields : cropped) as typeof cropped;
}

/** The places in which a picture shows a person. */
const portraits: readonly LayoutName[] = ['portrait', 'customer', 'author'];

/**
 * A picture of the content: its file and what it shows. Its value is the picture as it is laid out in
 * a place of the site.
 *
 * @param place where the site shows it
 * @param description what text editors say of it
 */
export function pictureIn(
  { pictures }: { pictures: PictureFolder },
  place: LayoutName,
  description: string,
) {
  return pictureFields(pictures, place)
    .transform(({ src: file, alt, focus }, context) => {
      const picture = layOutPicture(file, alt, place, focus);
      const [width] = layouts.share.widths;
      // Elsewhere a small picture is shown small; link previews leave one out, or blur it.
      if (place !== 'share' || picture.width >= width) return picture;
      const message = `a picture of at least ${width} by 630 pixels, or no picture, for which a card is drawn`;
      const params = { found: `${file.width} by ${file.height} pixels` };
      context.addIssue({ code: 'custom', path: ['src'], message, params });
      return z.NEVER;
    })
    .meta(portraits.includes(place) ? { portrait: true } : {})
    .describe(description);
}

/** What is wrong with a mark that is printed in one ink; undefined for one that is a drawing of one. */
export function findInkMistake({ inkLoss }: PictureFile) {
  if (inkLoss < blockLoss) return undefined;
  const most = Math.round(100 * inkLoss);
  const message = 'an SVG, or a PNG whose ground is transparent, as it is printed in one ink';
  const found = `one of which ${most} % would be a block of ink: remove its ground, cut out what lies on it, and ${exportHint}`;
  return { message, found };
}

/** A company's mark that is printed in one ink: a drawing, or a picture without a ground of its own. */
export const markIn = (fieldContext: { pictures: PictureFolder }, description: string) =>
  pictureIn(fieldContext, 'logo', description).superRefine(({ file }, context) => {
    const { message, found } = findInkMistake(file) ?? {};
    if (message) context.addIssue({ code: 'custom', path: ['src'], message, params: { found } });
  });

/** A photograph beside a page's heading: one of the figures that a hero may have. */
export const photographIn = ({ pictures }: { pictures: PictureFolder }) =>
  pictureFields(pictures, 'opening')
    .extend({
      drawing: z.literal('photograph').describe('A photograph'),
    })
    .transform(({ drawing, src, alt, focus }) => ({
      drawing,
      picture: layOutPicture(src, alt, 'opening', focus),
    }));

/** A picture with its caption, which link previews show too. */
export function leadPictureIn({ pictures }: { pictures: PictureFolder }, description: string) {
  return pictureFields(pictures, 'post')
    .extend({ caption: text.optional().describe('What stands below the picture') })
    .transform(({ src, alt, focus, caption }) => ({
      picture: layOutPicture(src, alt, 'post', focus),
      share: layOutPicture(src, alt, 'share', focus),
      ...(caption && { caption }),
    }))
    .describe(description);
}
