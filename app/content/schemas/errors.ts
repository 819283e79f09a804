import { z } from 'zod';
import { link, pageMeta, text } from './shared.ts';

/** `not-found.yaml` */
export const notFoundSchema = z.strictObject({
  meta: pageMeta,
  code: text,
  title: text,
  lead: text,
  back: link,
});
export type NotFound = z.infer<typeof notFoundSchema>;

/** `error.yaml` */
export const errorSchema = z.strictObject({
  meta: pageMeta,
  stamp: text,
  title: text,
  lead: text,
  back: link,
});
export type ErrorCopy = z.infer<typeof errorSchema>;
