import { defineSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const integrations = defineSection({
  description: 'What a program publishes, and who subscribes to it',
  aliases: ['apps', 'connections'],
  samples,
  optionalInputs: ['entry'],
  fields({ text, list, drawing, sectionHead, point }) {
    const partner = point.extend({ drawing: drawing('The drawing that stands for it').optional() });
    return {
      ...sectionHead,
      publisher: partner.describe('The program that publishes the data'),
      publishes: text('The word on the way out'),
      subscribes: text('The word on the way in'),
      items: list('The others that receive the data', partner, 'integration'),
    };
  },
});
