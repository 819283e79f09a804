import { useLocation } from 'react-router';
import type { PlatformMenu } from '../content/schemas/navigation.ts';
import { Drawing } from '../figures/drawing.tsx';
import { useChrome } from './chrome.ts';

/** The menu button of the narrow header. */
export function MenuButton({ panel, label }: { panel: string; label: string }) {
  return (
    <button type="button" popoverTarget={panel} className="header-item lg:hidden">
      {label}
      {/* The drawing comes behind the label in the markup. With the label last, WebKit's Tab key
          does not move from the button into the panel after a click on the label. */}
      <Drawing
        viewBox="0 0 20 20"
        className="order-first me-2 size-5 stroke-2 stroke-current max-xs:hidden"
      >
        <path d="M1 5h18M1 10h18M1 15h18" />
      </Drawing>
    </button>
  );
}

interface PlatformsButtonProps {
  /** The id of the panel that the button opens. */
  panel: string;
  platforms: PlatformMenu;
}

/** The button of the wide header that opens the platforms. */
export function PlatformsButton({ panel, platforms }: PlatformsButtonProps) {
  const { pathname } = useLocation();
  const { base } = useChrome().language;
  // A platform that the menu does not list belongs to it all the same.
  const current =
    pathname.startsWith(`${base}/platforms/`) ||
    platforms.links.some(({ href }) => href === pathname);
  return (
    <button
      type="button"
      popoverTarget={panel}
      aria-current={current || undefined}
      className="header-item"
    >
      {platforms.label}
      <Drawing
        viewBox="0 0 12 12"
        className="chevron ms-1.5 size-3 fill-none stroke-current stroke-2"
      >
        <path d="M2 4l4 4 4-4" />
      </Drawing>
    </button>
  );
}
