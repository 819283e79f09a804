import {
  Abbreviation,
  Anchor,
  Container,
  countClass,
  fillTemplate,
  LanguageLinks,
  useSiteFrame,
} from 'sitewright/views';

/** The foot of every page: its links, and the name across the window. */
export default function Footer() {
  const { site, navigation, hasMenus } = useSiteFrame();
  const { footer, languages } = navigation;
  const { name, shortName = name, company } = site;
  const social = footer.social.links.flatMap(({ label, href }) => (href ? { label, href } : []));
  // Letters of Japanese are as wide as two or three others.
  const letters = [...shortName].reduce((sum, one) => sum + (one > '\u2fff' ? 2.5 : 1), 0);
  return (
    <footer className="foot pt-section-sm">
      <Container>
        <div className="flex flex-wrap justify-between gap-x-16 gap-y-6">
          <p className="max-w-96 font-heading text-title-3 text-balance">{site.tagline}</p>
          {hasMenus && (
            <nav aria-label={footer.label} className="flex flex-wrap gap-x-16 gap-y-6">
              {footer.groups.map(({ title, links, isUntranslated }) => (
                <div key={title} data-untranslated={isUntranslated || undefined}>
                  <h2 className="text-small">{title}</h2>
                  <ul className="flex flex-wrap gap-x-6">
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
              {social.length > 0 && (
                <div>
                  <h2 className="text-small">{footer.social.title}</h2>
                  <ul className="flex flex-wrap gap-x-6">
                    {social.map(({ label, href }) => (
                      <li key={href}>
                        <a href={href} className="footer-link">
                          {label}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
              {languages && (
                <div>
                  <h2 className="text-small">{languages.label}</h2>
                  <LanguageLinks />
                </div>
              )}
            </nav>
          )}
        </div>
        <p className="pt-8 text-small">
          © {name}. {site.copyright}
          {company &&
            ` ${fillTemplate(company.line, { ...company, founded: String(company.founded) })}`}
        </p>
      </Container>
      <p className={`foot-name font-heading ${countClass(Math.ceil(letters))}`}>{shortName}</p>
    </footer>
  );
}
