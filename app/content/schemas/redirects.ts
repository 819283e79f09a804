import { z } from 'zod';
import { suggestName } from '../find-like-name.ts';
import { eachOnce } from './fields.ts';
import type { References } from './shared.ts';

/** `redirects.yaml`: addresses of the site that have moved. */
export const redirectsSchema = ({ paths, hiddenPages }: References) =>
  z.strictObject({
    moved: z
      .array(
        z.strictObject({
          from: z
            .string()
            .regex(/^\/[\w./-]*[\w-]$/, {
              error: 'an old path of this site, such as "/products/till"',
            })
            .refine(
              (from) => !paths.has(from) && from !== '/security.txt' && !hiddenPages?.has(from),
              {
                error: 'a path that no page has',
              },
            )
            .describe('The old path, such as /products/till'),
          to: z
            .string()
            .refine((to) => paths.has(to.split('#')[0] ?? ''), {
              error: ({ input }) => `the path of a page of this site${suggestName(input, paths)}`,
            })
            .describe('The page that visitors get there, such as /platforms/retail-pos'),
        }),
      )
      .superRefine(eachOnce(({ from }) => ['from', from], 'an old path that is not listed above'))
      .meta({ translation: 'shared' })
      .describe('Each old path with the page that visitors get there'),
  });
