import { Button } from '../components/button.tsx';
import { Heading } from '../components/heading.tsx';
import { NonBreakingWords } from '../components/non-breaking-words.tsx';
import type { Careers, Job } from '../content/schemas/careers.ts';
import { noticePapers } from '../figures/notice-papers.ts';
import { Pin } from '../figures/pin.tsx';
import { tintGround } from '../figures/tints.ts';

interface JobNoticeProps {
  job: Job;
  /** The notice's position on the board, from 0. */
  index: number;
  labels: Pick<Careers['positions'], 'labels' | 'apply' | 'applyTopic'>;
}

/** How the notices hang: neighbours differ in width, slant and pin. */
const hangs = [
  { width: 'md:col-span-2 lg:col-span-7', slant: '-rotate-[.5deg]', pin: 'start-1/2' },
  { width: 'lg:col-span-5', slant: 'lg:mt-6', pin: 'end-8' },
  { width: 'lg:col-span-4', slant: 'rotate-[.7deg]', pin: 'start-1/2' },
  { width: 'lg:col-span-4', slant: 'lg:mt-8', pin: 'start-8' },
  { width: 'lg:col-span-4', slant: '-rotate-[.5deg]', pin: 'end-8' },
  { width: 'lg:col-span-6', slant: 'rotate-[.7deg]', pin: 'start-1/2' },
] as const;

/** An open position as a pinned notice. */
export function JobNotice({ job, index, labels: { labels, apply, applyTopic } }: JobNoticeProps) {
  const { width, slant, pin } = hangs[index % hangs.length] ?? hangs[0];
  const paper = noticePapers[index % noticePapers.length] ?? noticePapers[0];
  const facts = [
    [labels.department, job.department],
    [labels.location, job.location],
    [labels.type, job.type],
  ];
  return (
    <li className={`break-inside-avoid ${width}`}>
      <article
        className={`sheet @container relative motion-safe:transition-transform motion-safe:hover:rotate-0 ${tintGround[paper]} ${slant}`}
      >
        <span className={`-top-3 absolute ${pin}`}>
          <Pin />
        </span>
        <div className="grid grid-cols-1 gap-4 p-6 pt-9">
          <Heading level={3} size={index === 0 ? 'title-2' : 'title-3'}>
            <NonBreakingWords text={job.title} />
          </Heading>
          <dl className="@min-[24rem]:flex gap-8">
            {facts.map(([label, value]) => (
              <div
                key={label}
                className="flex @min-[24rem]:block flex-wrap items-baseline justify-between gap-x-4 border-ink border-dashed @max-[24rem]:border-b @max-[24rem]:py-1"
              >
                <dt className="font-mono text-small">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="text-pretty">{job.description}</p>
          <ul aria-label={labels.skills} className="flex flex-wrap gap-2">
            {job.skills.map((skill) => (
              <li key={skill} className="border border-ink px-2 font-mono text-small">
                {skill}
              </li>
            ))}
          </ul>
        </div>
        <div className="border-ink border-t-2 border-dashed px-6 py-4">
          <Button variant="primary" to={apply.to}>
            {apply.label}
            <span className="sr-only"> {applyTopic.replace('{job}', job.title)}</span>
          </Button>
        </div>
      </article>
    </li>
  );
}
