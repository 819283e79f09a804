import { drawingIn } from '../../content/fields/drawings.ts';
import type { FieldContext } from '../../content/fields/field-context.ts';
import { listOf, sectionHead, text } from '../../content/fields/fields.ts';
import { point } from '../../content/fields/parts.ts';
import { defineSection } from '../../page/sections/define-section.ts';

const partner = (fieldContext: FieldContext) =>
  point.extend({
    drawing: drawingIn(fieldContext).optional().describe('The drawing that stands for it'),
  });

export const integrations = defineSection({
  description: 'What a program publishes, and who subscribes to it',
  alsoCalled: ['apps', 'connections'],
  optionalInputs: ['entry'],
  fields: (fieldContext) => ({
    ...sectionHead,
    publisher: partner(fieldContext).describe('The program that publishes the data'),
    publishes: text.describe('The word on the way out'),
    subscribes: text.describe('The word on the way in'),
    items: listOf('The others that receive the data', partner(fieldContext), 'integration'),
  }),
});
