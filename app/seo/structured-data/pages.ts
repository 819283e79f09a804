import type { Thing } from 'schema-dts';
import type { CaseStudies } from '../../content/schemas/case-studies.ts';
import type { Contact } from '../../content/schemas/contact.ts';
import type { Platform } from '../../content/schemas/platform.ts';
import type { TextPage } from '../../content/schemas/text-page.ts';
import type { PageContext } from '../page-context.ts';
import { inLanguage, organization, postalAddress, vendor } from './site.ts';

/** Home: the site, by the name that search results show and read here alone, and the vendor behind it. */
export function homeData(context: PageContext): Thing[] {
  const { site, language } = context;
  return [
    {
      '@type': 'WebSite',
      name: site.name,
      url: site.origin + (language.base || '/'),
      ...inLanguage(context),
      publisher: { '@id': vendor(context)['@id'] },
    },
    organization(context),
  ];
}

/** Contact: the vendor with its offices and channels. */
export function contactData(
  context: PageContext,
  { channels, offices }: Pick<Contact, 'channels' | 'offices'>,
): Thing[] {
  const contactPoint = [
    ...channels.items.map(({ title, note }) => ({ contactType: title, description: note })),
    ...offices.items.map(({ city, phone, email }) => ({ name: city, telephone: phone, email })),
  ];
  return [
    {
      ...organization(context),
      address: offices.items.map(postalAddress),
      contactPoint: contactPoint.map((point) => ({ '@type': 'ContactPoint', ...point })),
    },
  ];
}

/** Case studies: each story as an article about the customer. */
export function caseStudiesData(
  context: PageContext,
  { stories }: Pick<CaseStudies, 'stories'>,
): Thing[] {
  return stories.items.map(({ title, subtitle, company }) => ({
    '@type': 'Article',
    headline: title,
    description: subtitle,
    author: vendor(context),
    about: { '@type': 'Organization', name: company },
    ...inLanguage(context),
  }));
}

/** A platform: the software. The offer links to the pricing page, where there is one. */
export function platformData(
  context: PageContext,
  { name, description }: Pick<Platform, 'name' | 'description'>,
  hasPricing: boolean,
): Thing[] {
  const { site, language } = context;
  return [
    {
      '@type': 'SoftwareApplication',
      name,
      description,
      applicationCategory: 'BusinessApplication',
      publisher: vendor(context),
      ...(hasPricing && {
        offers: { '@type': 'Offer', url: `${site.origin}${language.base}/pricing` },
      }),
    },
  ];
}

/** A page that is written in Markdown: when its text was changed last, if it says so. */
export function textPageData(
  context: PageContext,
  { hero, updated }: Pick<TextPage, 'hero' | 'updated'>,
): Thing[] {
  return [
    {
      '@type': 'WebPage',
      name: hero.title,
      url: `${context.site.origin}${context.path ?? ''}`,
      ...(updated && { dateModified: updated }),
      publisher: vendor(context),
    },
  ];
}
