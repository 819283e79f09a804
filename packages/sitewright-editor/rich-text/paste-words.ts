import type { Node } from 'prosemirror-model';
import { toRun } from '../text-editor/write-text.ts';
import { spokenLanguage, t } from '../words/words.ts';
import { type Clipboard, htmlOf, type Lost, readClipboard } from './read-clipboard.ts';
import { type Run, tidyRuns } from './runs.ts';

/**
 * What is pasted into a text of one line: its words, with bold ones, emphasis and links where the text may have them.
 *
 * @param origin the site’s own, whose addresses become paths
 */
export function readPastedWords(
  clipboard: Clipboard,
  isRich: boolean,
  origin: string,
): { runs: Run[]; lost: ReadonlySet<Lost> } {
  const { doc, lost } = readClipboard(clipboard, origin, 'words');
  const runs: Run[] = [];
  doc.descendants((node) => {
    if (node.type.name === 'list') lost.add('lists');
    const line = node.isTextblock ? readLine(node) : [];
    if (line.length > 0) runs.push(...(runs.length > 0 ? [{ text: ' ' }] : []), ...line);
  });
  return { runs: isRich ? tidyRuns(runs) : runs.map(({ text }) => ({ text })), lost };
}

/**
 * What is pasted into a text, with all that a text can have.
 *
 * @returns undefined where the clipboard has code, which is pasted as it is
 */
export function readPastedText(
  clipboard: Clipboard,
  origin: string,
): { doc: Node; notice: string } | undefined {
  if (clipboard?.getData('text/html') && !htmlOf(clipboard)) return undefined;
  const { doc, lost, isJoined } = readClipboard(clipboard, origin, 'text');
  const notice = isJoined
    ? t(
        'Lines are joined to paragraphs, and words that were parted at the end of a line: look whether each is right.',
      )
    : sayLost(lost);
  return { doc, notice };
}

/** The words of a block without blanks at its ends. */
function readLine({ children }: Node): Run[] {
  const runs = children.map((node): Run => {
    const { leaf: _leaf, strike: _strike, ...run } = toRun(node);
    return { ...run, text: run.text.replaceAll(/[ \t\r\n\f]+/g, ' ') };
  });
  const all = tidyRuns(runs);
  const [first, last] = [all[0], all.at(-1)];
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return all.filter(({ text }) => text);
}

/** Says what is left out of what is pasted. */
export const sayLost = (lost: ReadonlySet<Lost>): string =>
  lost.size > 0
    ? t('Pasted without {lost}; every word is there.', {
        lost: new Intl.ListFormat(spokenLanguage()).format([...lost].map((one) => t(one))),
      })
    : '';
