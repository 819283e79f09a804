import { PageSections } from '../../kinds/page-sections.tsx';
import { loadSections } from '../seo/load-sections.ts';

/** Each page that is made of sections. */
export const load = loadSections;

export default function Page({ sections }: ReturnType<typeof load>) {
  return <PageSections sections={sections} />;
}
