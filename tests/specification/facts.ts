import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { pageNames, type SiteContent } from '../../app/content/site-content.ts';
import {
  aboutFacts,
  careersFacts,
  caseStudiesFacts,
  claimsOf,
  contactFacts,
  pairs,
  platformFacts,
  pricingFacts,
} from './page-facts.ts';

/** Where {@link facts} are recorded; `npm run accept` writes the file. */
export const factsFile = 'tests/specification/facts.yaml';

const labels = (actions: readonly { label: string }[]) => actions.map(({ label }) => label);

/**
 * The facts that section 2, 3 and 9 of the specification state, as the content has them: names,
 * figures, prices, labels of buttons, and the sentences that hold its claims.
 *
 * @param numbers every number that the built pages show
 * @param abbreviations every abbreviation that they show
 */
export function collectFacts(
  content: SiteContent,
  { numbers, abbreviations }: { numbers: string[]; abbreviations: string[] },
) {
  const { site, navigation, home, about, pricing, contact, careers } = content;
  const { header, footer } = navigation;
  const cases = content['case-studies'];
  const platforms = [...content.platforms].map(
    ([slug, platform]) => [`/platforms/${slug}`, platform] as const,
  );
  const pages = [
    ['/', home] as const,
    ...pageNames.flatMap((name) => {
      const page = content[name];
      return page ? [[`/${name}`, page] as const] : [];
    }),
    ...platforms,
  ];
  const mapPages = <Fact>(read: (page: (typeof pages)[number][1]) => Fact): Record<string, Fact> =>
    Object.fromEntries(pages.map(([path, page]) => [path, read(page)]));
  return {
    vendor: site.name,
    headings: mapPages(({ hero }) => hero.title),
    header: header.links.map(({ label, href }): [string, string] => [label, href]),
    platformsLabel: header.platforms.label,
    menuLabel: header.menuLabel,
    platforms: content.platformLinks.map(({ name, href }): [string, string] => [name, href]),
    footer: footer.groups.flatMap(({ links }) => links.map(({ href }) => href)),
    social: { title: footer.social.title, names: labels(footer.social.links) },
    heroes: Object.fromEntries(
      [
        ['/', home] as const,
        ...(careers ? [['/careers', careers] as const] : []),
        ...platforms,
      ].map(([path, { hero }]) => [
        path,
        { buttons: labels(hero.actions), stats: pairs(hero.stats) },
      ]),
    ) as Record<string, { buttons: string[]; stats: [string, string][] }>,
    closings: mapPages(({ closing }) => labels(closing.actions)),
    home: { badge: home.hero.badge, benefits: claimsOf(home.benefits) },
    about: about && aboutFacts(about),
    pricing: pricing && pricingFacts(pricing),
    contact: contact && contactFacts(contact),
    caseStudies: cases && caseStudiesFacts(cases),
    careers: careers && careersFacts(careers),
    platformPages: Object.fromEntries(
      platforms.map(([path, platform]) => [path, platformFacts(platform)]),
    ),
    notFound: content['not-found'],
    error: content.error,
    numbers,
    abbreviations,
  };
}

export type Facts = ReturnType<typeof collectFacts>;

/** The facts of the shipped vendor, as they were recorded; never read from the content. */
export const readFacts = (): Facts => parse(readFileSync(factsFile, 'utf8'));
