import type { TextHeading } from '../../content/markdown/markdown-text.ts';

interface ContentsListProps {
  headings: readonly TextHeading[];
  title: string;
}

/** A text's headings of the second level, each a link to its place. */
export function ContentsList({ headings, title }: ContentsListProps) {
  return (
    <nav aria-labelledby="contents" className="ledger-index always-light">
      <details>
        <summary id="contents">{title}</summary>
        <ol>
          {headings
            .filter(({ level }) => level === 2)
            .map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
        </ol>
      </details>
    </nav>
  );
}
