import { EntryWords } from '../../page/components/words.tsx';
import { Tick } from '../../page/figures/marks.tsx';
import type { ContentOf } from '../../page/sections/define-section.ts';
import type { features } from './features.ts';

type FeatureWordsProps = Omit<ContentOf<typeof features>['items'][number], 'screen'>;

/** What a feature is, and what it brings, ticked off. */
export function FeatureWords({ benefits, ...words }: FeatureWordsProps) {
  return (
    <div className="grid content-start gap-3 border-ink border-t-2 pt-4">
      <EntryWords {...words} />
      <ul className="grid gap-1.5 text-pretty">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Tick />
            {benefit}
          </li>
        ))}
      </ul>
    </div>
  );
}
