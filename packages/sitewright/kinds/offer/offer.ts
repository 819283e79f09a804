import { defineSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const offer = defineSection({
  description: 'One of the plans: its price and what it includes',
  aliases: ['deal', 'promotion'],
  samples,
  requiredInputs: ['plans', 'language'],
  fields: ({ text, sectionHead, link }) => ({
    ...sectionHead,
    plan: text('The plan, by its name among the plans'),
    all: link('The link to the page with all plans'),
  }),
  validate: ({ plan }, { plans }) => {
    const names = plans.items.map(({ name }) => name);
    if (names.includes(plan)) return [];
    const message = `expected the name of a plan (${names.join(', ')}), found "${plan}"`;
    return [{ path: ['plan'], message }];
  },
});
