// `sitewright/lib`: errors that people mend, locks, and the files of the core.

export { takeLock } from '../lib/lock.ts';
export { binFile } from '../lib/own-files.ts';
export {
  differencesFolder,
  records,
  recordsFolder,
  recordVersion,
} from '../lib/records-folder.ts';
export { isPattern, parseRedirect, type Redirect } from '../lib/redirect.ts';
export { restoreOnFailure } from '../lib/restore-on-failure.ts';
export { runCommand, UserError } from '../lib/user-error.ts';
