import { fillTemplate } from '../../content/values/fill-template.ts';
import { Button } from '../../page/components/button.tsx';
import { printSalary } from '../../print/print-price.ts';
import { printDay } from '../../print/print-time.ts';
import type { Job, Jobs } from './jobs.ts';

/** A job's department, place and kind, and its salary and last day if it says them, each with what it is called. */
export const listJobFacts = (
  { department, location, type, salary, validThrough }: Job,
  labels: Jobs['labels'],
  language: string,
): [label: string, value: string][] => [
  [labels.department, department],
  [labels.location, location],
  [labels.type, type],
  ...(labels.salary && salary
    ? [[labels.salary, printSalary(salary, language)] as [string, string]]
    : []),
  ...(labels.validThrough && validThrough
    ? [[labels.validThrough, printDay(validThrough, language)] as [string, string]]
    : []),
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
