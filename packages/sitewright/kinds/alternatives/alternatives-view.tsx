import { ComparisonTable, Section, Tick } from '../../components.ts';
import { fillTemplate, printDay, type SectionProps } from '../../definitions.ts';
import type { alternatives } from './alternatives.ts';

/** The products in a table, yours beside the others. */
export default function Alternatives(props: SectionProps<typeof alternatives>) {
  const { frame, content, language } = props;
  return (
    <Section {...frame} intro={content}>
      <ComparisonTable
        {...content}
        columns={content.products.map(({ name }, index) => ({ name, isOwn: index === 0 }))}
        rows={content.rows.map(({ name, values }) => ({
          name,
          cells: values.map((value) =>
            typeof value === 'string' ? value : <Answer key={name} {...content} isYes={value} />,
          ),
        }))}
      />
      <p className="mt-6 text-small text-ink-muted">
        {fillTemplate(content.note, { day: printDay(content.asOf, language) })}
      </p>
    </Section>
  );
}

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
