import type { ContentOf, SectionProps } from 'sitewright';
import type { jobs } from 'sitewright/kinds';
import { ApplyButton, Button, Heading, listJobFacts, Paragraph, Section } from 'sitewright/views';
import { Unbroken } from '../../figures/unbroken.tsx';

type Jobs = ContentOf<typeof jobs>;

/** The open positions, one below the other, and a last line for unsolicited applications. */
export default function JobList({ frame, content, language }: SectionProps<typeof jobs>) {
  const { speculative } = content;
  return (
    <Section {...frame} intro={content} height="tall">
      <div className="mt-10">
        {content.jobs.length > 0 && (
          <ul>
            {content.jobs.map((job) => (
              <li key={job.title}>
                <JobRow job={job} labels={content} language={language} />
              </li>
            ))}
          </ul>
        )}
        <div className={row}>
          <div className="grid gap-2">
            <Heading size="title-3">{speculative.title}</Heading>
            <Paragraph className="text-pretty" content={speculative.lead} />
          </div>
          <Button variant="secondary" to={speculative.action.to}>
            {speculative.action.label}
          </Button>
        </div>
      </div>
    </Section>
  );
}

const row =
  'grid break-inside-avoid items-start justify-items-start gap-x-8 gap-y-3 full-bleed-line border-t-2 py-6 md:grid-cols-[1fr_20.5rem] md:*:last:row-start-1 md:*:last:col-start-2 md:*:last:justify-self-end print:grid-cols-1 print:py-2';

interface JobRowProps {
  job: Jobs['jobs'][number];
  labels: Pick<Jobs, 'labels' | 'apply' | 'applyTopic'>;
  language: string;
}

/** An open position: its title across the page, what it is beside its facts, and the button. */
function JobRow({ job, labels, language }: JobRowProps) {
  return (
    <article
      aria-label={job.title}
      className={`${row} lg:grid-cols-2 lg:gap-y-2 lg:*:first:col-span-full lg:*:first:row-start-1`}
    >
      <Heading size="value">
        <Unbroken text={job.title} />
      </Heading>
      <Paragraph className="max-w-measure text-pretty" content={job.description} />
      <div className="grid gap-2">
        <dl className="flex flex-wrap gap-x-5 font-semibold">
          {listJobFacts(job, labels.labels, language).map(([label, value]) => (
            <div key={label}>
              <dt className="sr-only">{label}</dt>
              <dd className="inline">{value}</dd>
            </div>
          ))}
        </dl>
        <ul aria-label={labels.labels.skills} className="flex flex-wrap gap-x-5 text-ink-muted">
          {job.skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </div>
      <div className="print:hidden">
        <ApplyButton job={job.title} apply={labels.apply} applyTopic={labels.applyTopic} />
      </div>
    </article>
  );
}
