import { actionButtons, Paragraph, Picture, Section, SectionIntro } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { textBeside } from './text-beside.ts';

/** Paragraphs with a picture at their side, in narrow windows below them. */
export default function TextBeside({ frame, content }: SectionProps<typeof textBeside>) {
  const { title, paragraphs, picture, actions = [], look } = content;
  return (
    <Section {...frame}>
      <div className="grid items-center gap-x-14 gap-y-10 md:grid-cols-2">
        <div className="grid max-w-measure gap-5">
          <SectionIntro id={frame.id} title={title} />
          {paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a page never change
            <Paragraph key={index} content={paragraph} />
          ))}
          {actions.length > 0 && (
            <p className="mt-3 flex flex-wrap gap-4">{actionButtons(actions)}</p>
          )}
        </div>
        <div
          className={`photo-print always-light ${look === 'picture-first' ? 'md:-order-1' : ''}`}
        >
          <Picture picture={picture} />
        </div>
      </div>
    </Section>
  );
}
