import { Section } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { benefits } from './benefits.ts';

/** The benefits in columns under their heading, as many as there is room for. */
export default function Benefits({ frame, content }: SectionProps<typeof benefits>) {
  return (
    <Section {...frame} intro={content}>
      <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-8 gap-y-3">
        {content.items.map((benefit) => (
          <li
            key={benefit}
            className="break-inside-avoid border-action border-s-4 py-1 ps-4 text-balance text-lead"
          >
            {benefit}
          </li>
        ))}
      </ul>
    </Section>
  );
}
