import { useLocation } from 'react-router';
import { Drawing } from '../figures/drawing.tsx';
import { useChrome } from './chrome.ts';
import { useHeaderForm } from './header-form.ts';
import { menuId } from './menu-panel.tsx';

/** The menu button of the narrow header. */
export function MenuButton() {
  return (
    <button
      type="button"
      popoverTarget={menuId}
      className={`header-item ${useHeaderForm().narrow}`}
    >
      {useChrome().navigation.header.menuLabel}
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

/** The button of the wide header that opens the platforms. */
export function PlatformsButton() {
  const { pathname } = useLocation();
  const { language, navigation } = useChrome();
  const { platforms } = navigation.header;
  // A platform that the menu does not list belongs to it all the same.
  const current =
    pathname.startsWith(`${language.base}/platforms/`) ||
    platforms.links.some(({ href }) => href === pathname);
  return (
    <button
      type="button"
      popoverTarget={menuId}
      aria-current={current || undefined}
      className="header-item"
    >
      {platforms.label}
      <Drawing
        viewBox="0 0 12 12"
        className="ms-1.5 size-3 fill-none stroke-2 stroke-current motion-safe:[transition:rotate_.2s]"
      >
        <path d="M2 4l4 4 4-4" />
      </Drawing>
    </button>
  );
}
