import { defineSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const purpose = defineSection({
  description: 'Mission and vision',
  aliases: ['mission', 'vision', 'values'],
  samples,
  fields({ text, group }) {
    const statement = (name: string) =>
      group(`The ${name}`, {
        title: text('The heading'),
        statement: text(`The ${name}, in a sentence`),
      });
    return {
      title: text('The section’s heading'),
      mission: statement('mission'),
      vision: statement('vision'),
    };
  },
});
