import { fillTemplate } from '../../content/fill-template.ts';
import { Button } from '../../page/components/button.tsx';
import type { Job, Jobs } from './jobs.ts';

/** A job's department, place and kind, each with what it is called. */
export const listJobFacts = (
  { department, location, type }: Job,
  labels: Jobs['labels'],
): [label: string, value: string][] => [
  [labels.department, department],
  [labels.location, location],
  [labels.type, type],
];

interface ApplyButtonProps extends Pick<Jobs, 'apply' | 'applyTopic'> {
  /** What the job is called. */
  job: string;
}

/** The button of a job. Those who hear it without its job are told which one it is for. */
export function ApplyButton({ job, apply, applyTopic }: ApplyButtonProps) {
  return (
    <Button variant="secondary" to={apply.to}>
      {apply.label}
      <span className="sr-only"> {fillTemplate(applyTopic, { job })}</span>
    </Button>
  );
}
