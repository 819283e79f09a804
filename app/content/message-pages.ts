import type { SectionKind } from '../sections/define-section.ts';
import * as kinds from '../sections/index.ts';
import { readRawSections } from './page-files.ts';
import { fieldAt } from './read-fields.ts';
import type { StampedPage } from './schemas/errors.ts';
import type { FormService } from './schemas/form-service.ts';
import type { KindName } from './schemas/page.ts';
import type { LanguageContent } from './site-content.ts';

const sends = (kind: KindName): boolean => (kinds[kind] as SectionKind).sends === true;

/** What became of a message, and what the path of the page that says so ends with. */
const outcomes = { sent: 'sent', failed: 'not-sent' } as const;
export type Outcome = keyof typeof outcomes;

export interface MessagePage {
  /** Its path in the first language, such as `/contact/sent`. */
  path: string;
  outcome: Outcome;
  /** The path of the page with the form, and the form’s key. */
  form: { path: string; key: string };
}

/** The pages that forms lead to: two for each form that says where it is sent. */
export const readMessagePages = (folder: string, first = folder): MessagePage[] =>
  readRawSections(folder, first)
    .filter(({ kind, value }) => sends(kind) && fieldAt(value, ['endpoint']))
    .flatMap(({ path, key }) =>
      (Object.keys(outcomes) as Outcome[]).map((outcome) => ({
        path: outcomePath({ path, key }, outcome),
        outcome,
        form: { path, key },
      })),
    );

/** The path of the page that says what became of a message; a form called `form` needs no name in it. */
function outcomePath({ path, key }: MessagePage['form'], outcome: Outcome): string {
  const base = path === '/' ? '' : path;
  return `${base}${key === 'form' ? '' : `/${key}`}/${outcomes[outcome]}`;
}

/**
 * What a page says of what became of a message.
 *
 * @param address its path, such as `/sv/contact/sent`
 * @throws Error when no form leads there
 */
export function getMessagePage(
  { language, pages }: Pick<LanguageContent, 'language' | 'pages'>,
  address: string,
): StampedPage {
  for (const [path, { sections }] of pages) {
    for (const { key, kind, content } of sections) {
      if (!sends(kind)) continue;
      const outcome = (Object.keys(outcomes) as Outcome[]).find(
        (one) => language.base + outcomePath({ path, key }, one) === address,
      );
      if (outcome) return (content as FormService)[outcome];
    }
  }
  throw new Error(`No form leads to ${address}`);
}
