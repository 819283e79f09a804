import { z } from 'zod';
import type { FieldContext } from '../../content/fields/field-context.ts';
import { besideMistakes, listOf, text } from '../../content/fields/fields.ts';
import { pictureIn } from '../../content/fields/picture.ts';
import { destinationIn } from '../../content/fields/target.ts';
import { defineSection } from '../../page/sections/define-section.ts';
import { colourLogo, findLogoMistake } from './logo-ink.ts';

const logoIn = (fieldContext: FieldContext) =>
  z
    .strictObject({
      mark: pictureIn(fieldContext, 'logo', 'The mark; what it shows is the company’s name'),
      ink: z
        .enum(['one', 'own'])
        .default('one')
        .describe('one prints the mark in the ink of the page, own shows its own colours'),
      ground: z
        .enum(['light', 'dark'])
        .optional()
        .describe(
          'What a mark in its own colours stands on, by day and by night: light, as it is where nothing is said, or dark, for a mark that is white',
        ),
      href: destinationIn(fieldContext).optional().describe('Where it leads, if anywhere'),
    })
    .superRefine((logo, context) => {
      const { path, message, found } = findLogoMistake(logo) ?? {};
      if (!path || !message) return;
      context.addIssue({ code: 'custom', path, message, ...(found && { params: { found } }) });
    }, besideMistakes)
    .transform(colourLogo);

export const logos = defineSection({
  description: 'The marks of customers or partners, in one ink or in their own colours',
  alsoCalled: ['customers', 'clients', 'partners', 'brands'],
  fields: (fieldContext) => ({
    title: text.describe('The section’s heading'),
    items: listOf('The marks, in their order', logoIn(fieldContext), 'mark'),
  }),
});
