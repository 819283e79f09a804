import { Section } from '../components/section.tsx';
import type { CaseStudies } from '../content/schemas/case-studies.ts';
import { Dossier } from './success-stories/dossier.tsx';

interface SuccessStoriesProps {
  content: CaseStudies['stories'];
}

/** The stories as dossiers, one behind the other, each with its tab in view. */
export function SuccessStories({ content }: SuccessStoriesProps) {
  return (
    <Section id="stories" tone="paper" intro={content}>
      <div className="mt-24 print:mt-6">
        {content.items.map((story) => (
          <Dossier key={story.title} story={story} labels={content.labels} />
        ))}
      </div>
    </Section>
  );
}
