import type { YAMLMap } from 'yaml';
import type { KindName } from '../../packages/sitewright/content/pages/section-kind.ts';
import {
  findSection,
  type LanguageContent,
} from '../../packages/sitewright/content/pages/site-content.ts';
import type { Section } from '../../packages/sitewright/content/schemas/page.ts';
import type { ContentFolder } from './content-folder.ts';

/** What the first section of a kind on the site says. */
export function getSection<Name extends KindName>(
  content: Pick<LanguageContent, 'pages'>,
  kind: Name,
): Extract<Section, { kind: Name }>['content'] {
  const section = findSection(content, kind);
  if (!section) throw new Error(`No page has a section of the kind ${kind}`);
  return section.content as never;
}

/** Moves a section of a page's file above another one. */
export function moveSection(folder: ContentFolder, file: string, key: string, above: string): void {
  folder.change(file, ({ contents }) => {
    const { items } = contents as YAMLMap;
    const placeOf = (one: string) => items.findIndex(({ key }) => String(key) === one);
    const moved = items.splice(placeOf(key), 1);
    items.splice(placeOf(above), 0, ...moved);
  });
}
