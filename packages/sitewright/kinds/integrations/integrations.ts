import { drawingIn } from '../../content/fields/drawings.ts';
import { listOf, sectionHead, text } from '../../content/fields/fields.ts';
import type { KnownNames } from '../../content/fields/known-names.ts';
import { point } from '../../content/fields/parts.ts';
import { defineSection } from '../../page/sections/define-section.ts';

const partner = (knownNames: KnownNames) =>
  point.extend({
    drawing: drawingIn(knownNames).optional().describe('The drawing that stands for it'),
  });

export const integrations = defineSection({
  description: 'What a program publishes, and who subscribes to it',
  alsoCalled: ['apps', 'connections'],
  optionalInputs: ['entry'],
  fields: (knownNames) => ({
    ...sectionHead,
    publisher: partner(knownNames).describe('The program that publishes the data'),
    publishes: text.describe('The word on the way out'),
    subscribes: text.describe('The word on the way in'),
    items: listOf('The others that receive the data', partner(knownNames), 'integration'),
  }),
});
