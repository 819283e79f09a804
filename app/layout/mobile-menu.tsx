import { NavLink } from 'react-router';
import type { Navigation } from '../content/schemas/navigation.ts';
import { Drawing } from '../figures/drawing.tsx';
import { PlatformLinks } from './platforms-menu.tsx';

interface MobileMenuProps {
  id: string;
  header: Navigation['header'];
}

/** The menu button of the narrow header, and its panel with the links and the platforms. */
export function MobileMenu({ id, header }: MobileMenuProps) {
  return (
    <>
      <button type="button" popoverTarget={id} className="header-item cursor-pointer">
        {header.menuLabel}
        {/* The drawing comes behind the label in the markup. With the label last, WebKit's Tab key
            does not move from the button into the panel after a click on the label. */}
        <Drawing
          viewBox="0 0 20 20"
          className="order-first me-2 size-5 stroke-2 stroke-current max-xs:hidden"
        >
          <path d="M1 5h18M1 10h18M1 15h18" />
        </Drawing>
      </button>
      <div id={id} popover="auto" className="menu-panel">
        <ul className="menu-columns">
          {header.links.map(({ label, href }) => (
            <li key={href} className="flex">
              <NavLink
                to={href}
                end
                reloadDocument
                discover="none"
                className="menu-link min-h-12 items-center font-semibold"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <p className="mt-2 border-rule border-t-2 border-dashed px-3 pt-4 pb-1 font-heading text-title-3">
          {header.platforms.label}
        </p>
        <PlatformLinks platforms={header.platforms} columns="menu-columns" />
      </div>
    </>
  );
}
