interface SkipLinkProps {
  label: string;
}

/** First stop of the Tab key: past the header, to the page's own content. */
export function SkipLink({ label }: SkipLinkProps) {
  return (
    <a
      href="#content"
      className="fixed start-4 top-3 z-20 flex min-h-12 -translate-y-24 items-center rounded-control bg-action px-5 font-semibold text-on-action focus:translate-y-0"
    >
      {label}
    </a>
  );
}
