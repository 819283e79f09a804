import type { KindName } from '../../packages/sitewright/content/pages/section-kind.ts';
import {
  findSection,
  type LanguageContent,
} from '../../packages/sitewright/content/pages/site-content.ts';
import type { Section } from '../../packages/sitewright/content/schemas/page.ts';

/** What the first section of a kind on the site says. */
export function getSection<Name extends KindName>(
  content: Pick<LanguageContent, 'pages'>,
  kind: Name,
): Extract<Section, { kind: Name }>['content'] {
  const section = findSection(content, kind);
  if (!section) throw new Error(`No page has a section of the kind ${kind}`);
  return section.content as never;
}
