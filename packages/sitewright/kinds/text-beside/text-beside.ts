import { z } from 'zod';
import { listOf, richText, text } from '../../content/fields/fields.ts';
import { actionsIn } from '../../content/fields/links.ts';
import { pictureIn } from '../../content/fields/picture.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const textBeside = defineSection({
  description: 'Some paragraphs beside a picture, with buttons where there are any',
  alsoCalled: ['text', 'textAndImage', 'media'],
  fields: (fieldContext) => ({
    look: z
      .enum(['picture-last', 'picture-first'])
      .default('picture-last')
      .describe('On which side the picture stands in wide windows'),
    title: text.describe('The section’s heading'),
    paragraphs: listOf('The text, one entry for each paragraph', richText),
    picture: pictureIn(fieldContext, 'gallery', 'The picture beside the text'),
    actions: actionsIn(fieldContext).optional(),
  }),
});
