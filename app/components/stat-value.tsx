import { figureDirection } from './figure-direction.ts';

interface StatValueProps {
  value: string;
}

/**
 * A figure with its per cent sign small and raised. A plus sign stands as it is: behind letters it would
 * move when the font arrives.
 */
export function StatValue({ value }: StatValueProps) {
  // Every second part is a sign.
  return (
    <bdi dir={figureDirection(value)}>
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
