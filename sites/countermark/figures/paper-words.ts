import { group, textWith, z } from 'sitewright';
import { orderWords, saleWords } from './sale-on-papers.ts';

const words = textWith(...saleWords, ...orderWords);
const bare = textWith(...saleWords);
const optional = { translation: 'optional' } as const;

/** What a paper says of a sale. */
export const paperWords = z.strictObject({
  head: words.describe('Whose paper it is, at its top'),
  line: words.describe('The sale in the terms of this paper'),
  amount: words.meta(optional).describe('How many or how much, at the end of that line'),
  because: words.describe('Why it is so, in a few words'),
  otherwise: group('What it says instead when nothing runs low by the sale', {
    head: bare.optional().describe('At its top'),
    line: bare.optional().describe('The sale in the terms of this paper'),
    amount: bare.meta(optional).optional().describe('At the end of that line'),
    because: bare.optional().describe('Why it is so'),
  }).optional(),
});
export type PaperWords = z.infer<typeof paperWords>;
