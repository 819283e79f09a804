import { NavLink, useLocation } from 'react-router';
import type { PlatformMenu } from '../content/schemas/navigation.ts';
import { DocumentMark, documentTint } from '../figures/documents.tsx';
import { Drawing } from '../figures/drawing.tsx';
import type { Tint } from '../figures/tints.ts';

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
        <Drawing
          viewBox="0 0 12 12"
          className="chevron ms-1.5 size-3 fill-none stroke-current stroke-2"
        >
          <path d="M2 4l4 4 4-4" />
        </Drawing>
      </button>
      <div
        id={id}
        popover="auto"
        className="menu-panel mx-auto max-w-[calc(var(--container-site)-2*var(--spacing-gutter))]"
      >
        <PlatformLinks platforms={platforms} columns="grid-cols-4 gap-3" described />
      </div>
    </>
  );
}

interface PlatformLinksProps {
  platforms: PlatformMenu;
  /** The columns of the list. */
  columns: string;
  /** Whether each description is to be seen, for which a narrow window has no room. */
  described?: boolean;
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

/** The platforms in both menus, each with its mark, and a link to all platforms. */
export function PlatformLinks({ platforms, columns, described = false }: PlatformLinksProps) {
  return (
    <>
      <ul className={`grid ${columns}`}>
        {platforms.links.map(({ name, href, description, document }) => (
          <li key={href} className="flex">
            <NavLink
              to={href}
              reloadDocument
              discover="none"
              className={`menu-link ${described ? '' : 'items-center'} ${menuTints[documentTint(document)]}`}
            >
              <span className="w-[min(2.5rem,11vw)] shrink-0">
                <DocumentMark kind={document} />
              </span>
              <span>
                <span className="block font-semibold">{name}</span>{' '}
                <span className={described ? 'block text-ink-muted text-small' : 'sr-only'}>
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
