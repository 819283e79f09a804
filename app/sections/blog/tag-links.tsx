interface TagLinksProps {
  /** What the tags are called, for those who do not see them. */
  label: string;
  tags: readonly { name: string; href: string; isCurrent?: boolean }[];
}

/** Links to subjects, as labels that are stuck side by side. */
export function TagLinks({ label, tags }: TagLinksProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-3">
      {tags.map(({ name, href, isCurrent }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? 'page' : undefined} className="tag-link">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
