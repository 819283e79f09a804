import { addressOf } from '../content-editor/browser/contents.ts';
import { sayProblem } from '../page-editor/browser/messages/say-problem.ts';
import type { PlacedProblem } from '../saving/place-problems.ts';

/** Leads to a field of what is open, or to a line of its text. */
export type Lead = (field: string, textLine?: number) => void;

interface ProblemListProps {
  problems: readonly PlacedProblem[];
  onLead?: Lead;
}

/** What is wrong, a line each, that leads to where it is put right. */
export const ProblemList = ({ problems, onLead }: ProblemListProps) => (
  <ul>
    {problems.map((one) => (
      <li key={sayProblem(one)}>
        <ProblemLink problem={one} {...(onLead && { onLead })} />
      </li>
    ))}
  </ul>
);

function ProblemLink({ problem, onLead }: { problem: PlacedProblem; onLead?: Lead }) {
  const { at, field, textLine } = problem;
  const words = sayProblem(problem);
  const address = addressOf(problem);
  if (address) return <a href={address}>{words}</a>;
  if (at || !onLead || (!field && textLine === undefined)) return words;
  return (
    <button type="button" onClick={() => onLead(field, textLine)}>
      {words}
    </button>
  );
}
