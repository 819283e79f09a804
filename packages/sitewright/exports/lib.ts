// `sitewright/lib`: errors that people mend, and what texts and redirects are. It runs in a browser too.

export { type Advance, type Progress, type StartStep, silently } from '../lib/progress.ts';
export { isPattern, parseRedirect, type Redirect } from '../lib/redirect.ts';
export { removeEscapes } from '../lib/remove-escapes.ts';
export { showInvisible } from '../lib/show-invisible.ts';
export { findTextMistake } from '../lib/text-file.ts';
export { runCommand, UserError } from '../lib/user-error.ts';
