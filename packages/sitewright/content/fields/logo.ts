import { z } from 'zod';
import { enoughSeen, measureSeen } from '../brand/draw-mark.ts';
import { exportHint } from '../brand/mark.ts';
import { layOutPicture, type Picture } from '../pictures/picture.ts';
import type { FieldContext } from './field-context.ts';
import { besideMistakes } from './fields.ts';
import { findInkMistake, pictureIn } from './picture.ts';
import { destinationIn } from './target.ts';

/** A company's mark as it is shown, in one ink or in its own colours. */
export const logoIn = (fieldContext: FieldContext) =>
  z
    .strictObject({
      mark: pictureIn(fieldContext, 'logo', 'The mark; what it shows is the company’s name'),
      ink: z
        .enum(['one', 'own'])
        .default('one')
        .describe('one prints the mark in the ink of the page, own shows its own colours'),
      ground: z
        .enum(['light', 'dark'])
        .optional()
        .describe(
          'What a mark in its own colours stands on, by day and by night: light, as it is where nothing is said, or dark, for a mark that is white',
        ),
      href: destinationIn(fieldContext).optional().describe('Where it leads, if anywhere'),
    })
    .superRefine((logo, context) => {
      const { path, message, found } = findLogoMistake(logo) ?? {};
      if (!path || !message) return;
      context.addIssue({ code: 'custom', path, message, ...(found && { params: { found } }) });
    }, besideMistakes)
    .transform(colourLogo);

interface Logo {
  mark: Picture;
  ink: 'one' | 'own';
  ground?: keyof typeof grounds | undefined;
}

/** About what a mark in its own colours stands on. */
const grounds = { light: '#ffffff', dark: '#1a1a1a' };

/** What is wrong with how a mark is to be shown, and where; undefined where nothing is. */
function findLogoMistake({ mark, ink, ground }: Logo) {
  const file = (mark as Partial<Picture> | undefined)?.file;
  // What names no picture, or no ground, is wrong already.
  if (!file || (ground !== undefined && !Object.hasOwn(grounds, ground))) return undefined;
  if (ink === 'one' && ground) {
    const message = 'no ground, which a mark with ink: own alone has';
    return { path: ['ground'], message, found: ground };
  }
  if (ink === 'one') {
    const mistake = findInkMistake(file);
    if (!mistake) return undefined;
    const found = `${mistake.found}; or write ink: own, to show it in its own colours`;
    return { path: ['mark', 'src'], message: mistake.message, found };
  }
  if (file.drawing?.includes('<text')) {
    const found = `one with a text, which each browser would draw in another font: ${exportHint}`;
    return { path: ['mark', 'src'], message: 'a drawing whose words are outlines', found };
  }
  const own = ground ?? 'light';
  const isSeenOn = (one: typeof own) => measureSeen(file, grounds[one]) >= enoughSeen;
  if (isSeenOn(own)) return undefined;
  const other = own === 'light' ? 'dark' : 'light';
  const found = `one that is hardly seen on a ${own} ground`;
  if (isSeenOn(other))
    return { path: ['ground'], message: `ground: ${other} for this mark`, found };
  const message = 'a mark that is seen on a light or a dark ground';
  return { path: ['mark', 'src'], message, found: `${found}, nor on a ${other} one` };
}

/** A mark as it is shown; one in its own colours has a ground. */
const colourLogo = <One extends Logo>({ mark, ink, ground, ...logo }: One) => ({
  ...logo,
  mark: ink === 'own' ? layOutPicture(mark.file, mark.alt, 'colouredLogo') : mark,
  ground: ink === 'own' ? (ground ?? 'light') : undefined,
});
