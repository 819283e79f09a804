import { contentType } from 'mime-types';
import { servedEndings } from './served-endings.ts';

/** The media types of served files by extension, without the dot. */
export const mediaTypes: ReadonlyMap<string, string> = new Map([
  ...servedEndings.map((ending) => [ending, String(contentType(ending))] as const),
  ['speculationrules', 'application/speculationrules+json'],
]);

/**
 * Finds the media type that a file is served with.
 *
 * @returns undefined for a file that is not served
 */
export function findMediaType(file: string): string | undefined {
  return mediaTypes.get(/(?<=[^/]\.)[^./]*$/.exec(file)?.[0].toLowerCase() ?? '');
}
