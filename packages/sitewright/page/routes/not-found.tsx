import Notice from 'virtual:site/notice';
import { ownId } from '../../content/pages/page-ids.ts';
import type { LanguageContent } from '../../content/pages/site-content.ts';
import { InlineScript } from '../components/inline-script.tsx';
import notFound from '../inline-scripts/not-found.ts?inline-script';
import { loadPage } from '../seo/load-page.ts';

export const load = (content: LanguageContent) => loadPage(content, content['not-found']);

export default function NotFound({ page }: ReturnType<typeof load>) {
  const { search } = page;
  return (
    <Notice id={ownId('missing')} content={page}>
      {/* Where a script runs, the address that was asked for. */}
      <p data-asked="" dir="ltr" className="min-h-[1lh] font-mono" />
      {/* Where it is that of an entry without a page, what the menu says of it. */}
      <p data-about="" className="flex items-center gap-4" />
      <InlineScript type="module" source={notFound} />
      {search && (
        <form action={search.href} className="grid gap-2">
          <label className="grid gap-2">
            <span className="font-semibold">{search.label}</span>
            <input
              className="min-h-12 w-full border-2 border-rule bg-paper px-3 py-2 [font:inherit]"
              type="search"
              name="q"
            />
          </label>
          <button type="submit" className="mt-2 min-h-12 justify-self-start text-link">
            {search.submit}
          </button>
        </form>
      )}
    </Notice>
  );
}
