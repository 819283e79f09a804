import { fillTemplate } from '../../content/fill-template.ts';
import { Section } from '../../page/components/section.tsx';
import { Tick } from '../../page/figures/marks.tsx';
import { printDay } from '../../print/print-time.ts';
import type { SectionProps } from '../define-section.ts';
import type { alternatives } from './alternatives.ts';

/** The products in a table, yours beside the others; where it is wider than its place it scrolls there. */
export default function Alternatives(props: SectionProps<typeof alternatives>) {
  const { frame, content, language } = props;
  return (
    <Section {...frame} intro={content}>
      <section
        aria-label={`${content.title}: ${content.caption}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        className="mt-10 overflow-x-auto print:overflow-visible"
      >
        <table className="w-full print:break-inside-avoid">
          <caption className="pb-4 text-start text-ink-muted">{content.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={`${cell} font-[400] text-ink-muted`}>
                {content.nameLabel}
              </th>
              {content.products.map(({ name }, index) => (
                <th
                  key={name}
                  scope="col"
                  className={`${cell} font-heading text-title-3 [overflow-wrap:normal] ${index === 0 ? 'text-action' : ''}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {content.rows.map(({ name, values }) => (
              <tr key={name} className="border-rule border-t-2">
                <th scope="row" className={`${cell} font-[400]`}>
                  {name}
                </th>
                {values.map((value, index) => (
                  <td
                    key={content.products[index]?.name}
                    className={`${cell} ${index === 0 ? 'font-semibold' : 'text-ink-muted'}`}
                  >
                    {typeof value === 'string' ? value : <Answer {...content} isYes={value} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-6 text-small text-ink-muted">
        {fillTemplate(content.note, { day: printDay(content.asOf, language) })}
      </p>
    </Section>
  );
}

const cell = 'min-w-28 py-3 pe-4 text-start align-baseline text-balance';

/** Yes with a tick before it, or no. */
function Answer({ isYes, yes, no }: { isYes: boolean; yes: string; no: string }) {
  if (!isYes) return no;
  return (
    <span className="flex gap-2">
      <Tick />
      {yes}
    </span>
  );
}
