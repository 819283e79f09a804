import { defineSection, listOf, sectionHead, text, z } from 'sitewright';

export const challenges = defineSection({
  description:
    'What goes wrong without the product, each said in parts that are drawn as what they name',
  alsoCalled: ['problems', 'pain points'],
  fields: () => ({
    title: sectionHead.title,
    items: listOf(
      'What goes wrong, in the order in which it is shown',
      z.strictObject({
        title: text.describe('What it is called'),
        drawing: z
          .enum(['queue', 'stock', 'pieces', 'stores'])
          .describe(
            'What the parts are drawn as: those who wait, a screen and an empty shelf, the pieces of a receipt, or shops whose line is cut',
          ),
        parts: listOf('The parts of one sentence, in their order', text),
      }),
    ),
  }),
});
