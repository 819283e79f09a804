import { Container } from '../components/container.tsx';
import type { Navigation } from '../content/schemas/navigation.ts';
import type { Site } from '../content/schemas/site.ts';
import { Brand } from './brand.tsx';
import { MenuButton, PlatformsButton } from './menu-buttons.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { PageLink } from './page-link.tsx';

/** The id of the panel, by which both buttons open it. */
const panel = 'menu';

/**
 * The fixed header. Its wide form has the links and a button for the platforms, its narrow form one
 * button for both. CSS shows one of the two buttons; both open the same panel.
 */
export function SiteHeader({ site, navigation }: { site: Site; navigation: Navigation }) {
  const { header } = navigation;
  return (
    <header className="fixed inset-x-0 top-0 z-10 border-ink border-b-2 bg-paper">
      <Container>
        <div className="flex h-header items-center justify-between gap-3">
          <Brand name={site.name} homeLabel={header.homeLabel} />
          <nav aria-label={header.label} className="-me-[min(0.75rem,3vw)]">
            <ul className="flex items-center gap-1 max-lg:hidden">
              {header.links.map(({ label, href }) => (
                <li key={href}>
                  <PageLink href={href} className="header-item">
                    {label}
                  </PageLink>
                </li>
              ))}
              <li>
                <PlatformsButton panel={panel} platforms={header.platforms} />
              </li>
            </ul>
            <MenuButton panel={panel} label={header.menuLabel} />
            <MenuPanel id={panel} navigation={navigation} />
          </nav>
        </div>
      </Container>
    </header>
  );
}
