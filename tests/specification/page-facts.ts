import type { RichText } from '../../app/content/rich-text.ts';
import { plainWords } from '../../app/content/rich-text.ts';
import type { About } from '../../app/content/schemas/about.ts';
import type { Careers } from '../../app/content/schemas/careers.ts';
import type { CaseStudies } from '../../app/content/schemas/case-studies.ts';
import type { Contact } from '../../app/content/schemas/contact.ts';
import type { Platform } from '../../app/content/schemas/platform.ts';
import type { Pricing } from '../../app/content/schemas/pricing.ts';

/** A heading section: what stands above its points, and theirs. */
interface Points {
  title: string;
  items: readonly { title: string; description: RichText }[];
}

const titles = ({ items }: Pick<Points, 'items'>) => items.map(({ title }) => title);

/** A section whose points hold claims of the specification. */
export const claimsOf = ({ title, items }: Points) => ({
  title,
  items: items.map(({ title, description }): [string, string] => [title, plainWords(description)]),
});

/** Label and value of each figure, in the order in which they are read. */
export const pairs = (stats: readonly { label: string; value: string }[]) =>
  stats.map(({ label, value }): [label: string, value: string] => [label, value]);

export const aboutFacts = (about: About) => ({
  purpose: [about.purpose.mission.title, about.purpose.vision.title],
  values: titles(about.values),
  years: about.timeline.entries.map(({ year }) => String(year)),
  people: about.leadership.people.map(({ name, role }): [string, string] => [name, role]),
});

export const pricingFacts = (pricing: Pricing) => ({
  caption: pricing.comparison.caption,
  plans: pricing.plans.items.map(({ name, price, period, badge, features, cta }) => ({
    name,
    price: price.text,
    period,
    ...(badge && { badge }),
    features: features.map(({ value }) => value),
    button: cta.label,
  })),
  addOns: pricing.addOns.items.map(({ name, price, unit }) => ({
    name,
    price: price.text,
    unit,
  })),
  questions: pricing.faq.items.map(({ question, answer }): [string, string] => [
    question,
    plainWords(answer),
  ]),
});

export const contactFacts = (contact: Contact) => ({
  channels: contact.channels.items.map(({ title, note, action }) => ({
    title,
    note,
    button: action.label,
  })),
  form: {
    title: contact.form.title,
    promise: plainWords(contact.form.lead),
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
});

export const caseStudiesFacts = (caseStudies: CaseStudies) => ({
  metrics: pairs(caseStudies.metrics.stats),
  unit: caseStudies.industries.unit,
  industries: caseStudies.industries.items.map(({ name, stores }): [string, string] => [
    name,
    stores,
  ]),
  labels: caseStudies.stories.labels,
  stories: caseStudies.stories.items.map(
    ({ title, company, industry, size, timeframe, results }) => ({
      title,
      facts: [company, industry, size, timeframe, ...results],
    }),
  ),
  reasons: claimsOf(caseStudies.reasons),
});

export const careersFacts = (careers: Careers) => ({
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
});

export const platformFacts = (platform: Platform) => ({
  challenges: titles(platform.challenges),
  features: titles(platform.features),
  integrations: titles(platform.integrations),
  steps: platform.walkthrough.steps.map(({ title }) => title),
  advantages: titles(platform.advantages),
});
