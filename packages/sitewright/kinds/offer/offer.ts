import { sectionHead, text } from '../../content/fields/fields.ts';
import { linkIn } from '../../content/fields/links.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const offer = defineSection({
  description: 'One of the plans: its price and what it includes',
  alsoCalled: ['deal', 'promotion'],
  requiredInputs: ['plans', 'language'],
  fields: (fieldContext) => ({
    ...sectionHead,
    plan: text.describe('The plan, by its name among the plans'),
    all: linkIn(fieldContext).describe('The link to the page with all plans'),
  }),
  check: ({ plan }, { plans }) => {
    const names = plans.items.map(({ name }) => name);
    if (names.includes(plan)) return [];
    const message = `expected the name of a plan (${names.join(', ')}), found "${plan}"`;
    return [{ path: ['plan'], message }];
  },
});
