import { z } from 'zod';
import { layOutPicture } from '../pictures/picture.ts';
import type { PictureFolder } from '../pictures/picture-folder.ts';
import type { Place } from '../pictures/places.ts';
import { text } from './fields.ts';
import './launch-role.ts';

declare module 'zod' {
  interface GlobalMeta {
    /** Marks the name of a picture's file, which the content editor offers to upload. */
    picture?: true;
  }
}

/**
 * A picture of the content: its file and what it shows. Its value is the picture as it is laid out in
 * a place of the site.
 *
 * @param place where the site shows it
 * @param description what text editors say of it
 */
export function pictureIn(
  { pictures }: { pictures: PictureFolder },
  place: Place,
  description: string,
) {
  return z
    .strictObject({
      src: z
        .string()
        .meta({ launchRole: 'invented', picture: true, enum: [...pictures.names] })
        .describe('The name of the picture’s file, such as anna-berg.jpg; it is in pictures/'),
      alt: text
        .meta({ launchRole: 'invented' })
        .describe('What the picture shows, for those who do not see it'),
    })
    .transform(({ src, alt }, context) => {
      const file = pictures.read(src);
      if ('digest' in file) return layOutPicture(file, alt, place);
      const { expected: message, found } = file;
      context.addIssue({ code: 'custom', path: ['src'], message, params: { found } });
      return z.NEVER;
    })
    .describe(description);
}
