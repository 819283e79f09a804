import { defineSection } from 'sitewright';

export const challenges = defineSection({
  description:
    'What goes wrong without the product, each said in parts that are drawn as what they name',
  aliases: ['problems', 'pain points'],
  fields: ({ text, oneOf, list, sectionHead }) => ({
    title: sectionHead.title,
    items: list('What goes wrong, in the order in which it is shown', {
      title: text('What it is called'),
      drawing: oneOf(
        'What the parts are drawn as: those who wait, a screen and an empty shelf, the pieces of a receipt, or shops whose line is cut',
        ['queue', 'stock', 'pieces', 'stores'],
      ),
      parts: list('The parts of one sentence, in their order', text()),
    }),
  }),
});
