import { ColouredMark } from '../figures/marks.tsx';
import { isLongName } from './header-form.ts';
import { useSiteFrame } from './site-frame.ts';

/** The stamp and the vendor's name, which fit a phone at any size of text. */
export function Wordmark() {
  const { name, shortName = name } = useSiteFrame().site;
  return (
    <>
      <ColouredMark className="w-[min(2.25rem,10vw)] shrink-0 text-action" />
      <span
        className={`font-heading tracking-tight ${isLongName(shortName) ? 'max-w-64 text-[min(var(--text-small),3.6vw)]/[1.15]' : 'text-[min(var(--text-title-3),5.6vw)]'}`}
      >
        {shortName}
      </span>
    </>
  );
}

/** The wordmark as a link to the home page. */
export function Brand() {
  const { language, navigation } = useSiteFrame();
  return (
    <a href={language.base || '/'} className="flex min-h-11 items-center gap-2 wrap-break-word">
      <Wordmark /> <span className="sr-only">{navigation.header.homeLabel}</span>
    </a>
  );
}
