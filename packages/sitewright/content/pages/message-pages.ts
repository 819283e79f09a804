import type { LanguageFolder } from '../disk/site-folder.ts';
import type { StampedPage } from '../fields/errors.ts';
import type { FormService } from '../fields/form-service.ts';
import { pagePathAt, pathInLanguage } from '../languages/language.ts';
import type { Section } from '../schemas/page.ts';
import { fieldAt } from '../values/field-at.ts';
import { fillTemplate } from '../values/fill-template.ts';
import { type PageFile, readPageFiles, readRawSections } from './page-files.ts';
import type { LanguageContent } from './site-content.ts';

/** What became of a message, and what the path of the page that says so ends with. */
const outcomes = { sent: 'sent', failed: 'not-sent' } as const;
type Outcome = keyof typeof outcomes;

export interface MessagePage {
  /** Its path in the first language, such as `/contact/sent`. */
  path: string;
  outcome: Outcome;
  /** The path of the page with the form, and the form’s key. */
  form: { path: string; key: string };
}

/**
 * The pages that forms lead to: two for each form that says where it is sent.
 *
 * @param pages those with the forms, where it is not those that visitors get
 */
export const readMessagePages = (
  folder: LanguageFolder,
  pages: PageFile[] = readPageFiles(folder),
): MessagePage[] =>
  readRawSections(folder, pages)
    .filter(({ value }) => fieldAt(value, ['endpoint']))
    .flatMap(({ path, key }) => listOutcomes({ path, key }));

/** The pages of a form; a form called `form` needs no name in their paths. */
function listOutcomes(form: MessagePage['form']): MessagePage[] {
  const base = form.path === '/' ? '' : form.path;
  const name = form.key === 'form' ? '' : `/${form.key}`;
  return Object.entries(outcomes).map(([outcome, ending]) => {
    return { path: `${base}${name}/${ending}`, outcome: outcome as Outcome, form };
  });
}

/** The same of valid content, with what the pages say. */
export const listMessagePages = ({ pages }: Pick<LanguageContent, 'pages'>) =>
  [...pages].flatMap(([path, { sections }]) =>
    sections.flatMap(({ key, content }) => {
      const { endpoint, ...said } = content as FormService;
      const all = endpoint ? listOutcomes({ path, key }) : [];
      return all.map((one) => ({ path: one.path, page: said[one.outcome] }));
    }),
  );

/**
 * What a section sends along with its form: `{sent}` and `{failed}` become the addresses of its own two pages.
 *
 * @param path of its page in the first language
 * @returns what any other section says as it is
 */
export function fillMessageAddresses<Said extends Pick<Section, 'key' | 'content'>>(
  section: Said,
  path: string,
  { language, site }: Pick<LanguageContent, 'language' | 'site'>,
): Said {
  const { extraFields } = section.content as Partial<FormService>;
  if (!extraFields) return section;
  const [sent = '', failed = ''] = listOutcomes({ path, key: section.key }).map(
    (one) => site.origin + pathInLanguage(language, one.path),
  );
  const fill = (value: string) => fillTemplate(value, { sent, failed });
  const filled = extraFields.map(({ name, value }) => ({ name, value: fill(value) }));
  return { ...section, content: { ...section.content, extraFields: filled } };
}

/**
 * What a page says of what became of a message.
 *
 * @param address its path, such as `/sv/contact/sent`
 * @throws Error when no form leads there
 */
export function getMessagePage(
  content: Pick<LanguageContent, 'language' | 'pages'>,
  address: string,
): StampedPage {
  const pagePath = pagePathAt(content.language, address);
  const found = listMessagePages(content).find(({ path }) => path === pagePath);
  if (!found) throw new Error(`No form leads to ${address}`);
  return found.page;
}
