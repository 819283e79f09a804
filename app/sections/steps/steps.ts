import { listOf, sectionHead, text } from '../../content/schemas/fields.ts';
import { point } from '../../content/schemas/shared.ts';
import { defineSection } from '../define-section.ts';

export const steps = defineSection({
  description: 'How something goes, step by step',
  counts: ['steps'],
  fields: () => ({
    ...sectionHead,
    stamp: text.describe('What is stamped at the end'),
    steps: listOf('The steps, from the first to the last', point),
  }),
});
