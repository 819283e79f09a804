import { z } from 'zod';

/** A path with words in braces that stand for parts of a post’s day and for what follows them in the name of its file. */
export const permalink = z
  .string()
  .regex(/^(\/([A-Za-z0-9]+([._-][A-Za-z0-9]+)*|\{year\}|\{month\}|\{day\}|\{slug\}|[-_.])+)+$/, {
    error:
      'a path of letters, digits, {year}, {month}, {day} and {slug}, such as "/{year}/{month}/{slug}", without a slash at its end',
    abort: true,
  })
  .refine((path) => path.endsWith('{slug}') && path.split('{slug}').length === 2, {
    error: 'a path that ends with {slug}, such as "/{year}/{month}/{day}/{slug}"',
  })
  .meta({ translation: 'shared' });
