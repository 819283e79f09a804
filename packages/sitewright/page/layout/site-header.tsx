import { Container } from '../components/section.tsx';
import { Drawing } from '../figures/drawing.tsx';
import { Brand } from './brand.tsx';
import { isLongLabel, labelPanel, useHeaderForm } from './header-form.ts';
import { MenuPanel, menuId, PageLink } from './menu-panel.tsx';
import { useSiteFrame } from './site-frame.ts';

/** The fixed header. Its wide form has the links and a button for the group, its narrow form one button. */
export default function SiteHeader() {
  const { navigation, hasMenus } = useSiteFrame();
  const { wide, links, isClose, lines } = useHeaderForm();
  const wrapping = lines > 1 ? 'flex-wrap justify-end' : '';
  const { header } = navigation;
  const [only, ...others] = header.group.links;
  return (
    <header className="fixed inset-x-0 top-0 z-10 border-ink border-b-2 bg-paper">
      <Container>
        <div className="flex h-header items-center justify-between gap-3">
          <Brand />
          {hasMenus && (
            <nav
              aria-label={header.label}
              className={
                links ? '-me-[min(0.75rem,3vw)] flex items-center' : '-me-[min(0.75rem,3vw)]'
              }
            >
              <ul
                className={`flex items-center ${isClose ? `header-close ${wrapping}` : 'gap-1'} ${links?.[0]?.wide ?? wide}`}
              >
                {header.links.map(({ label, href }, index) => (
                  <li key={href} className={links?.[index]?.wide}>
                    <PageLink href={href} className="header-item">
                      {label}
                    </PageLink>
                  </li>
                ))}
                <li className={links && wide}>
                  {only && others.length === 0 && !header.untranslated ? (
                    <PageLink href={only.href} className="header-item">
                      {only.name}
                    </PageLink>
                  ) : (
                    <GroupButton />
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

function MenuButton() {
  const { menuLabel } = useSiteFrame().navigation.header;
  const isLong = isLongLabel(menuLabel);
  return (
    <button
      type="button"
      popoverTarget={menuId}
      className={`header-item ${useHeaderForm().narrow}`}
    >
      {isLong ? <span className="wrap-anywhere max-sm:sr-only">{menuLabel}</span> : menuLabel}
      {/* The drawing comes behind the label in the markup. With the label last, WebKit's Tab key
          does not move from the button into the panel after a click on the label. */}
      <Drawing
        viewBox="0 0 20 20"
        className={`order-first me-2 size-5 stroke-2 stroke-current ${isLong ? 'shrink-0' : 'max-xs:hidden'}`}
      >
        <path d="M1 5h18M1 10h18M1 15h18" />
      </Drawing>
    </button>
  );
}

/** The button of the wide header that opens the panel. */
function GroupButton() {
  const { path, isInGroup, navigation } = useSiteFrame();
  // A page that the menu has no room for belongs to the group all the same.
  const current = isInGroup || navigation.header.group.links.some(({ href }) => href === path);
  return (
    <button
      type="button"
      popoverTarget={menuId}
      aria-current={current || undefined}
      className="header-item"
    >
      {labelPanel(navigation.header)}
      <Drawing
        viewBox="0 0 12 12"
        className="ms-1.5 size-3 fill-none stroke-2 stroke-current motion-safe:[transition:rotate_.2s]"
      >
        <path d="M2 4l4 4 4-4" />
      </Drawing>
    </button>
  );
}
