import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Anchor, useHrefLang } from '../components/anchor.tsx';
import type { Navigation } from '../content/platform-menu.ts';
import { DocumentMark, documentTint } from '../figures/documents.tsx';
import { tintVariable } from '../figures/tints.ts';
import { useChrome } from './chrome.ts';
import { useHeaderForm } from './header-form.ts';
import { LanguageLinks } from './language-links.tsx';

/** The id of the panel, by which both buttons open it. */
export const menuId = 'menu';

/** What both buttons of the header open: the platforms and, in narrow windows, the pages above them. */
export function MenuPanel() {
  const { header, languages } = useChrome().navigation;
  const { narrow } = useHeaderForm();
  return (
    <div id={menuId} popover="auto" className="menu-panel">
      <ul className={`menu-columns ${narrow}`}>
        {header.links.map(({ label, href }) => (
          <li key={href} className="flex">
            <PageLink href={href} className="menu-link items-center">
              <span className="menu-name">{label}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      <MenuHeading>{header.platforms.label}</MenuHeading>
      <PlatformLinks platforms={header.platforms} />
      {languages && (
        <>
          <MenuHeading>{languages.label}</MenuHeading>
          <LanguageLinks className={`px-[min(0.75rem,2vw)] ${narrow}`} />
        </>
      )}
    </div>
  );
}

function MenuHeading({ children }: { children: ReactNode }) {
  return (
    <p
      className={`mt-2 border-rule border-t-2 border-dashed px-[min(0.75rem,2vw)] pt-4 pb-1 font-heading text-title-3 ${useHeaderForm().narrow}`}
    >
      {children}
    </p>
  );
}

/** The platforms, each with its mark, and a link to all of them where the menu has no room for all. */
function PlatformLinks({ platforms }: Pick<Navigation['header'], 'platforms'>) {
  return (
    <>
      <ul className="menu-columns">
        {platforms.links.map(({ name, href, description, document }) => (
          <li key={href} className="flex">
            <PageLink
              href={href}
              className={`menu-link max-lg:items-center ${tintVariable(documentTint(document))}`}
            >
              <DocumentMark
                kind={document}
                className="w-[min(2.5rem,8vw)] shrink-0 max-xs:hidden"
              />
              <span>
                <span className="menu-name block">{name}</span>{' '}
                <span className="block text-ink-muted text-small max-lg:sr-only">
                  {description}
                </span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {platforms.all && (
        <p className="px-[min(0.75rem,2vw)] pt-3">
          <Anchor href={platforms.all.href} className="text-link">
            {platforms.all.label}
          </Anchor>
        </p>
      )}
    </>
  );
}

interface PageLinkProps {
  href: string;
  className: string;
  children: ReactNode;
}

/** A link of the header, which says when it is that of the current page. */
export function PageLink({ href, className, children }: PageLinkProps) {
  return (
    <NavLink
      to={href}
      end
      reloadDocument
      discover="none"
      hrefLang={useHrefLang(href)}
      className={className}
    >
      {children}
    </NavLink>
  );
}
