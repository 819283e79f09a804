import {
  listOfGroups,
  richText,
  sectionHead,
  text,
  textOptionalInTranslation,
} from '../../content/fields/fields.ts';
import { pictureIn } from '../../content/fields/picture.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const people = defineSection({
  description: 'The people of the company, with portraits',
  alsoCalled: ['team', 'staff', 'leadership'],
  counts: ['people'],
  fields: (fieldContext) => ({
    ...sectionHead,
    people: listOfGroups('The people, in their order', {
      name: textOptionalInTranslation.describe('The person’s name'),
      role: text.describe('What the person does'),
      image: pictureIn(fieldContext, 'portrait', 'The portrait'),
      bio: richText.describe('A sentence or two about the person'),
    }).meta({ entryName: 'person' }),
  }),
});
