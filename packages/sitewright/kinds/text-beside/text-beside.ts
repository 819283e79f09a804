import { defineSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const textBeside = defineSection({
  description: 'Some paragraphs beside a picture, with buttons where there are any',
  aliases: ['text', 'textAndImage', 'media'],
  samples,
  fields: ({ text, richText, oneOf, list, buttons, picture }) => ({
    look: oneOf('On which side the picture stands in wide windows', [
      'picture-last',
      'picture-first',
    ]).default('picture-last'),
    title: text('The section’s heading'),
    paragraphs: list('The text, one entry for each paragraph', richText()),
    picture: picture('The picture beside the text', 'gallery'),
    actions: buttons().optional(),
  }),
});
