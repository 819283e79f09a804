import { z } from 'zod';
import { suggestOrList } from '../messages/find-like-name.ts';
import { withoutEndSlash } from '../values/end-slash.ts';
import type { FieldContext } from './field-context.ts';
import { listOf, oneOf, text } from './fields.ts';
import { describePage, mayBePage, pagePathOf, staysThere } from './target.ts';

/** The name of an action in `actions.yaml`; its value is that action. */
const actionOf = ({ actions }: FieldContext) =>
  oneOf(
    actions,
    (name) =>
      `the name of an action in actions.yaml${suggestOrList(name, [...(actions?.keys() ?? [])])}`,
  )
    .describe('A button, by its name in actions.yaml')
    .meta({
      ...{ button: true, hint: 'A button, one of those under “Buttons”' },
      choiceNames: Object.fromEntries(
        [...(actions ?? [])].map(([name, { label }]) => [name, label]),
      ),
    });

/** The same of one that is there whatever the day is. */
export const actionIn = (fieldContext: FieldContext) =>
  actionOf(fieldContext)
    .refine(({ to }) => staysThere(to ?? '', fieldContext), {
      error: 'a button that leads to a page that visitors get as long as this one',
    })
    .describe('A button, by its name in actions.yaml')
    .meta({ hint: 'A button, one of those under “Buttons”' });

/** Whether a link or a button leads to a page that visitors do not get today. */
export function leadsOutsideDays(
  to: string | undefined,
  { pathsOutsideDays }: Pick<FieldContext, 'pathsOutsideDays'>,
): boolean {
  return pathsOutsideDays.has(pagePathOf(to ?? ''));
}

/** The same of a button that belongs to one thing. */
export const ownButtonIn = (fieldContext: FieldContext) =>
  actionIn(fieldContext)
    .describe('Its button, by its name in actions.yaml')
    .meta({ hint: 'Its button, one of those under “Buttons”' });

/** A link to a page of this site, or to one that is planned. */
export function linkIn(fieldContext: FieldContext) {
  return z.strictObject({
    label: text.describe('The words of the link'),
    href: pathIn(fieldContext).describe('The page it leads to'),
  });
}

export function pathIn(known: Pick<FieldContext, 'paths'> & Partial<FieldContext>) {
  return z
    .string()
    .overwrite(withoutEndSlash)
    .meta({ enum: [...known.paths, ...(known.pathsElsewhere ?? [])], translation: 'link' })
    .refine((path) => mayBePage(path, known), {
      error: ({ input }) => describePage(input, known),
    });
}

/** Buttons, of which one at least leads somewhere, whatever the day is, or is still to get its target. */
export const actionsIn = (fieldContext: FieldContext) =>
  listOf('The buttons, the leading one first', actionOf(fieldContext), 'button')
    .refine((all) => all.some(({ to = '' }) => staysThere(to, fieldContext)), {
      error: 'a button that leads to a page that visitors get as long as this one',
      when: ({ issues }) => issues.length === 0,
    })
    .transform((all) => all.filter(({ to }) => !leadsOutsideDays(to, fieldContext)));
