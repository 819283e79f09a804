import { listOfGroups, richText, sectionHead } from '../../content/fields/fields.ts';
import { pictureIn } from '../../content/fields/picture.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const pictures = defineSection({
  description: 'Pictures side by side, with one caption or each with its own',
  alsoCalled: ['gallery', 'images', 'photos'],
  fields: (fieldContext) => ({
    ...sectionHead,
    items: listOfGroups('The pictures, in their order', {
      picture: pictureIn(fieldContext, 'gallery', 'The picture'),
      caption: richText.optional().describe('What stands below this picture'),
    }).meta({ entryName: 'picture' }),
    caption: richText.optional().describe('What stands below all of them'),
  }),
});
