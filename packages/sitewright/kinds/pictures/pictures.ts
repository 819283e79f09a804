import { defineSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const pictures = defineSection({
  description: 'Pictures side by side, with one caption or each with its own',
  aliases: ['gallery', 'images', 'photos'],
  samples,
  fields: ({ richText, list, sectionHead, picture }) => ({
    ...sectionHead,
    items: list(
      'The pictures, in their order',
      {
        picture: picture('The picture', 'gallery'),
        caption: richText('What stands below this picture').optional(),
      },
      'picture',
    ),
    caption: richText('What stands below all of them').optional(),
  }),
});
