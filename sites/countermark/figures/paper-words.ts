import { type FieldWords, z } from 'sitewright';
import { orderWords, saleWords } from './sale-on-papers.ts';

const optional = { translation: 'optional' } as const;

/** What a paper says of a sale. */
export const paperWords = ({ text, group }: FieldWords) => {
  const words = (description: string) => text(description, ...saleWords, ...orderWords);
  const bare = (description: string) => text(description, ...saleWords).optional();
  return z.strictObject({
    head: words('Whose paper it is, at its top'),
    line: words('The sale in the terms of this paper'),
    amount: words('How many or how much, at the end of that line').meta(optional),
    because: words('Why it is so, in a few words'),
    otherwise: group('What it says instead when nothing runs low by the sale', {
      head: bare('At its top'),
      line: bare('The sale in the terms of this paper'),
      amount: bare('At the end of that line').meta(optional),
      because: bare('Why it is so'),
    }).optional(),
  });
};
export type PaperWords = z.infer<ReturnType<typeof paperWords>>;
