import { z } from 'zod';
import { linkIn, pageMeta, type References, text } from './shared.ts';

/** `not-found.yaml` */
export const notFoundSchema = (references: References) =>
  z.strictObject({
    meta: pageMeta,
    code: text,
    title: text,
    lead: text,
    back: linkIn(references),
  });
export type NotFound = z.output<ReturnType<typeof notFoundSchema>>;

/** `error.yaml` */
export const errorSchema = (references: References) =>
  z.strictObject({
    meta: pageMeta,
    stamp: text,
    title: text,
    lead: text,
    back: linkIn(references),
  });
export type ErrorCopy = z.output<ReturnType<typeof errorSchema>>;
