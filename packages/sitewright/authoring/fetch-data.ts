import { isDataFile } from '../content/data/data-list.ts';
import { readTable } from '../content/data/read-table.ts';
import { decodeFiles } from '../content/decode/decode-files.ts';
import type { SiteFolder } from '../content/disk/site-folder.ts';
import { formatProblem } from '../content/messages/problem.ts';
import { validateChanges } from '../content/validate/validate-changes.ts';
import { listGroups } from '../content/values/field-at.ts';
import { type StartStep, silently } from '../lib/progress.ts';
import { findTextMistake } from '../lib/text-file.ts';
import { writeSafely } from '../lib/write-safely.ts';

/** In milliseconds. */
const longestWait = 30_000;
/** In characters; a list of thousands of entries is smaller. */
const largest = 10_000_000;

/**
 * Fetches the files in `data/` that `site.yaml` names with their addresses. What comes takes the place of a file only
 * where it is whole and brings no mistake into the content; else the file stays as it is.
 *
 * @returns a line for each file that says what changed, and for each that stays as it was, the reasons
 */
export async function fetchData(
  folder: SiteFolder,
  startStep: StartStep = silently,
): Promise<{ done: string[]; failed: string[] }> {
  const sources = listGroups(folder.fields('site.yaml').data) as {
    file?: unknown;
    from?: unknown;
  }[];
  const decoded = await decodeFiles(folder);
  const done: string[] = [];
  const failed: string[] = [];
  let site = folder;
  const advance = startStep('Fetching the lists', sources.length);
  for (const [index, { file: name, from: address }] of sources.entries()) {
    advance(index);
    const file = `data/${name}`;
    // Else a build says what is wrong with it.
    if (!isDataFile(file)) continue;
    const place = site.nameOf(file);
    const before = site.get(file)?.text;
    const stays = before === undefined ? 'there is none yet' : 'it stays as it was';
    try {
      const text = await download(String(address), file);
      const { added } = validateChanges(site, { [file]: text }, decoded, decoded);
      if (added.length > 0) throw new Error(added.map(formatProblem).join('\n'));
      done.push(`${place}: ${describeChange(file, before, text)}`);
      if (text !== before) writeSafely(place, text);
      site = site.with({ [file]: text });
    } catch (error) {
      const reasons = describe(error as Error).split('\n');
      failed.push(`${place}: ${stays}, as ${address} is not what is needed:`, ...reasons);
    }
  }
  return { done, failed };
}

const describe = ({ cause, message }: Error) =>
  cause instanceof Error ? cause.message || String(cause) : message;

/** @throws Error for what is no list, and where nothing comes */
async function download(address: string, file: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(longestWait) }).catch(
    (error: Error) => {
      throw new Error(
        `expected an answer, found none (${describe(error)}): check the address and the network`,
      );
    },
  );
  if (!response.ok) throw new Error(`expected the file, found the answer ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > largest) throw new Error('expected a list of at most 10 MB');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (/^\s*</.test(text)) {
    throw new Error(
      'expected the list, found a page in HTML: use the address that gives the file itself, which needs no sign-in',
    );
  }
  const mistake = findTextMistake(text) ?? (isTable(file) ? readTable(text).mistake : undefined);
  if (mistake) throw new Error(`${file}:${mistake.line}:${mistake.column} ${mistake.message}`);
  if (listRows(file, text).length === 0) throw new Error('expected a list, found no entry');
  return text;
}

const isTable = (file: string) => file.endsWith('.csv');

/** The entries of a list as they are written. @throws Error for what is no JSON */
function listRows(file: string, text: string): string[] {
  if (isTable(file))
    return readTable(text)
      .rows.slice(1)
      .map((row) => row.text);
  const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  return Array.isArray(value) ? value.map((one) => JSON.stringify(one)) : [];
}

/** Such as `12 entries, 2 of them new or changed, 1 left out that was there`. */
function describeChange(file: string, before: string | undefined, text: string): string {
  if (before === text) return 'as it was';
  const now = listRows(file, text);
  const known = listKnown(file, before ?? '');
  const fresh = new Set(now).difference(new Set(known)).size;
  const gone = new Set(known).difference(new Set(now)).size;
  return `${now.length} entries, of which ${fresh} are new or changed; ${gone} of before are gone or changed`;
}

/** The same of the file that is there, which may be anything. */
function listKnown(file: string, text: string): string[] {
  try {
    return listRows(file, text);
  } catch {
    return [];
  }
}
