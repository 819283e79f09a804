// A kind of section of the site that pictures are taken of: it draws examples of components.
import { defineSection } from 'sitewright';

export const examples = defineSection({
  description: 'Examples of components',
  fields: ({ sectionHead, richText, picture }) => ({
    ...sectionHead,
    words: richText('Some words'),
    picture: picture('A picture', 'gallery'),
  }),
});
