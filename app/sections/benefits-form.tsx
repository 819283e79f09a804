import { Section } from '../components/section.tsx';
import { SectionIntro } from '../components/section-intro.tsx';
import type { Careers } from '../content/schemas/careers.ts';
import { Stamp } from '../figures/stamp.tsx';

interface BenefitsFormProps {
  content: Careers['benefits'];
}

/** The benefits as a printed form in three parts: every box ticked, signed and stamped. */
export function BenefitsForm({ content }: BenefitsFormProps) {
  return (
    <Section id="benefits" tone="ground" edge="tear">
      <div className="grid border-2 border-ink bg-paper shadow-[8px_8px_0_-2px_var(--color-tint-canary),8px_8px_0_var(--color-ink),16px_16px_0_-2px_var(--color-tint-pink),16px_16px_0_var(--color-ink),22px_22px_0_var(--color-shade)] lg:grid-cols-12">
        <div className="p-6 sm:p-10 lg:col-span-5">
          <SectionIntro id="benefits" title={content.title} lead={content.lead} />
        </div>
        <ul className="border-ink px-6 py-4 max-lg:border-t-2 sm:grid sm:grid-flow-col sm:grid-rows-5 sm:gap-x-8 sm:px-10 sm:py-8 lg:col-span-7 lg:border-s-2">
          {content.items.map((benefit) => (
            <li
              key={benefit}
              className="flex items-center gap-4 border-rule border-b-2 border-dashed py-3 font-semibold"
            >
              <TickedBox />
              {benefit}
            </li>
          ))}
        </ul>
        <div className="grid items-center gap-x-10 gap-y-6 border-ink border-t-2 p-6 sm:grid-cols-3 sm:px-10 lg:col-span-12">
          <dl>
            <dt className="font-mono text-ink-muted text-small">{content.form.issuedToLabel}</dt>
            <dd className="text-title-3 font-heading">{content.form.issuedTo}</dd>
          </dl>
          <div>
            <svg
              viewBox="0 0 200 56"
              aria-hidden="true"
              className="w-50 max-w-full fill-none stroke-3 stroke-action"
            >
              <path d={signature} />
            </svg>
            <p className="border-ink border-t-2 pt-1 font-mono text-ink-muted text-small">
              {content.form.signedLabel}
            </p>
          </div>
          <p className="-rotate-6 flex items-center gap-3 justify-self-start border-4 border-action px-4 py-2 font-heading text-action text-title-3 sm:justify-self-end">
            <span className="size-10">
              <Stamp />
            </span>
            {content.form.stamp}
          </p>
        </div>
      </div>
    </Section>
  );
}

function TickedBox() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="w-8 flex-none fill-none">
      <path className="stroke-2 stroke-ink" d="M3 7h22v22H3z" />
      <path className="stroke-4 stroke-action" d="M7 17l7 7L29 4" />
    </svg>
  );
}

const signature =
  'M6 44c10-4 22-38 30-38s-14 40-6 40 10-20 16-20-4 18 2 18 10-16 16-16 0 14 8 14 6-34 14-34-10 36 0 36 12-18 18-18 0 16 8 16 30-14 82-12';
