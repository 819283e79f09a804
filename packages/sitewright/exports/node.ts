// `sitewright/node`: files, locks and requests on this machine, and the files of the core.

export { findFormerState, readFormerFiles, releasedRef } from '../authoring/former-files.ts';
export { findPublishers } from '../companions.mjs';
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
export { restoreOnFailure } from '../lib/restore-on-failure.ts';
export { removeSafely, writeSafely } from '../lib/write-safely.ts';
