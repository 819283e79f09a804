import { type CheckedContent, type SiteFolder, validateChanges } from 'sitewright/content';
import type { Check } from '../../saving/check-change.ts';
import type { Decoder } from './decoder.ts';

interface Checked {
  folder: SiteFolder;
  /** The change, as JSON. */
  change: string;
  checked: Promise<CheckedContent>;
}

/** What is stored, a draft, the same without mistakes of others, and what is made of them meanwhile. */
const most = 4;

/**
 * Checks content by the steps of a build, in the browser. A change of a folder is checked once: its draft, its save
 * and the repository ask for the same.
 */
export function checkWith(decoder: Pick<Decoder, 'decode'>): Check {
  let last: Checked[] = [];
  const check: Check = async (folder, changes) => {
    const decoded = await decoder.decode(folder);
    return validateChanges(folder, changes, decoded, decoded);
  };
  return (folder, changes) => {
    const change = JSON.stringify(Object.entries(changes).sort());
    const known = last.find((one) => one.folder === folder && one.change === change);
    if (known) return known.checked;
    const own: Checked = { folder, change, checked: Promise.resolve(check(folder, changes)) };
    last = [...last, own].slice(-most);
    // A picture that did not arrive is read again the next time.
    own.checked.catch(() => {
      last = last.filter((one) => one !== own);
    });
    return own.checked;
  };
}
