import { Section } from '../components/section.tsx';
import type { CaseStudies } from '../content/schemas/case-studies.ts';
import { Dossier } from './success-stories/dossier.tsx';

/** The stories as dossiers, one behind the other, each with its tab in view. The cover of the last one is the next section. */
export function SuccessStories({ content }: { content: CaseStudies['stories'] }) {
  return (
    <Section id="stories" tone="ground" intro={content}>
      <div className="folders">
        {content.items.map((story, index) => (
          <Dossier key={story.title} story={story} labels={content.labels} index={index} />
        ))}
      </div>
    </Section>
  );
}
