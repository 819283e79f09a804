import type { PhrasingContent } from 'mdast';
import { parseRichText, type RichText } from 'sitewright/texts';

/** Words in a row that look alike, or one thing among them. */
export interface Run {
  text: string;
  strong?: boolean;
  emphasis?: boolean;
  strike?: boolean;
  /** Where they lead. */
  link?: string;
  /** What a link says beside its words. */
  title?: string;
  /** What stands there in place of words, such as a picture. */
  leaf?: PhrasingContent;
}

const marks = ['link', 'strong', 'emphasis', 'strike'] as const;
/** The marks that every text with marks may have. */
export type Mark = 'strong' | 'emphasis';

const isAlike = (one: Run, other: Run) =>
  marks.every((mark) => (one[mark] ?? false) === (other[mark] ?? false));

/** Runs without empty ones, and with what looks alike in one of them. */
function mergeRuns(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (run.leaf) merged.push(run);
    else if (last && !last.leaf && isAlike(last, run)) last.text += run.text;
    else if (run.text) merged.push({ ...run });
  }
  return merged;
}

/** Runs in which no blank has a mark that the words before or behind it have not: Markdown has no such marks. */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const pieces = runs.flatMap((run) =>
    run.leaf
      ? [run]
      : run.text
          .split(/(^\s+|\s+$)/)
          .filter(Boolean)
          .map((text): Run => ({ ...run, text })),
  );
  const clear = (one: Run, before: Run | undefined) => {
    if (one.leaf || one.text.trim() !== '') return;
    for (const mark of marks) if (one[mark] !== before?.[mark]) delete one[mark];
  };
  for (const [index, one] of pieces.entries()) clear(one, pieces[index - 1]);
  for (const [index, one] of [...pieces.entries()].reverse()) clear(one, pieces[index + 1]);
  return mergeRuns(pieces);
}

/** Runs as Markdown has them: of two marks that begin together, the longer one is around the other. */
export function nestRuns(
  runs: readonly Run[],
  around: readonly (typeof marks)[number][] = [],
): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  for (let at = 0; at < runs.length; ) {
    const first = runs[at] as Run;
    const own = marks.filter((mark) => first[mark] && !around.includes(mark));
    const [longest] = own
      .map((mark) => {
        const end = runs.findIndex((one, index) => index > at && one[mark] !== first[mark]);
        return { mark, end: end < 0 ? runs.length : end };
      })
      .sort((one, other) => other.end - one.end);
    if (!longest) {
      nodes.push(first.leaf ?? { type: 'text', value: first.text });
      at += 1;
      continue;
    }
    const { mark, end } = longest;
    const children = nestRuns(runs.slice(at, end), [...around, mark]);
    if (mark === 'link')
      nodes.push({ type: mark, url: first.link ?? '', title: first.title, children });
    else nodes.push({ type: mark === 'strike' ? 'delete' : mark, children });
    at = end;
  }
  return nodes;
}

function listRuns(nodes: RichText, around: Omit<Run, 'text'> = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text') return [{ ...around, text: node.value }];
    if (node.type === 'link') return listRuns(node.children, { ...around, link: node.url });
    const isMark = node.type === 'strong' || node.type === 'emphasis';
    return isMark ? listRuns(node.children, { ...around, [node.type]: true }) : [];
  });
}

/** The words of a text of a content file with their marks; undefined for one that has mistakes. */
export function readRuns(text: string): Run[] | undefined {
  let isRight = true;
  const addIssue = () => {
    isRight = false;
  };
  const nodes = parseRichText(text, { addIssue });
  return isRight ? mergeRuns(listRuns(nodes)) : undefined;
}

/**
 * Words with their marks as a text of a content file.
 *
 * @returns the text, and the marks that could not be written where they are, as within a word beside signs
 */
export function writeRuns(runs: readonly Run[]): { text: string; lost: Mark[] } {
  const tidy = tidyRuns(runs);
  const drops: Mark[][] = [[], ['emphasis'], ['strong'], ['emphasis', 'strong']];
  for (const lost of drops) {
    const left = mergeRuns(
      tidy.map((run) => ({ ...run, ...Object.fromEntries(lost.map((mark) => [mark, false])) })),
    );
    for (const write of [(words: string) => words, escapeAll]) {
      const text = writeNodes(nestRuns(left), write);
      if (!aroundNothing.test(text) && isSame(readRuns(text), left)) return { text, lost };
    }
  }
  return { text: escapeAll(tidy.map(({ text }) => text).join('')), lost: ['emphasis', 'strong'] };
}

/** Signs of bold without words, which visitors would read: those that somebody means are escaped. */
const aroundNothing = /(?<![\\*])\*{4}(?!\*)/;

const escapeAll = (words: string) => words.replaceAll(/[\\*_[\]<]/g, '\\$&');

/** Whether two texts say the same; blanks at their ends say nothing. */
function isSame(one: readonly Run[] | undefined, other: readonly Run[]): boolean {
  const trim = (runs: readonly Run[]) => {
    const all = runs.map((run, index) => ({
      ...run,
      text: run.text
        .replace(index === 0 ? /^\s+/ : /^$/, '')
        .replace(index === runs.length - 1 ? /\s+$/ : /^$/, ''),
    }));
    return all.filter(({ text }) => text);
  };
  const [own, its] = [one && trim(one), trim(other)];
  return (
    own?.length === its.length &&
    own.every((run, index) => {
      const like = its[index] as Run;
      return run.text === like.text && isAlike(run, like);
    })
  );
}

const writeNodes = (nodes: readonly PhrasingContent[], write: (words: string) => string): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return write(node.value);
      if (!('children' in node)) return '';
      const words = writeNodes(node.children, write);
      if (node.type === 'link') return `[${words}](${node.url})`;
      const mark = node.type === 'strong' ? '**' : '*';
      return mark + words + mark;
    })
    .join('');
