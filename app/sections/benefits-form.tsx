import { Section } from '../components/section.tsx';
import { SectionIntro } from '../components/section-intro.tsx';
import type { Careers } from '../content/schemas/careers.ts';
import { Drawing } from '../figures/drawing.tsx';
import { Stamp } from '../figures/stamp.tsx';

interface BenefitsFormProps {
  content: Careers['benefits'];
}

/** The benefits as a printed form in three parts: ticked boxes, a signature, a stamp. */
export function BenefitsForm({ content }: BenefitsFormProps) {
  return (
    <Section id="benefits" tone="ground">
      <div className="me-4 grid print:break-inside-avoid grid-cols-1 border-2 border-ink bg-paper shadow-[8px_8px_0_-2px_var(--color-tint-canary),8px_8px_0_var(--color-ink),16px_16px_0_-2px_var(--color-tint-pink),16px_16px_0_var(--color-ink),22px_22px_0_var(--color-shade)] lg:grid-cols-12">
        <div className="grid content-between gap-8 p-6 sm:p-10 lg:col-span-5">
          <SectionIntro id="benefits" {...content} />
          <dl className="grid gap-4">
            {content.form.fields.map(({ label, value }) => (
              <div key={label} className="border-ink border-b-2 pb-1">
                <dt className="font-mono text-ink-muted text-small">{label}</dt>
                <dd className="font-heading text-title-3">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ul className="border-ink px-6 py-4 max-lg:border-t-2 sm:grid sm:grid-flow-col sm:grid-rows-5 sm:gap-x-8 sm:px-10 sm:py-8 lg:col-span-7 lg:border-s-2">
          {content.items.map((benefit) => (
            <li
              key={benefit}
              className="flex items-center gap-4 border-rule border-b-2 border-dashed py-4 font-semibold"
            >
              <TickedBox />
              {benefit}
            </li>
          ))}
        </ul>
        <div className="border-ink border-t-2 px-6 pt-8 pb-6 sm:px-10 lg:col-span-5">
          <Drawing
            viewBox="0 0 280 56"
            className="w-70 max-w-full fill-none stroke-3 stroke-action"
          >
            <path d={signature} />
          </Drawing>
          <p className="border-ink border-t-2 pt-1 font-mono text-ink-muted text-small">
            {content.form.signature.label}
          </p>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-8 border-ink px-6 pb-6 sm:px-10 lg:col-span-7 lg:border-s-2 lg:border-t-2">
          <p className="font-mono text-ink-muted text-small">{content.form.stamp.label}</p>
          <p className="-rotate-6 ms-auto mb-3 flex items-center gap-4 border-4 border-action px-5 py-3 font-heading text-action text-title-2">
            <span className="size-12 max-[22rem]:hidden">
              <Stamp />
            </span>
            {content.form.stamp.text}
          </p>
        </div>
      </div>
    </Section>
  );
}

function TickedBox() {
  return (
    <Drawing viewBox="0 0 32 32" className="w-8 flex-none fill-none">
      <path className="stroke-2 stroke-ink" d="M3 7h22v22H3z" />
      <path className="stroke-4 stroke-action" d="M7 17l7 7L29 4" />
    </Drawing>
  );
}

const signature =
  'M6 44c10-4 22-38 30-38s-14 40-6 40 10-20 16-20-4 18 2 18 10-16 16-16 0 14 8 14 6-34 14-34-10 36 0 36 12-18 18-18 0 16 8 16 30-14 82-12';
