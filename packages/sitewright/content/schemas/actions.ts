import { z } from 'zod';
import type { Action } from '../fields/field-context.ts';
import { text } from '../fields/fields.ts';
import { target } from '../fields/target.ts';

/** `actions.yaml`: every button of the site by its name, once. */
export const actionsSchema = z
  .record(
    z.string().regex(/^[a-z][a-z-]*$/, { error: 'a name in small letters and hyphens' }),
    z
      .strictObject({
        label: text.describe('What the button says, wherever it stands'),
        to: target
          .nullish()
          .meta({ launchRole: 'button-target' })
          .describe(
            'Where it leads: a path, an anchor such as "#plans", or a https:, mailto: or tel: address; while it is empty the button does nothing',
          ),
      })
      .transform(({ label, to }): Action => (to ? { label, to } : { label })),
  )
  .meta({ entryName: 'button' });
