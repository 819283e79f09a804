import { z } from 'zod';
import type { FieldContext } from '../fields/field-context.ts';
import { besideMistakes } from '../fields/fields.ts';
import { leadsOutsideDays } from '../fields/links.ts';
import { describeRedirectSource } from '../fields/redirect-source.ts';
import { findMistakes, toRedirect } from '../fields/redirect-target.ts';
import { withoutEndSlash } from '../values/end-slash.ts';

/** `redirects.yaml`: addresses of the site that have moved. */
export const redirectsSchema = (fieldContext: FieldContext) => {
  const { paths, unpublishedReasons } = fieldContext;
  const isTaken = (path: string) =>
    paths.has(path) || path === '/security.txt' || unpublishedReasons?.has(path) === true;
  return z.strictObject({
    moved: z
      .array(
        z.strictObject({
          from: z
            .string()
            .superRefine((from, context) => {
              const message = describeRedirectSource(from, isTaken);
              if (message) context.addIssue({ code: 'custom', message });
            })
            .describe(
              'The old path, such as /products/lamp, which stands for /products/lamp/ too; /?p=12 with what is asked for, /blog/* for all below it, /news/:year/:name with what any path has there',
            )
            .meta({
              hint: 'The old path, such as /products/lamp; /news/* stands for all below /news',
            }),
          to: z
            .string()
            .overwrite(withoutEndSlash)
            .meta({ translation: 'link' })
            .describe(
              'What visitors get there: a page such as /products/lamp, a place on it such as /pricing#plans, a file such as /files/list.pdf, or the https: address of another site',
            ),
          status: z
            .literal([301, 302])
            .optional()
            .describe('302 where the old path will be back; without it for good')
            .meta({
              hint: 'For a while where the old path will have a page again; without a choice for good',
              choiceNames: { 301: 'Moved for good', 302: 'Moved for a while' },
            }),
        }),
      )
      .superRefine((all, context) => {
        for (const [index, field, message] of findMistakes(all, fieldContext)) {
          context.addIssue({ code: 'custom', path: [index, field], message });
        }
      }, besideMistakes)
      .transform((all) =>
        all.filter(({ to }) => !leadsOutsideDays(to, fieldContext)).map(toRedirect),
      )
      .meta({ translation: 'shared', entryName: 'old address' })
      .describe('Each old path with the page that visitors get there'),
  });
};
