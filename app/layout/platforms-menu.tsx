import { NavLink, useLocation } from 'react-router';
import type { PlatformMenu } from '../content/schemas/navigation.ts';
import { DocumentMark } from '../figures/documents.tsx';
import { Drawing } from '../figures/drawing.tsx';

interface PlatformsMenuProps {
  id: string;
  platforms: PlatformMenu;
}

/** The dropdown of the wide header: a button, and a panel with the platforms. */
export function PlatformsMenu({ id, platforms }: PlatformsMenuProps) {
  const { pathname } = useLocation();
  // A platform that the menu does not list belongs to it all the same.
  const current =
    pathname.startsWith('/platforms/') || platforms.links.some(({ href }) => href === pathname);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-current={current || undefined}
        className="header-item cursor-pointer"
      >
        {platforms.label}
        <Drawing viewBox="0 0 12 12" className="ms-1.5 size-3 fill-none stroke-current stroke-2">
          <path d="M2 4l4 4 4-4" />
        </Drawing>
      </button>
      <div
        id={id}
        popover="auto"
        className="menu-panel mx-auto max-w-[calc(var(--container-site)-2*var(--spacing-gutter))]"
      >
        <PlatformLinks platforms={platforms} />
      </div>
    </>
  );
}

interface PlatformLinksProps {
  platforms: PlatformMenu;
}

/** The platforms in both menus, each with its mark and description, and a link to all platforms. */
export function PlatformLinks({ platforms }: PlatformLinksProps) {
  return (
    <>
      <ul className="grid gap-1 sm:grid-cols-2 lg:grid-cols-4 lg:gap-3">
        {platforms.links.map(({ name, href, description, document }) => (
          <li key={href} className="flex">
            <NavLink
              to={href}
              reloadDocument
              discover="none"
              className="menu-link flex flex-1 gap-3 rounded-control p-3"
            >
              <span className="size-10 shrink-0">
                <DocumentMark kind={document} />
              </span>
              <span>
                <span className="block font-semibold">{name}</span>
                <span className="block text-ink-muted text-small">{description}</span>
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
