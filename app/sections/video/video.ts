import { z } from 'zod';
import { downloadPath } from '../../content/download-files.ts';
import { listOf, richText, sectionHead, text } from '../../content/schemas/fields.ts';
import { pictureIn } from '../../content/schemas/picture.ts';
import type { References } from '../../content/schemas/shared.ts';
import { defineSection } from '../define-section.ts';

/** A file of the vendor's with one of these endings; its value is its address and its size in bytes. */
const fileIn = ({ downloads }: References, endings: readonly string[]) => {
  const fits = (name: string) => endings.some((ending) => name.endsWith(ending));
  const names = [...downloads.keys()].filter(fits);
  return z
    .string()
    .meta(names.length > 0 ? { enum: names } : {})
    .transform((name, context) => {
      const bytes = fits(name) ? downloads.get(name) : undefined;
      if (bytes !== undefined) return { address: downloadPath(name), bytes };
      const found = names.length > 0 ? `, one of ${names.join(', ')}` : ', of which there is none';
      const message = `the name of a file in files/ that ends with ${endings.join(' or ')}${found}`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
};

export const video = defineSection({
  description: 'A film of your own, with captions and a transcript',
  needs: ['language'],
  fields: (references) => ({
    ...sectionHead,
    file: fileIn(references, ['.mp4', '.webm']).describe(
      'The name of the film in files/, such as till.mp4; nobody loads it before starting it',
    ),
    poster: pictureIn(
      references,
      'poster',
      'The picture that stands in for it until it is started',
    ),
    captions: fileIn(references, ['.vtt']).describe(
      'The name of the file with the captions in files/, such as till.vtt',
    ),
    captionsLabel: text.describe('What the captions are called, such as English'),
    size: text.describe('The words before the size of the film, such as Film'),
    transcript: z
      .strictObject({
        title: text.describe('What opens the transcript'),
        paragraphs: listOf('What is said and shown, one entry for each paragraph', richText),
      })
      .describe('What is said and shown, for those who read'),
  }),
});
