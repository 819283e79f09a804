import type { ReactNode } from 'react';
import type { ContentOf, SectionProps } from 'sitewright';
import {
  ApplyButton,
  Button,
  Container,
  Drawing,
  groundClass,
  Heading,
  listJobFacts,
  Paragraph,
  SectionIntro,
} from 'sitewright/views';
import { Unbroken } from '../../figures/unbroken.tsx';
import type { jobs } from './jobs.ts';

type Jobs = ContentOf<typeof jobs>;

/** A sheet to sign up on: the open positions, each with a line for a name, and at its foot what may follow. */
export default function SignUpSheet({
  frame,
  content,
  language,
  aside,
}: SectionProps<typeof jobs>) {
  const { speculative } = content;
  return (
    // Nothing is torn here, whatever the section above says.
    <div className={`${groundClass({ ...frame, edge: 'edge-seam' })} py-section`}>
      <Container>
        <div className="sign-up-sheet always-light">
          <section id={frame.id} aria-labelledby={`${frame.id}-title`}>
            <SectionIntro id={frame.id} {...content} />
            {content.jobs.length > 0 && (
              <ul>
                {content.jobs.map((job, index) => (
                  <li key={job.title}>
                    <JobLine job={job} labels={content} language={language}>
                      {index === 0 && <Pen />}
                    </JobLine>
                  </li>
                ))}
              </ul>
            )}
            <div className="sign-up-line">
              <Heading>{speculative.title}</Heading>
              <Paragraph content={speculative.lead} />
              <div className="grid md:justify-self-end">
                <Button variant="secondary" {...speculative.action} />
              </div>
            </div>
          </section>
          {aside}
        </div>
      </Container>
    </div>
  );
}

interface JobLineProps {
  job: Jobs['jobs'][number];
  labels: Pick<Jobs, 'labels' | 'apply' | 'applyTopic'>;
  language: string;
  /** What lies on the line for the name. */
  children: ReactNode;
}

/** An open position with its facts, what it is, and the line for a name. */
function JobLine({ job, labels, language, children }: JobLineProps) {
  return (
    <article aria-label={job.title} className="sign-up-line">
      <div className="grid content-start gap-1">
        <Heading>
          <Unbroken text={job.title} />
        </Heading>
        <dl className="flex flex-wrap gap-x-4 font-semibold text-small">
          {listJobFacts(job, labels.labels, language).map(([label, value]) => (
            <div key={label}>
              <dt className="sr-only">{label}</dt>
              <dd className="inline">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid content-start gap-1">
        <Paragraph content={job.description} />
        <ul
          aria-label={labels.labels.skills}
          className="flex flex-wrap gap-x-4 text-ink-muted text-small"
        >
          {job.skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-start gap-4">
        <div aria-hidden="true" className="name-line [[dir=rtl]_&]:-scale-x-100">
          {children}
        </div>
        <ApplyButton job={job.title} apply={labels.apply} applyTopic={labels.applyTopic} />
      </div>
    </article>
  );
}

/** A pen whose tip touches the line. */
const Pen = () => (
  <Drawing viewBox="0 0 220 26" className="pen fill-tint-white stroke-2 stroke-ink">
    <path d="M40 4H16L2 13l14 9h24z" />
    <path className="fill-ink" d="M8 9L2 13l6 4z" />
    <path className="fill-action" d="M40 3H196a10 10 0 0 1 0 20H40z" />
    <path d="M206 9h10v8h-10z" />
    <path d="M142 6h52v5H142z" />
    <path d="M58 3v20M66 3v20" />
  </Drawing>
);
