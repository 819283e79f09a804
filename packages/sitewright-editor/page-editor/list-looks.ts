import { fieldAt, type JsonSchema, type SiteFolder } from 'sitewright/content';
import { readRawSections } from 'sitewright/pages';
/** A section of a page, by the page’s address and the section’s key. */
export interface Sample {
  path: string;
  key: string;
}

/** Sections with a look, by its name. */
export type Looks = Readonly<Record<string, Sample>>;

/** For each look that sections of a kind may have, one of the site that has it; none for a look that none has. */
export function listLooks(folder: SiteFolder, name: string, schema: JsonSchema): Looks {
  const { enum: all = [], default: usual } = (schema.properties?.look ?? {}) as JsonSchema;
  const sections = readRawSections(folder).filter(({ kind }) => kind === name);
  return Object.fromEntries(
    (all as string[]).flatMap((look) => {
      const found = sections.find(({ value }) => (fieldAt(value, ['look']) ?? usual) === look);
      return found ? [[look, { path: found.path, key: found.key }]] : [];
    }),
  );
}
