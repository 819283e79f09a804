import { useChrome } from './chrome.ts';

/** The first link of the page, which skips the header; it shows while it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed start-gutter top-[calc(var(--spacing-header)+0.5rem)] z-20 flex min-h-12 -translate-y-60 items-center rounded-control bg-action px-5 font-semibold text-on-action focus:translate-y-0"
    >
      {useChrome().navigation.skipLink}
    </a>
  );
}
