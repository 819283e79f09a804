import { addressOf } from '../backend/browser/addresses.ts';
import { sayProblem } from '../page-editor/browser/messages/say-problem.ts';
import type { PlacedProblem } from '../saving/place-problems.ts';

/** Leads to a field of what is open, or to a line of its text. */
export type Lead = (field: string, textLine?: number) => void;

interface LeadLinkProps {
  words: string;
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

/** What is wrong, a line each, that leads to where it is put right. */
export const ProblemList = ({ problems, onLead }: ProblemListProps) => (
  <ul>
    {problems.map((one) => {
      const { at, field, textLine } = one;
      const isOpen = !at && onLead && (field || textLine !== undefined);
      const lead = isOpen ? () => onLead(field, textLine) : undefined;
      return (
        <li key={sayProblem(one)}>
          <LeadLink words={sayProblem(one)} href={addressOf(one)} lead={lead} />
        </li>
      );
    })}
  </ul>
);
