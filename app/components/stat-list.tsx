import { StatValue } from './stat-value.tsx';

/** Large numbers with small labels below them; a screen reader reads the label first. */
export function StatList({ stats }: { stats: readonly { value: string; label: string }[] }) {
  // More than a row of four stand in rows of three. Four stand in one row or two, as three and one
  // would leave a hole: where they have less than 40rem, each takes more than a third.
  const columns =
    stats.length > 4
      ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,30%)),1fr))]'
      : stats.length === 4
        ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,22%,min(40%,(40rem-100%)*100))),1fr))]'
        : 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,22%)),1fr))]';
  return (
    <dl className={`grid ${columns} gap-x-6 gap-y-8`}>
      {stats.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-rule border-t-2 pt-3">
          <dt className="font-mono text-small text-ink-muted">{label}</dt>
          <dd className="font-heading text-figure even-digits">
            <StatValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
