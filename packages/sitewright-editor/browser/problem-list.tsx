import type { ReactNode } from 'react';
import { addressOf } from '../backend/browser/addresses.ts';
import { atFieldOf, placeOf, sayProblem } from '../page-editor/browser/messages/say-problem.ts';
import type { PlacedProblem } from '../saving/place-problems.ts';
import { langOf, t } from '../words/words.ts';

/** Leads to a field of what is open, or to a line of its text. */
export type Lead = (field: string, textLine?: number) => void;

interface LeadLinkProps {
  words: ReactNode;
  /** Where it leads, in another window or in this one; it may lead nowhere. */
  href?: string | undefined;
  lead?: (() => void) | undefined;
}

/** What is said, which leads to where something can be done about it. */
export function LeadLink({ words, href, lead }: LeadLinkProps) {
  if (href) return <a href={href}>{words}</a>;
  if (!lead) return words;
  return (
    <button type="button" className="plain" onClick={lead}>
      {words}
    </button>
  );
}

interface ProblemListProps {
  problems: readonly PlacedProblem[];
  onLead?: Lead;
}

/** As `sayProblem` says it, each part in its language. */
export function Said({ problem }: { problem: PlacedProblem }) {
  const place = placeOf(problem);
  const words = atFieldOf(problem);
  return (
    <>
      {place && `${place}: `}
      <span lang={langOf(words)}>{t(words)}</span>
    </>
  );
}

/** What is wrong, a line each, that leads to where it is put right. */
export const ProblemList = ({ problems, onLead }: ProblemListProps) => (
  <ul>
    {problems.map((one) => {
      const { at, field, textLine } = one;
      const isOpen = !at && onLead && (field || textLine !== undefined);
      const lead = isOpen ? () => onLead(field, textLine) : undefined;
      return (
        <li key={sayProblem(one)}>
          <LeadLink words={<Said problem={one} />} href={addressOf(one)} lead={lead} />
        </li>
      );
    })}
  </ul>
);
