import { z } from 'zod';
import { type DocumentKind, documentKind } from '../../content/schemas/drawings.ts';
import {
  group,
  plainLook,
  richText,
  text,
  textOptionalInTranslation,
  textWith,
} from '../../content/schemas/fields.ts';
import { defineSection } from '../define-section.ts';

/** What a paper says of the sale. */
const saleWords = z.strictObject({
  head: text.describe('Whose paper it is, at its top'),
  line: text.describe('The sale in the terms of this paper'),
  amount: textOptionalInTranslation.describe('How many or how much, at the end of that line'),
  foot: text.describe('A few words at the foot'),
});
export type SaleWords = z.infer<typeof saleWords>;

const papers = Object.fromEntries(
  documentKind.options.map((kind) => [kind, saleWords.optional().describe(`The ${kind}`)]),
) as Record<DocumentKind, z.ZodOptional<typeof saleWords>>;

export const platforms = defineSection({
  description: 'Every platform, with a link to its page, beside the paper of one sale',
  alsoCalled: ['products'],
  requiredInputs: ['platformLinks'],
  fields: () => ({
    title: text.describe('The section’s heading'),
    lead: richText.describe('A sentence or two under the heading'),
    look: plainLook,
    linkLabel: text.describe('The link of each card'),
    linkTopic: textWith('platform').describe(
      'Read aloud after the link; {platform} stands for the platform’s name',
    ),
    sale: group('The sale that all papers are about; without it they are forms with no words', {
      number: textOptionalInTranslation.describe('Its number, at the same place on every paper'),
      papers: group('What each paper says of it; one without words has the number alone', papers),
    }).optional(),
  }),
  goesOnWith: ({ look }) => (look === 'plain' ? undefined : 'thread'),
  check: ({ look, sale }) =>
    look === 'plain' && sale
      ? [{ path: ['sale'], message: 'expected no sale, as look: plain shows no papers' }]
      : [],
});
