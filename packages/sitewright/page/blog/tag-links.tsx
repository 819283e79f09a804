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
          <a
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            className="tag-link inline-flex min-h-11 items-center rounded-s-[1.375rem] border-2 border-ink ps-8 pe-4 font-semibold text-(length:--text-small)"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
