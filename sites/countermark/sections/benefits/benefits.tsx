import type { SectionProps } from 'sitewright';
import type { benefits } from 'sitewright/kinds';
import { Drawing, Section } from 'sitewright/views';

/** The benefits as ticked boxes beside their heading. */
export default function BenefitsForm({ frame, content }: SectionProps<typeof benefits>) {
  return (
    <Section {...frame} intro={content} beside>
      <ul className="grid gap-x-8 border-ink border-t-2 sm:grid-cols-2">
        {content.items.map((benefit) => (
          <li
            key={benefit}
            className="flex break-inside-avoid items-center gap-3 border-rule border-b-2 py-3 text-balance font-semibold print:py-1"
          >
            <Drawing viewBox="0 0 32 32" className="w-7 flex-none fill-none">
              <path className="stroke-2 stroke-ink" d="M3 7h22v22H3z" />
              <path className="stroke-4 stroke-action" d="M7 17l7 7L29 4" />
            </Drawing>
            {benefit}
          </li>
        ))}
      </ul>
    </Section>
  );
}
