import { Section } from '../../components/section.tsx';
import type { SectionProps } from '../define-section.ts';
import { Dossier } from './dossier.tsx';
import type { stories } from './stories.ts';

/** The stories as dossiers, one behind the other, each with its tab in view. The cover of the last one is the next section. */
export default function SuccessStories({ frame, content }: SectionProps<typeof stories>) {
  return (
    <Section {...frame} intro={content}>
      <div className="folders">
        {content.items.map((story, index) => (
          <Dossier key={story.title} story={story} labels={content.labels} index={index} />
        ))}
      </div>
    </Section>
  );
}
