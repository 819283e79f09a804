import { randomUUID } from 'node:crypto';
import type { SiteFolder } from '../content/disk/site-folder.ts';
import { pathInLanguage } from '../content/languages/language.ts';
import { findCounted } from '../content/pages/endings.ts';
import { listPageFiles } from '../content/pages/page-files.ts';
import { titleOnPage } from '../content/pages/page-ids.ts';
import type { LanguageContent, SiteContent } from '../content/pages/site-content.ts';
import { partAt } from '../content/schemas/json-schema.ts';
import { genericFileSchemas, schemaOfFile } from '../content/schemas/json-schemas.ts';
import { fieldAt } from '../content/values/field-at.ts';
import { editYaml } from './edit-files/edit-yaml.ts';

/**
 * Gives each post, event and release that has no id the one by which feeds and calendars know it so far: it is known by it
 * from now on, whatever is changed.
 *
 * @param locate says where an address is on the deployed site
 * @returns the new texts of the files that change, by their names
 */
export function writeIds(
  site: SiteFolder,
  content: SiteContent,
  locate: (address: string) => string,
): Map<string, string> {
  const texts = new Map<string, string>();
  const schemas = genericFileSchemas(site.code.kinds);
  const { origin } = content.site;
  const said = [...site.all.values()].map(({ text }) => text).join();
  /** Another entry may have been known by it before. */
  const unlessTaken = (id: string) => (said.includes(id) ? randomUUID() : id);
  for (const one of [content, ...content.translations]) nameEntries(one);
  return texts;

  function nameEntries({ language, posts, pages }: LanguageContent): void {
    const folder = language.base ? site.translation(language.tag) : site;
    for (const { file, id, href } of posts) {
      const { name, text } = folder.get(`${file}.md`) ?? {};
      if (id || !name || !text) continue;
      const line = `id: ${unlessTaken(locate(origin + href))}\n`;
      texts.set(
        name,
        text.replace(/^(\uFEFF?---\r?\n)/, (start) => start + line),
      );
    }
    for (const { file, path } of listPageFiles(folder)) {
      const { name = '', text = '', yaml } = folder.get(file) ?? {};
      // A translation is known by the ids of its original, and what all pages of records say by none.
      if (!yaml || (folder !== site && site.has(file)) || folder.fileOf(file) !== file) continue;
      const value = structuredClone(Object(yaml.toJS()));
      const schema = schemaOfFile(schemas, file, value);
      for (const { key, kind, content } of pages.get(path)?.sections ?? []) {
        const entries = findCounted(site.code.kinds.get(kind) ?? {}, content) as {
          id?: string;
          index?: number;
          title: string;
        }[];
        const [field = ''] = Object.entries(content).find(([, one]) => one === entries) ?? [];
        if (!partAt(schema, [key, field, 0, 'id']).identity) continue;
        const section = locate(`${origin}${pathInLanguage(language, path)}#${key}`);
        for (const [place, { id, title, index = place }] of entries.entries()) {
          const entry = fieldAt(value, [key, field, index]) as { id?: string } | undefined;
          if (entry && !entry.id) entry.id = unlessTaken(id ?? titleOnPage(section, title));
        }
      }
      const next = editYaml(name, text, value);
      if (next !== text) texts.set(name, next);
    }
  }
}
