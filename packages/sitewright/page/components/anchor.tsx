import { type ComponentProps, createContext, useContext } from 'react';

/** The languages of the site, the first one first, and what the paths of each begin with. */
interface SiteLanguages {
  current: string;
  all: readonly { tag: string; base: string }[];
}

export const LanguagesContext = createContext<SiteLanguages>({ current: '', all: [] });

/**
 * The language that a link leads to, for its attribute `hreflang`.
 *
 * @returns undefined for the page's own language and for what is no page of this site
 */
function useHrefLang(href: string | undefined): string | undefined {
  const { current, all } = useContext(LanguagesContext);
  const [path = ''] = href?.split(/[?#]/) ?? [];
  const isPage = /^\/(?!.*\.\w+$)/.test(path);
  if (!isPage) return undefined;
  const [first, ...others] = all;
  const isIn = ({ base }: { base: string }) => path === base || path.startsWith(`${base}/`);
  const target = others.find(isIn) ?? first;
  return target?.tag === current ? undefined : target?.tag;
}

/** A link. One that leads to a page in another language says in which. */
export function Anchor({ href, ...props }: ComponentProps<'a'>) {
  return <a href={href} hrefLang={useHrefLang(href)} {...props} />;
}

/** A link that stands by itself, as high as a finger needs it. */
export function TextLink({ label, href, rel }: { label: string; href: string; rel?: string }) {
  return (
    <Anchor href={href} rel={rel} className="text-link">
      {label}
    </Anchor>
  );
}
