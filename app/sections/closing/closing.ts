import { z } from 'zod';
import { richText, text } from '../../content/schemas/fields.ts';
import { actionsIn } from '../../content/schemas/shared.ts';
import { type ContentOf, defineSection } from '../define-section.ts';

const looks = ['cheque', 'roll', 'tag', 'ticket', 'label', 'notice', 'receipt'] as const;

export const closing = defineSection({
  description: 'The end of a page: what to do next, with its buttons',
  fields: (references) => ({
    look: z.enum(looks).default('cheque').describe('The paper whose stub bears the buttons'),
    title: text.describe('The last heading of the page'),
    lead: richText.describe('What to do next, in a sentence'),
    actions: actionsIn(references),
  }),
});
export type Ending = ContentOf<typeof closing>['look'];
