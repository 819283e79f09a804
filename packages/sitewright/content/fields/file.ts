import { downloadPath } from '../values/download-path.ts';
import type { FieldContext } from './field-context.ts';
import { oneOf } from './fields.ts';

/**
 * The name of a file that the vendor offers; its value is its address and its size in bytes.
 *
 * @param endings one of which it has, such as `.mp4`; any without
 */
export const fileIn = (
  { downloads }: Pick<FieldContext, 'downloads'>,
  endings?: readonly string[],
) => {
  const files = [...downloads].filter(
    ([name]) => !endings || endings.some((ending) => name.toLowerCase().endsWith(ending)),
  );
  const names = files.map(([name]) => name).join(', ');
  const kind = endings ? ` that ends with ${endings.join(' or ')}` : '';
  return oneOf(
    new Map(files.map(([name, bytes]) => [name, { address: downloadPath(name), bytes }])),
    () =>
      `the name of a file in files/${kind}${names ? `, one of ${names}` : ', of which there is none'}`,
  );
};
