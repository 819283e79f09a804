import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { pageNames, type SiteContent } from '../../app/content/site-content.ts';

/** Where {@link facts} are recorded; `npm run accept` writes the file. */
export const factsFile = 'tests/specification/facts.yaml';

/** A heading section: what stands above its points, and theirs. */
interface Points {
  title: string;
  items: readonly { title: string; description: string }[];
}

const titles = ({ items }: Pick<Points, 'items'>) => items.map(({ title }) => title);
/** A section whose points hold claims of the specification. */
const claimsOf = ({ title, items }: Points) => ({
  title,
  items: items.map(({ title, description }): [string, string] => [title, description]),
});
const labels = (actions: readonly { label: string }[]) => actions.map(({ label }) => label);

/** Label and value of each figure, in the order in which they are read. */
const pairs = (stats: readonly { label: string; value: string }[]) =>
  stats.map(({ label, value }): [label: string, value: string] => [label, value]);

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
    about: about && {
      purpose: [about.purpose.mission.title, about.purpose.vision.title],
      values: titles(about.values),
      years: about.timeline.entries.map(({ year }) => String(year)),
      people: about.leadership.people.map(({ name, role }): [string, string] => [name, role]),
    },
    pricing: pricing && {
      caption: pricing.comparison.caption,
      plans: pricing.plans.items.map(({ name, price, period, badge, features, cta }) => ({
        name,
        price,
        period,
        ...(badge && { badge }),
        features: features.map(({ value }) => value),
        button: cta.label,
      })),
      addOns: pricing.addOns.items.map(({ name, price, unit }) => ({ name, price, unit })),
      questions: pricing.faq.items.map(({ question, answer }): [string, string] => [
        question,
        answer,
      ]),
    },
    contact: contact && {
      channels: contact.channels.items.map(({ title, note, action }) => ({
        title,
        note,
        button: action.label,
      })),
      form: {
        title: contact.form.title,
        promise: contact.form.lead,
        mark: contact.form.requiredMark,
        labels: contact.form.labels,
        button: contact.form.submit,
      },
      hours: contact.hours.lines.map(({ days, hours }) => ({
        days,
        ...(hours && { hours: `${hours.opens.label}-${hours.closes.label}` }),
      })),
      zone: contact.hours.zone,
      closed: contact.hours.closed,
      note: contact.hours.note,
      reasons: claimsOf(contact.reasons),
      cities: contact.offices.items.map(({ city }) => city),
    },
    caseStudies: cases && {
      metrics: pairs(cases.metrics.stats),
      unit: cases.industries.unit,
      industries: cases.industries.items.map(({ name, stores }): [string, string] => [
        name,
        stores,
      ]),
      labels: cases.stories.labels,
      stories: cases.stories.items.map(
        ({ title, company, industry, size, timeframe, results }) => ({
          title,
          facts: [company, industry, size, timeframe, ...results],
        }),
      ),
      reasons: claimsOf(cases.reasons),
    },
    careers: careers && {
      labels: careers.positions.labels,
      apply: careers.positions.apply.label,
      jobs: careers.positions.jobs.map(({ title, department, location, type }) => ({
        title,
        department,
        location,
        type,
      })),
      speculative: careers.positions.speculative.action.label,
      reasons: titles(careers.reasons),
      values: titles(careers.values),
      benefits: careers.benefits.items,
    },
    platformPages: Object.fromEntries(
      platforms.map(([path, platform]) => [
        path,
        {
          challenges: titles(platform.challenges),
          features: titles(platform.features),
          integrations: titles(platform.integrations),
          steps: platform.walkthrough.steps.map(({ title }) => title),
          advantages: titles(platform.advantages),
        },
      ]),
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
