/**
 * A figure with its per cent sign small and raised; not on phones, where each size of the heading font
 * delays the first paint. A plus sign stands as it is: behind letters it would move when the font arrives.
 */
export function StatValue({ value }: { value: string }) {
  // Every second part is a sign.
  return (
    <bdi
      dir={figureDirection(value)}
      // A figure and its unit, such as 3.2 µmol/J.
      className={value.length < 13 && value.includes(' ') ? 'whitespace-nowrap' : undefined}
    >
      {value.split(/(%)/).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={part} className="sm:align-[.45em] sm:text-[.6em]/0">
            {part}
          </span>
        ),
      )}
    </bdi>
  );
}

/**
 * The direction of a figure, for `dir`: from left to right in any text, such as `50K+` and `590 kr`. One
 * with a word that is written from right to left, such as `20 دقيقة`, follows that word.
 */
export function figureDirection(text: string): 'ltr' | undefined {
  return /[\u0590-\u08ff]/.test(text) ? undefined : 'ltr';
}

/** Large numbers with small labels below them; a screen reader reads the label first. */
export function StatList({ stats }: { stats: readonly { value: string; label: string }[] }) {
  // More than a row of four stand in rows of three. Four stand in one row or two, as three and one
  // would leave a hole: where they have less than 40rem, each takes more than a third. Figures with long
  // units have room for those.
  const isLong = stats.some(({ value }) => value.length > 7);
  const columns = isLong
    ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,4.5*var(--text-figure)),1fr))]'
    : stats.length > 4
      ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,30%)),1fr))]'
      : stats.length === 4
        ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,20%,min(40%,(40rem-100%)*100))),1fr))]'
        : 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,20%)),1fr))]';
  return (
    <dl className={`grid ${columns} gap-x-6 gap-y-6 sm:gap-x-10`}>
      {stats.map(({ value, label }) => (
        // The label arrives first, and has its place from then on.
        <div
          key={label}
          className="grid content-start grid-rows-[minmax(calc(var(--text-figure--line-height)*var(--text-figure)),auto)] border-rule border-t-2 pt-3 *:first:row-start-2"
        >
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-heading text-figure even-digits">
            <StatValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
