import {
  Abbreviation,
  Anchor,
  Container,
  fillTemplate,
  LanguageLinks,
  useSiteFrame,
} from 'sitewright/views';

/** The foot of every page: the wall, with the ways on in columns, and the name across it. */
export default function Footer() {
  const { site, navigation, hasMenus } = useSiteFrame();
  const { footer, languages } = navigation;
  const { name, shortName = name, company } = site;
  return (
    <footer className="baize pt-section pb-8">
      <Container>
        {hasMenus && (
          <nav aria-label={footer.label} className="foot-columns mb-10 sm:mb-16">
            {footer.groups.map(({ title, links, isUntranslated }) => (
              <div key={title} data-untranslated={isUntranslated || undefined}>
                <h2 className="mb-2 border-rule border-b-2 pb-2 font-heading text-title-3">
                  {title}
                </h2>
                <ul>
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
        {/* One paragraph: a line so large above another would look like a heading that is none. */}
        <p className="text-balance text-center text-lead">
          <span className="foot-name block font-heading tracking-tight">{shortName} </span>
          <span className="mt-2 block">{site.tagline}</span>
        </p>
        <div className="mt-10 grid justify-items-center gap-y-2 text-center text-small">
          {languages && (
            <nav
              aria-label={languages.label}
              className="flex flex-wrap items-baseline justify-center gap-x-5"
            >
              <h2>{languages.label}</h2>
              <LanguageLinks className="justify-center" />
            </nav>
          )}
          {hasMenus && (
            <section
              aria-label={footer.social.title}
              className="flex flex-wrap items-baseline justify-center gap-x-5"
            >
              <h2>{footer.social.title}</h2>
              <ul className="flex flex-wrap justify-center gap-x-5">
                {footer.social.links.map(({ label, href }) => (
                  <li key={label}>
                    {/* Without an address this is a placeholder link, which the Tab key skips. */}
                    <a {...(href && { href, className: 'footer-link' })}>{label}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p className="text-balance">
            © {name}. {site.copyright}
            {company &&
              ` ${fillTemplate(company.line, { ...company, founded: String(company.founded) })}`}
          </p>
        </div>
      </Container>
    </footer>
  );
}
