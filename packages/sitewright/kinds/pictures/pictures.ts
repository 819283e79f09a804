import { defineSection } from '../../definitions.ts';

export const pictures = defineSection({
  description: 'Pictures side by side, with one caption or each with its own',
  aliases: ['gallery', 'images', 'photos'],
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
