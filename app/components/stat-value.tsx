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
