import type { Picture as PictureContent } from '../content/pictures/picture.ts';
import { Picture } from './picture.tsx';
import { type Tint, tintVariable } from './tints.ts';

/** A photograph in the first screen, held by paper corners on a leaf of tinted card. */
export function MountedPhotograph({ picture, tint }: { picture: PictureContent; tint: Tint }) {
  return (
    <div className={`photo-mount sheet always-light ${tintVariable(tint)}`}>
      <Picture
        isFirst
        picture={picture}
        className="aspect-[4/3] w-full border-2 border-ink object-cover"
      />
    </div>
  );
}
