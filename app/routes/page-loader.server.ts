import type { LoaderFunctionArgs } from 'react-router';
import { contentAt } from '../content/content.server.ts';
import { getPage, type LanguageContent, type PageName } from '../content/site-content.ts';
import { loadPage, type StructuredData } from '../seo/load-page.server.ts';

/** The loader of a page whose content is a file of its own: its name is the page's path. */
export const pageLoader =
  <Name extends PageName>(
    name: Name,
    structuredData?: StructuredData<NonNullable<LanguageContent[Name]>>,
  ) =>
  ({ request }: LoaderFunctionArgs) => {
    const content = contentAt(request);
    return loadPage(content, getPage(content, name), `/${name}`, structuredData);
  };
