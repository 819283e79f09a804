import Notice from 'virtual:site/notice';
import { getMessagePage } from '../../content/pages/message-pages.ts';
import { ownId } from '../../content/pages/page-ids.ts';
import type { LanguageContent } from '../../content/pages/site-content.ts';
import { loadPage } from '../seo/load-page.ts';

/** Tells whether a message was sent. It has no address in search results: only the form leads here. */
export const load = (content: LanguageContent, address: string) =>
  loadPage(content, getMessagePage(content, address));

export default function MessageOutcome({ page }: ReturnType<typeof load>) {
  return <Notice id={ownId('notice')} content={page} />;
}
