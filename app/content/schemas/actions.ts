import { z } from 'zod';
import { text } from './shared.ts';

/** `actions.yaml`: every button of the site by its name, once. */
export const actionsSchema = z.record(
  z.string().regex(/^[a-z][a-z-]*$/, { error: 'a name in small letters and hyphens' }),
  z.strictObject({ label: text }),
);
