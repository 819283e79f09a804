import { NavLink } from 'react-router';
import type { Navigation, PlatformMenu } from '../content/schemas/navigation.ts';
import { DocumentMark, documentTint } from '../figures/documents.tsx';
import type { Tint } from '../figures/tints.ts';

interface MenuPanelProps {
  id: string;
  header: Navigation['header'];
}

/** What both buttons of the header open: the platforms and, in narrow windows, the pages above them. */
export function MenuPanel({ id, header }: MenuPanelProps) {
  return (
    <div id={id} popover="auto" className="menu-panel">
      <ul className="menu-columns lg:hidden">
        {header.links.map(({ label, href }) => (
          <li key={href} className="flex">
            <NavLink
              to={href}
              end
              reloadDocument
              discover="none"
              className="menu-link min-h-12 items-center"
            >
              <span className="menu-name">{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
      <p className="mt-2 border-rule border-t-2 border-dashed px-3 pt-4 pb-1 font-heading text-title-3 lg:hidden">
        {header.platforms.label}
      </p>
      <PlatformLinks platforms={header.platforms} />
    </div>
  );
}

/** What a platform's entry turns into under the pointer: its own sheet. */
const menuTints: Record<Tint, string> = {
  white: '[--tint:var(--color-tint-white)]',
  canary: '[--tint:var(--color-tint-canary)]',
  pink: '[--tint:var(--color-tint-pink)]',
  goldenrod: '[--tint:var(--color-tint-goldenrod)]',
  mint: '[--tint:var(--color-tint-mint)]',
  sky: '[--tint:var(--color-tint-sky)]',
};

interface PlatformLinksProps {
  platforms: PlatformMenu;
}

/** The platforms, each with its mark, and a link to all of them where the menu has no room for all. */
function PlatformLinks({ platforms }: PlatformLinksProps) {
  return (
    <>
      <ul className="menu-columns">
        {platforms.links.map(({ name, href, description, document }) => (
          <li key={href} className="flex">
            <NavLink
              to={href}
              reloadDocument
              discover="none"
              className={`menu-link max-lg:items-center ${menuTints[documentTint(document)]}`}
            >
              <span className="w-[min(2.5rem,11vw)] shrink-0">
                <DocumentMark kind={document} />
              </span>
              <span>
                <span className="menu-name block">{name}</span>{' '}
                <span className="block text-ink-muted text-small max-lg:sr-only">
                  {description}
                </span>
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
      {platforms.all && (
        <p className="px-3 pt-3">
          <a href={platforms.all.href} className="text-link">
            {platforms.all.label}
          </a>
        </p>
      )}
    </>
  );
}
