import { z } from 'zod';
import { suggestName } from '../find-like-name.ts';
import { besideMistakes, eachOnce } from './fields.ts';
import { leadsToAbsentPage, type References } from './shared.ts';
import { mayBePage } from './target.ts';

/** `redirects.yaml`: addresses of the site that have moved. */
export const redirectsSchema = (references: References) => {
  const { paths, hiddenPages, lacksPaths } = references;
  return z.strictObject({
    moved: z
      .array(
        z.strictObject({
          from: z
            .string()
            .regex(/^(\/(?!\.\.?(\/|$))[\w.-]+)+$/, {
              error: 'an old path of this site, such as "/products/till"',
            })
            .refine(
              (from) => !paths.has(from) && from !== '/security.txt' && !hiddenPages?.has(from),
              {
                error: 'a path that no page has',
              },
            )
            .describe('The old path, such as /products/till, which stands for /products/till/ too'),
          to: z
            .string()
            .refine(
              (to) =>
                mayBePage(readPath(to), { paths, lacksPaths }) &&
                isAnchor(to.slice(readPath(to).length)),
              {
                error: ({ input }) =>
                  paths.has(readPath(String(input)))
                    ? 'a page, and behind it # with the name of a place there, such as "/pricing#plans"'
                    : `the path of a page of this site${suggestName(input, paths)}`,
              },
            )
            .describe(
              'The page that visitors get there, such as /platforms/retail-pos, or a place on it, such as /pricing#plans',
            ),
        }),
      )
      .superRefine(
        eachOnce(({ from }) => ['from', from], 'an old path that is not listed above'),
        besideMistakes,
      )
      .transform((all) => all.filter(({ to }) => !leadsToAbsentPage(to, references)))
      .meta({ translation: 'shared' })
      .describe('Each old path with the page that visitors get there'),
  });
};

const readPath = (to: string) => to.split('#')[0] ?? '';

/** Whether it is nothing or `#` with an id. That the page has it is known once the page is drawn. */
const isAnchor = (text: string) => /^(#([\p{L}\p{M}\p{N}_.~-]|%[\da-f]{2})+)?$/iu.test(text);
