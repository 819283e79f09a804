import { Button, Heading, Paragraph, Section } from '../../components.ts';
import { fillTemplate, printDay, printSalary, type SectionProps } from '../../definitions.ts';
import type { Job, Jobs, jobs } from './jobs.ts';

/** The open positions as notices side by side, and a last place for unsolicited applications. */
export default function JobNotices({ frame, content, language }: SectionProps<typeof jobs>) {
  const { speculative } = content;
  return (
    <Section {...frame} intro={content}>
      <div className="mt-10 grid gap-6 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] print:grid-cols-2 print:gap-2">
        {content.jobs.length > 0 && (
          <ul className="contents">
            {content.jobs.map((job) => (
              <li key={job.title} className="grid break-inside-avoid">
                <JobNotice job={job} labels={content} language={language} />
              </li>
            ))}
          </ul>
        )}
        <div className="grid break-inside-avoid content-center justify-items-start gap-3 p-[min(2rem,6vw)]">
          <Heading>{speculative.title}</Heading>
          <Paragraph content={speculative.lead} />
          <Button variant="secondary" {...speculative.action} />
        </div>
      </div>
    </Section>
  );
}

interface JobNoticeProps {
  job: Job;
  labels: Pick<Jobs, 'labels' | 'apply' | 'applyTopic'>;
  language: string;
}

/** An open position: what it is, its facts, and at its foot the button. */
function JobNotice({ job, labels, language }: JobNoticeProps) {
  return (
    <article
      aria-label={job.title}
      className="sheet flex flex-col items-start gap-5 bg-paper p-[min(2rem,6vw)] print:gap-2 print:p-3"
    >
      <Heading size="value">{job.title}</Heading>
      <dl className="grid w-full gap-y-1">
        {listJobFacts(job, labels.labels, language).map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-6">
            <dt className="basis-28 text-ink-muted">{label}</dt>
            <dd className="grow basis-40 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Paragraph content={job.description} />
      <ul aria-label={labels.labels.skills} className="flex flex-wrap gap-2">
        {job.skills.map((skill) => (
          <li key={skill} className="rounded-control border-1 border-rule px-2.5 text-small">
            {skill}
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-1 print:hidden">
        <ApplyButton job={job.title} apply={labels.apply} applyTopic={labels.applyTopic} />
      </div>
    </article>
  );
}

/** A job's department, place and kind, and its salary and last day if it says them, each with what it is called. */
export const listJobFacts = (
  { department, location, type, salary, validThrough }: Job,
  labels: Jobs['labels'],
  language: string,
): [label: string, value: string][] => {
  const facts = [
    [labels.department, department],
    [labels.location, location],
    [labels.type, type],
    [labels.salary, salary && printSalary(salary, language)],
    [labels.validThrough, validThrough && printDay(validThrough, language)],
  ];
  return facts.flatMap(([label, value]) => (label && value ? [[label, value]] : []));
};

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
