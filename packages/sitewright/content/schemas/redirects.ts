import { z } from 'zod';
import { suggestName } from '../find-like-name.ts';
import { besideMistakes, eachOnce } from './fields.ts';
import type { KnownNames } from './known-names.ts';
import { leadsOutsideDays } from './links.ts';
import { mayBePage } from './target.ts';

/** `redirects.yaml`: addresses of the site that have moved. */
export const redirectsSchema = (knownNames: KnownNames) => {
  const { paths, unpublishedReasons, lacksPaths } = knownNames;
  const isTaken = (path: string) =>
    paths.has(path) || path === '/security.txt' || unpublishedReasons?.has(path) === true;
  return z.strictObject({
    moved: z
      .array(
        z.strictObject({
          from: z
            .string()
            .superRefine((from, context) => {
              const message = describeOldPath(from, isTaken);
              if (message) context.addIssue({ code: 'custom', message });
            })
            .describe('The old path, such as /products/lamp, which stands for /products/lamp/ too'),
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
              'The page that visitors get there, such as /platforms/lamp, or a place on it, such as /pricing#plans',
            ),
        }),
      )
      .superRefine(
        eachOnce(({ from }) => ['from', from], 'an old path that is not listed above'),
        besideMistakes,
      )
      .transform((all) => all.filter(({ to }) => !leadsOutsideDays(to, knownNames)))
      .meta({ translation: 'shared' })
      .describe('Each old path with the page that visitors get there'),
  });
};

/** What people write at an old path beside it, with what is put in its place. */
const habits: readonly (readonly [written: RegExp, reason: string, put: string])[] = [
  [/^(https?:\/\/|\/\/(?=[^/?#]*\.))[^/?#]*/i, 'without the host', ''],
  [/#.*$/s, 'without # and what is behind it, which browsers do not send', ''],
  [/\?.*$/s, 'without ? and what is behind it, with which it leads on too', ''],
  [/(?<=.)\/+$/s, 'without / at its end, with which it stands for both', ''],
  [/^(?!\/)/, 'with / before it', '/'],
  [/\/{2,}/g, 'with one / alone between its parts', '/'],
];

/** What is expected in place of what is no path that may have moved; undefined for one that may. */
function describeOldPath(from: string, isTaken: (path: string) => boolean): string | undefined {
  const reasons: string[] = [];
  let path = from;
  for (const [written, reason, put] of from ? habits : []) {
    if (!written.test(path)) continue;
    path = path.replace(written, put);
    reasons.push(reason);
  }
  if (isTaken(path)) return `a path that no page has${path === from ? '' : `, as ${path} has`}`;
  if (/^(\/(?!\.\.?(\/|$))[\w.-]+)+$/.test(path)) {
    return reasons.length > 0 ? [JSON.stringify(path), ...reasons].join(', ') : undefined;
  }
  const example = 'an old path of this site, such as "/products/lamp"';
  if (/[*:]/.test(path))
    return `${example}, without * and other wildcards: list each old path by itself`;
  return /[^!-~]|%/.test(path)
    ? `${example}, of a to z, digits, ., _ and - alone (hosts spell other letters each in their own way: let yours redirect it)`
    : example;
}

const readPath = (to: string) => to.split('#')[0] ?? '';

/** Whether it is nothing or `#` with an id. That the page has it is known once the page is drawn. */
const isAnchor = (text: string) => /^(#([\p{L}\p{M}\p{N}_.~-]|%[\da-f]{2})+)?$/iu.test(text);
