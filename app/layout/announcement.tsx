import { Anchor } from '../components/anchor.tsx';
import { InlineScript } from '../components/inline-script.tsx';
import type { Announcement as AnnouncementContent } from '../content/schemas/small-files.ts';
import announcement from '../enhance/announcement.ts?inline-script';

/** A line above the page. Its script, which stands behind it, closes it before the first paint. */
export function Announcement({ content }: { content: AnnouncementContent }) {
  const { label, words, link, close } = content;
  return (
    <>
      <aside
        id="announcement"
        aria-label={label}
        className="announcement always-light bg-tint-canary print:hidden"
      >
        <p className="text-pretty">
          {words}{' '}
          <Anchor href={link.href} className="text-link">
            {link.label}
          </Anchor>
        </p>
        <button type="button" hidden className="text-link shrink-0 cursor-pointer">
          {close}
        </button>
      </aside>
      <InlineScript source={announcement} />
    </>
  );
}
