import { defineSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const points = defineSection({
  description: 'A few points, each a heading with a sentence or two',
  aliases: ['list', 'bullets'],
  samples,
  fields: ({ oneOf, list, sectionHead, point }) => ({
    ...sectionHead,
    look: oneOf('Lines beside the heading, or columns below it', ['rows', 'columns']).default(
      'rows',
    ),
    items: list('The points, in the order in which they are shown', point, 'point'),
  }),
});
