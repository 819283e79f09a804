import { Heading } from '../components/heading.tsx';
import { Section, type SectionLook } from '../components/section.tsx';
import { SectionIntro } from '../components/section-intro.tsx';
import type { PointList } from '../content/schemas/shared.ts';

interface PointLedgerProps extends Partial<SectionLook> {
  id: string;
  content: PointList;
}

/** Points as lines of a ledger, beside their heading. */
export function PointLedger({ id, content, ...look }: PointLedgerProps) {
  return (
    <Section id={id} tone="ground" {...look}>
      <div className="grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionIntro id={id} {...content} />
        </div>
        <ul className="lg:col-span-7">
          {content.items.map(({ title, description }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-2 border-rule border-t-2 border-dashed py-7 sm:grid-cols-2"
            >
              <Heading level={3} size="title-3">
                {title}
              </Heading>
              <p className="text-ink-muted text-pretty">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
