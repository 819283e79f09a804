import { z } from 'zod';
import { type Action, text } from './shared.ts';
import { target } from './target.ts';

/** `actions.yaml`: every button of the site by its name, once. */
export const actionsSchema = z.record(
  z.string().regex(/^[a-z][a-z-]*$/, { error: 'a name in small letters and hyphens' }),
  z
    .strictObject({ label: text, to: target.nullish() })
    .transform(({ label, to }): Action => (to ? { label, to } : { label })),
);
