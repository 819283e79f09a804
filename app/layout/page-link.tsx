import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useHrefLang } from '../components/anchor.tsx';

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
