import { listOf, text } from '../../content/schemas/fields.ts';
import { actionsIn, stat, hero as words } from '../../content/schemas/shared.ts';
import { defineSection } from '../define-section.ts';
import { figureIn } from './figure-fields.ts';

export const hero = defineSection({
  description: 'The opening of a page: its first heading, what it promises and a picture',
  uses: ['channels', 'jobs', 'language', 'platform', 'platformLinks', 'stories'],
  fields: (references) => ({
    ...words.shape,
    badge: text.optional().describe('The line above the heading'),
    actions: actionsIn(references).optional(),
    stats: listOf('The figures under the opening', stat).optional(),
    figure: figureIn(references).optional(),
  }),
});
