import type { Article, Organization, SoftwareApplication, Thing, WebPage } from 'schema-dts';
import type { CaseStudies } from '../../content/schemas/case-studies.ts';
import type { Contact } from '../../content/schemas/contact.ts';
import type { Platform } from '../../content/schemas/platform.ts';
import type { TextPage } from '../../content/schemas/text-page.ts';
import type { PageContext } from '../page-context.ts';
import { postalAddress } from './address.ts';
import { inLanguage, organization, vendor, website } from './site.ts';

/** Home: the site and the vendor behind it. */
export function homeData(context: PageContext): Thing[] {
  return [website(context), organization(context)];
}

/** Contact: the vendor with its offices and channels. */
export function contactData(
  context: PageContext,
  { channels, offices }: Pick<Contact, 'channels' | 'offices'>,
): Thing[] {
  const vendorWithOffices: Organization = {
    ...organization(context),
    address: offices.items.map(postalAddress),
    contactPoint: [
      ...channels.items.map(({ title, note }) => ({
        '@type': 'ContactPoint' as const,
        contactType: title,
        description: note,
      })),
      ...offices.items.map(({ city, phone, email }) => ({
        '@type': 'ContactPoint' as const,
        name: city,
        telephone: phone,
        email,
      })),
    ],
  };
  return [vendorWithOffices];
}

/** Case studies: each story as an article about the customer. */
export function caseStudiesData(
  context: PageContext,
  { stories }: Pick<CaseStudies, 'stories'>,
): Thing[] {
  return stories.items.map(
    ({ title, subtitle, company }): Article => ({
      '@type': 'Article',
      headline: title,
      description: subtitle,
      author: vendor(context),
      about: { '@type': 'Organization', name: company },
      ...inLanguage(context),
    }),
  );
}

/** A platform: the software. The offer links to the pricing page, where there is one. */
export function platformData(
  context: PageContext,
  { name, description }: Pick<Platform, 'name' | 'description'>,
  hasPricing: boolean,
): Thing[] {
  const software: SoftwareApplication = {
    '@type': 'SoftwareApplication',
    name,
    description,
    applicationCategory: 'BusinessApplication',
    publisher: vendor(context),
    ...(hasPricing && {
      offers: { '@type': 'Offer', url: `${context.site.origin}${context.language.base}/pricing` },
    }),
  };
  return [software];
}

/** A page that is written in Markdown: when its text was changed last, if it says so. */
export function textPageData(
  context: PageContext,
  { hero, updated }: Pick<TextPage, 'hero' | 'updated'>,
): Thing[] {
  const page: WebPage = {
    '@type': 'WebPage',
    name: hero.title,
    url: `${context.site.origin}${context.path ?? ''}`,
    ...(updated && { dateModified: updated }),
    publisher: vendor(context),
  };
  return [page];
}
