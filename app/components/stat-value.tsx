interface StatValueProps {
  value: string;
}

/**
 * A figure with its per cent sign small and raised. A plus sign stands as it is: behind letters it would
 * move when the font arrives. The figure reads from left to right in any text.
 */
export function StatValue({ value }: StatValueProps) {
  // Every second part is a sign.
  return (
    <bdi dir="ltr">
      {value.split(/(%)/).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={part} className="align-[.45em] text-[.6em]/0">
            {part}
          </span>
        ),
      )}
    </bdi>
  );
}
