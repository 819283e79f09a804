import { enoughSeen, measureSeen } from '../../content/brand/draw-mark.ts';
import { exportHint } from '../../content/brand/mark.ts';
import { findInkMistake } from '../../content/fields/picture.ts';
import { layOutPicture, type Picture } from '../../content/pictures/picture.ts';

interface Logo {
  mark: Picture;
  ink: 'one' | 'own';
  ground?: keyof typeof grounds | undefined;
}

/** About what a mark in its own colours stands on. */
const grounds = { light: '#ffffff', dark: '#1a1a1a' };

/** What is wrong with how a mark is to be shown, and where; undefined where nothing is. */
export function findLogoMistake({ mark, ink, ground }: Logo) {
  const file = (mark as Partial<Picture> | undefined)?.file;
  // What names no picture is wrong already.
  if (!file) return undefined;
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
export const colourLogo = <One extends Logo>({ mark, ink, ground, ...logo }: One) => ({
  ...logo,
  mark: ink === 'own' ? layOutPicture(mark.file, mark.alt, 'colouredLogo') : mark,
  ground: ink === 'own' ? (ground ?? 'light') : undefined,
});
