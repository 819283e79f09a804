// `sitewright/lib`: errors that people mend, locks, and the files of the core.

export { writeSafely } from '../lib/write-safely.ts';
export { takeLock } from '../lib/lock.ts';
export { binFile } from '../lib/own-files.ts';
export { readTextFile } from '../lib/read-text-file.ts';
export {
  differencesFolder,
  records,
  recordsFolder,
  recordVersion,
} from '../lib/records-folder.ts';
export { isPattern, parseRedirect, type Redirect } from '../lib/redirect.ts';
export { restoreOnFailure } from '../lib/restore-on-failure.ts';
export { findTextMistake } from '../lib/text-file.ts';
export { runCommand, UserError } from '../lib/user-error.ts';
