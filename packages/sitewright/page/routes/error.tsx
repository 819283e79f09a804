import Notice from 'virtual:site/notice';
import { ownId } from '../../content/pages/page-ids.ts';
import type { LanguageContent } from '../../content/pages/site-content.ts';
import { loadPage } from '../seo/load-page.ts';

export const load = (content: LanguageContent) => loadPage(content, content.error);

/** What servers answer with when they fail, with the status that they send. */
export default function ApplicationError({ page }: ReturnType<typeof load>) {
  return <Notice id={ownId('error')} content={page} cause="500" />;
}
