import type { SectionProps } from 'sitewright';
import { Heading, Section } from 'sitewright/views';
import type { challenges } from './challenges.ts';

/** What goes wrong, in sentences whose parts are what they tell of. */
export default function Challenges({ frame, content }: SectionProps<typeof challenges>) {
  return (
    <Section {...frame} intro={content}>
      <ul className="troubles">
        {content.items.map(({ title, drawing, parts }) => (
          <li key={title}>
            <Heading>{title}</Heading>
            <p className={drawings[drawing]}>
              {parts.map((part, index) => (
                <span key={part} className={`always-light ${tints[index % tints.length]}`}>
                  {`${part} `}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const tints = ['tint-white', 'tint-canary', 'tint-sky', 'tint-pink'];

const drawings = {
  queue: 'as-queue',
  stock: 'as-stock',
  pieces: 'as-pieces',
  stores: 'as-stores',
};
