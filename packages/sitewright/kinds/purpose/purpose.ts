import { group, text } from '../../content/fields/fields.ts';
import { defineSection } from '../../page/sections/define-section.ts';

const statement = (name: string) =>
  group(`The ${name}`, {
    title: text.describe('The heading'),
    statement: text.describe(`The ${name}, in a sentence`),
  });

export const purpose = defineSection({
  description: 'Mission and vision',
  alsoCalled: ['mission', 'vision', 'values'],
  fields: () => ({
    title: text.describe('The section’s heading'),
    mission: statement('mission'),
    vision: statement('vision'),
  }),
});
