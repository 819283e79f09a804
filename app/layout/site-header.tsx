import { Container } from '../components/container.tsx';
import { Brand } from './brand.tsx';
import { useChrome } from './chrome.ts';
import { useHeaderForm } from './header-form.ts';
import { MenuButton, PlatformsButton } from './menu-buttons.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { PageLink } from './page-link.tsx';

/**
 * The fixed header. Its wide form has the links and a button for the platforms, its narrow form one
 * button for both. CSS shows one of the two buttons; both open the same panel.
 */
export function SiteHeader() {
  const { navigation, hasMenus } = useChrome();
  const { wide } = useHeaderForm();
  const { header } = navigation;
  const [only, ...others] = header.platforms.links;
  return (
    <header className="fixed inset-x-0 top-0 z-10 border-ink border-b-2 bg-paper">
      <Container>
        <div className="flex h-header items-center justify-between gap-3">
          <Brand />
          {hasMenus && (
            <nav aria-label={header.label} className="-me-[min(0.75rem,3vw)]">
              <ul className={`flex items-center gap-1 ${wide}`}>
                {header.links.map(({ label, href }) => (
                  <li key={href}>
                    <PageLink href={href} className="header-item">
                      {label}
                    </PageLink>
                  </li>
                ))}
                <li>
                  {only && others.length === 0 ? (
                    <PageLink href={only.href} className="header-item">
                      {only.name}
                    </PageLink>
                  ) : (
                    <PlatformsButton />
                  )}
                </li>
              </ul>
              <MenuButton />
              <MenuPanel />
            </nav>
          )}
        </div>
      </Container>
    </header>
  );
}
