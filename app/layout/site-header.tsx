import { NavLink } from 'react-router';
import { Container } from '../components/container.tsx';
import type { Navigation } from '../content/schemas/navigation.ts';
import type { Site } from '../content/schemas/site.ts';
import { Brand } from './brand.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PlatformsMenu } from './platforms-menu.tsx';

interface SiteHeaderProps {
  site: Site;
  header: Navigation['header'];
}

/** The fixed header: brand, links, platforms. Narrow windows show links and platforms in one menu. */
export function SiteHeader({ site, header }: SiteHeaderProps) {
  return (
    <header className="fixed inset-x-0 top-0 z-10 border-ink border-b-2 bg-paper">
      <Container>
        <div className="flex h-header items-center justify-between gap-3">
          <Brand name={site.name} homeLabel={header.homeLabel} />
          <nav aria-label={header.label} className="-me-[min(0.75rem,3vw)]">
            <ul className="flex items-center gap-1 max-lg:hidden">
              {header.links.map(({ label, href }) => (
                <li key={href}>
                  <NavLink to={href} end reloadDocument discover="none" className="header-item">
                    {label}
                  </NavLink>
                </li>
              ))}
              <li>
                <PlatformsMenu id="platforms-menu" platforms={header.platforms} />
              </li>
            </ul>
            <div className="lg:hidden">
              <MobileMenu id="mobile-menu" header={header} />
            </div>
          </nav>
        </div>
      </Container>
    </header>
  );
}
