import type { ComponentProps, ReactNode } from 'react';
import { ownId } from '../../content/pages/page-ids.ts';
import { Anchor, TextLink } from '../components/anchor.tsx';
import { DrawingMark, drawingTint } from '../figures/site-drawings.tsx';
import { useHeaderForm } from './header-form.ts';
import { LanguageLinks } from './language-links.tsx';
import { useSiteFrame } from './site-frame.ts';

/** The id of the panel, by which both buttons open it. */
export const menuId = ownId('menu');

/** Four in a row, or in a narrow window as many as the names have room for. */
const columns =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,clamp(7.5rem,28vw,11rem)),1fr))] gap-1 lg:grid-cols-4 lg:gap-3';

/** What both buttons of the header open: the group and, in narrow windows, the pages above them. */
export function MenuPanel() {
  const { header, languages } = useSiteFrame().navigation;
  const { group, untranslated } = header;
  const { narrow, links } = useHeaderForm();
  return (
    <div id={menuId} data-menu="" popover="auto" className="menu-panel">
      <ul className={`${columns} ${links?.at(-1)?.narrow ?? narrow}`}>
        {header.links.map((link, index) =>
          listLink({ ...link, className: links?.[index]?.narrow }),
        )}
      </ul>
      {group.links.length > 0 && (
        <>
          <MenuHeading>{group.label}</MenuHeading>
          <ul className={columns}>
            {group.links.map(({ name, href, description, drawing }) => (
              <li key={href} className="flex">
                <PageLink
                  href={href}
                  className={`menu-link lg:items-start ${drawingTint(drawing)}`}
                >
                  <DrawingMark
                    name={drawing}
                    className="w-[min(2.5rem,8vw)] shrink-0 max-xs:hidden"
                  />
                  <span>
                    <span className="menu-name block">{name}</span>{' '}
                    <span className="block text-ink-muted text-pretty text-small max-lg:sr-only">
                      {description}
                    </span>
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {/* Where the menu has no room for all of them. */}
      {group.all && (
        <p className="px-[min(0.75rem,2vw)] pt-3">
          <TextLink {...group.all} />
        </p>
      )}
      {untranslated && (
        <>
          <MenuHeading isAlways={group.links.length > 0}>{untranslated.title}</MenuHeading>
          <ul data-untranslated="" className={columns}>
            {untranslated.links.map((link) => listLink(link))}
          </ul>
        </>
      )}
      {languages && (
        <>
          <MenuHeading>{languages.label}</MenuHeading>
          <LanguageLinks className={`px-[min(0.75rem,2vw)] ${narrow}`} />
        </>
      )}
    </div>
  );
}

interface ListLink {
  label: string;
  href: string;
  className?: string | undefined;
}

const listLink = ({ label, href, className }: ListLink) => (
  <li key={href} className={className ? `flex ${className}` : 'flex'}>
    <PageLink href={href} className="menu-link">
      <span className="menu-name">{label}</span>
    </PageLink>
  </li>
);

/** The heading of a group of the panel; in wide windows the button's words do for the only one. */
function MenuHeading({ children, isAlways }: { children: ReactNode; isAlways?: boolean }) {
  const { narrow } = useHeaderForm();
  return (
    <p
      className={`mt-2 border-rule border-t-2 [border-style:dashed] px-[min(0.75rem,2vw)] pt-4 pb-1 font-heading text-title-3 ${isAlways ? '' : narrow}`}
    >
      {children}
    </p>
  );
}

/** A link of the header, which says when it is that of the current page. */
export function PageLink(props: ComponentProps<'a'>) {
  const isCurrent = props.href === useSiteFrame().path;
  return <Anchor aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
