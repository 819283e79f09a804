const films = ['mp4', 'webm', 'mov'];
const sounds = ['mp3', 'm4a', 'ogg', 'wav', 'flac'];

/**
 * The endings of files that the site serves. A file with another ending is not found on our own
 * servers, and the build refuses links to it. `.br` and `.gz` are the compressed forms of others.
 * A kind that can run scripts needs a policy too: see `buildHeaders` of `hosting/`. Those in `files/` are saved or sandboxed.
 */
export const servedEndings: readonly string[] = [
  'speculationrules',
  ...['html', 'css', 'js', 'json', 'webmanifest', 'xml', 'atom', 'txt', 'md', 'woff2'],
  ...['svg', 'png', 'ico', 'jpg', 'jpeg', 'webp', 'avif', 'gif'],
  ...['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'odp', 'rtf', 'epub'],
  ...['csv', 'ics', 'vcf', 'zip', '7z'],
  ...films,
  'vtt',
  ...sounds,
];

/** The endings of films and sounds among them. */
export const playedEndings: readonly string[] = [...films, ...sounds];
