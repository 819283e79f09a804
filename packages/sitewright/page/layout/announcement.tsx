import type { Announcement as AnnouncementContent } from '../../content/schemas/announcement.ts';
import { TextLink } from '../components/anchor.tsx';
import { InlineScript } from '../components/inline-script.tsx';
import { Container } from '../components/section.tsx';
import announcement from '../inline-scripts/announcement.ts?inline-script';

/** A line above the page. Its script, which stands behind it, closes it before the first paint. */
export function Announcement({ content }: { content: AnnouncementContent }) {
  const { label, words, link, close } = content;
  return (
    <>
      <aside
        data-announcement=""
        aria-label={label}
        className="always-light bg-tint-canary print:hidden"
      >
        <Container>
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-3">
            {/* Its words take a line of their own where there is no room for both. */}
            <p className="flex-[1_1_14rem] text-pretty">
              {words} <TextLink {...link} />
            </p>
            <button
              type="button"
              hidden
              className="text-link min-w-11 shrink-0 cursor-pointer [&[hidden]]:hidden"
            >
              {close}
            </button>
          </div>
        </Container>
      </aside>
      <InlineScript source={announcement} />
    </>
  );
}
