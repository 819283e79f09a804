import path from 'node:path';
import { contentType } from 'mime-types';

/**
 * The endings of files that the site serves. A file with another ending is not found on our own
 * servers, and the build refuses links to it. `.br` and `.gz` are the compressed forms of others.
 * A kind that can run scripts needs a policy too: see `buildHeaders` of `hosting/`. Those in `files/` are saved or sandboxed.
 */
const extensions = [
  ...['html', 'css', 'js', 'json', 'webmanifest', 'xml', 'atom', 'txt', 'md', 'woff2'],
  ...['svg', 'png', 'ico', 'jpg', 'jpeg', 'webp', 'avif', 'gif'],
  ...['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'odp', 'rtf', 'epub'],
  ...['csv', 'ics', 'vcf', 'zip', '7z'],
  ...['mp4', 'webm', 'mov', 'vtt', 'mp3', 'm4a', 'ogg', 'wav', 'flac'],
];

/** The media types of served files by extension, without the dot. */
export const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['speculationrules', 'application/speculationrules+json'],
  ...extensions.map((extension) => [extension, String(contentType(extension))] as const),
]);

/**
 * Finds the media type that a file is served with.
 *
 * @returns undefined for a file that is not served
 */
export function findMediaType(file: string): string | undefined {
  return mediaTypes.get(path.extname(file).slice(1).toLowerCase());
}
