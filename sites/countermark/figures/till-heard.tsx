import type { Heard } from './till-hearers.ts';

/** What one of those who hear of a sale is told, line by line. */
export function TillHeard({ lines }: { lines: readonly Heard[] }) {
  return (
    <ul className="heard">
      {lines.map(({ item, amount }) => (
        <li key={item}>
          <span>{`${item} `}</span>
          {amount && <bdi suppressHydrationWarning>{amount}</bdi>}
        </li>
      ))}
    </ul>
  );
}
