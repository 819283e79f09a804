import { Section, SectionIntro } from '../../components/section.tsx';
import { Drawing } from '../../figures/drawing.tsx';
import { BrandMark, Signature } from '../../figures/marks.tsx';
import type { SectionProps } from '../define-section.ts';
import type { benefits } from './benefits.ts';

/** The benefits as a printed form in three parts: ticked boxes, a signature, a stamp. */
export default function BenefitsForm({ frame, content }: SectionProps<typeof benefits>) {
  const columns = content.items.length === 1 ? '' : 'sm:columns-2 sm:gap-x-6';
  return (
    <Section {...frame}>
      <div className="slip always-light me-4 grid grid-cols-1 [--fall:8px] lg:grid-cols-12">
        <div className="grid content-between gap-8 px-[min(1.5rem,5vw)] py-6 sm:p-10 print:gap-3 print:p-4 lg:col-span-5">
          <SectionIntro id={frame.id} {...content} />
          <dl className="grid gap-4">
            {content.form.fields.map(({ label, value }) => (
              <div key={label} className="border-ink border-b-2 pb-1">
                <dt className="font-mono text-ink-muted text-small">{label}</dt>
                <dd className="font-heading text-title-3">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ul
          className={`border-ink px-[min(1.5rem,5vw)] py-4 max-lg:border-t-2 ${columns} sm:px-8 sm:py-8 print:py-2 lg:col-span-7 lg:border-s-2`}
        >
          {content.items.map((benefit) => (
            <li
              key={benefit}
              className="flex items-center gap-3 border-rule border-b-2 border-dashed py-4 font-semibold print:py-1"
            >
              <TickedBox />
              {benefit}
            </li>
          ))}
        </ul>
        <div className="border-ink border-t-2 px-[min(1.5rem,5vw)] pt-8 pb-6 print:py-3 sm:px-10 lg:col-span-5">
          <div className="text-action">
            <Signature />
          </div>
          <p className="border-ink border-t-2 pt-1 font-mono text-ink-muted text-small">
            {content.form.signature.label}
          </p>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-8 border-ink px-[min(1.5rem,5vw)] pb-6 sm:px-10 lg:col-span-7 lg:border-s-2 lg:border-t-2">
          <p className="font-mono text-ink-muted text-small">{content.form.stamp.label}</p>
          <p className="-rotate-6 ms-auto mb-3 flex items-center gap-4 border-4 border-action px-5 py-3 font-heading text-action text-figure">
            <BrandMark className="size-12 max-[22rem]:hidden" />
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
