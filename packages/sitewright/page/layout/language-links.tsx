import { useSiteFrame } from './site-frame.ts';

/** The page in each language of the site, by the name that the language has for itself. */
export function LanguageLinks({ className = '' }: { className?: string }) {
  const { path, language, translations } = useSiteFrame();
  const currentAt = (href: string) => (href === path ? 'page' : true);
  return (
    <ul className={`flex flex-wrap gap-x-5 ${className}`}>
      {translations.map(({ tag, name, href }) => (
        <li key={tag}>
          <a
            href={href}
            lang={tag}
            hrefLang={tag}
            aria-current={tag === language.tag ? currentAt(href) : undefined}
            className="footer-link aria-[current]:font-semibold"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
