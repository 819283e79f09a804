import type { ReactNode } from 'react';
import { RichText } from '../../components/words.tsx';
import { Tick } from '../../figures/marks.tsx';
import { Picture } from '../../figures/picture.tsx';
import type { Stories, Story } from './stories.ts';

/** The sheet in a folder: a form with a box for each part of the story. */
export function CaseForm({
  story,
  labels,
  wide,
}: {
  story: Story;
  labels: Stories['labels'];
  wide: boolean;
}) {
  const part = wide ? 'sm:col-span-6 lg:col-span-2 print:col-span-2' : 'sm:col-span-6';
  return (
    <dl className="sheet always-light grid overflow-clip bg-paper sm:grid-cols-6">
      <Box label={labels.company}>
        {story.logo && (
          <Picture
            picture={story.logo}
            className="mb-2 h-auto max-h-14 w-auto max-w-full mix-blend-multiply sm:max-w-40"
          />
        )}
        {story.company}
      </Box>
      <Box label={labels.size}>{story.size}</Box>
      <Box label={labels.timeframe}>{story.timeframe}</Box>
      <Box label={labels.challenge} span={part}>
        <RichText content={story.challenge} />
      </Box>
      <Box label={labels.solution} span={part}>
        <RichText content={story.solution} />
      </Box>
      <Box label={labels.results} span={part}>
        <ul className="grid gap-1.5">
          {story.results.map((result) => (
            <li key={result} className="flex gap-3">
              <Tick />
              {result}
            </li>
          ))}
        </ul>
      </Box>
    </dl>
  );
}

/** A box of the form; its borders overlap its neighbours'. */
function Box({
  label,
  span = 'sm:col-span-2',
  children,
}: {
  label: string;
  span?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={`-me-0.5 -mb-0.5 grid content-start gap-1 border-rule border-e-2 border-b-2 p-[min(1.25rem,4vw)] print:p-3 ${span}`}
    >
      <dt className="font-mono text-ink-muted text-small">{label}</dt>
      <dd className="text-pretty">{children}</dd>
    </div>
  );
}
