import type { LanguageContent } from '../../content/site-content.ts';
import { MissingPage } from '../../kinds/notices/notices.tsx';
import { loadPage } from '../seo/load-page.ts';

export const load = (content: LanguageContent) => loadPage(content, content['not-found']);

export default function NotFound({ page }: ReturnType<typeof load>) {
  return <MissingPage content={page} />;
}
