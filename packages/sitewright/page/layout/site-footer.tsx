import { fillTemplate } from '../../content/values/fill-template.ts';
import { isolateName } from '../../content/values/text-direction.ts';
import { Abbreviation } from '../components/abbreviation.tsx';
import { Anchor } from '../components/anchor.tsx';
import { Container } from '../components/section.tsx';
import { Wordmark } from './brand.tsx';
import { LanguageLinks } from './language-links.tsx';
import { useSiteFrame } from './site-frame.ts';

/** The footer of every page: tagline, link groups, copyright and social links. */
export default function SiteFooter() {
  const { site, navigation, hasMenus, language } = useSiteFrame();
  const { footer, languages } = navigation;
  const { company } = site;
  const facts = Object.entries(company ?? {}).map(
    // The year may stand behind any of them.
    ([name, value]) => [name, isolateName(String(value), language.dir, '{founded}')] as const,
  );
  return (
    <footer className="edge-seam tone-paper py-section">
      <Container>
        <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="grid content-start gap-4 lg:col-span-4">
            <div className="flex items-center gap-2">
              <Wordmark />
            </div>
            <p className="max-w-72 text-ink-muted">{site.tagline}</p>
          </div>
          {hasMenus && (
            <nav
              aria-label={footer.label}
              className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-6 gap-y-6 sm:grid-cols-4 lg:col-span-8"
            >
              {footer.groups.map(({ title, links, isUntranslated }, index) => (
                <div
                  key={title}
                  data-untranslated={isUntranslated || undefined}
                  className={index === 0 ? 'col-span-full sm:col-span-2' : undefined}
                >
                  <h2 className="mb-2 font-heading text-body">{title}</h2>
                  <ul className={index === 0 ? 'columns-[2_8rem] gap-6' : undefined}>
                    {links.map(({ label, href, meaning }) => (
                      <li key={href}>
                        <Anchor href={href} className="footer-link">
                          <Abbreviation short={label} meaning={meaning} />
                        </Anchor>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          )}
        </div>
        <div className="mt-8 flex sm:mt-14 flex-wrap items-baseline justify-between gap-x-10 gap-y-4 border-rule border-t-2 [border-style:dashed] pt-6 text-small">
          <p className="text-ink-muted">
            © {isolateName(site.name, language.dir)}. {site.copyright}
            {company && ` ${fillTemplate(company.line, Object.fromEntries(facts))}`}
          </p>
          {languages && (
            <nav aria-label={languages.label} className="flex flex-wrap items-baseline gap-x-5">
              <h2 className="text-ink-muted">{languages.label}</h2>
              <LanguageLinks />
            </nav>
          )}
          {hasMenus && (
            <section
              aria-label={footer.social.title}
              className="flex flex-wrap items-baseline gap-x-5"
            >
              <h2 className="text-ink-muted">{footer.social.title}</h2>
              <ul className="flex flex-wrap gap-x-5">
                {footer.social.links.map(({ label, href }) => (
                  <li key={label}>
                    {/* Without an address this is a placeholder link, which the Tab key skips. */}
                    <a {...(href && { href, className: 'footer-link' })}>{label}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </Container>
    </footer>
  );
}
