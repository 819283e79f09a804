// `sitewright/lib`: errors that people mend, locks, and the files of the core.

export { isForeign, Refusal } from '../lib/guard-request.ts';
export { takeLock } from '../lib/lock.ts';
export { binFile, findModule } from '../lib/own-files.ts';
export { readTextFile } from '../lib/read-text-file.ts';
export {
  differencesFolder,
  records,
  recordsFolder,
  recordVersion,
} from '../lib/records-folder.ts';
export { isPattern, parseRedirect, type Redirect } from '../lib/redirect.ts';
export { restoreOnFailure } from '../lib/restore-on-failure.ts';
export { showInvisible } from '../lib/show-invisible.ts';
export { findTextMistake } from '../lib/text-file.ts';
export { runCommand, UserError } from '../lib/user-error.ts';
export { removeSafely, writeSafely } from '../lib/write-safely.ts';
