import { listOf, sectionHead } from '../../content/fields/fields.ts';
import { point } from '../../content/fields/parts.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const steps = defineSection({
  description: 'How something goes, step by step',
  alsoCalled: ['process', 'howItWorks', 'howTo'],
  counts: ['steps'],
  fields: () => ({
    ...sectionHead,
    steps: listOf('The steps, from the first to the last', point),
  }),
});
