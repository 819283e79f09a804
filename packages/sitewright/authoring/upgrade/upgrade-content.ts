import type { SiteFolder } from '../../content/disk/site-folder.ts';
import { languageOf } from '../../content/disk/site-folder.ts';
import { ContentError, formatProblem } from '../../content/messages/problem.ts';
import { pathOfPage } from '../../content/pages/page-files.ts';
import { partAt } from '../../content/schemas/json-schema.ts';
import {
  genericFileSchemas,
  placeInKind,
  schemaOfFile,
} from '../../content/schemas/json-schemas.ts';
import { sectionsOf } from '../../content/schemas/page.ts';
import { fieldAt } from '../../content/values/field-at.ts';
import type { FieldPath } from '../../content/yaml/yaml-file.ts';
import { isNews } from '../edit-files/arrange-items.ts';
import { editYaml } from '../edit-files/edit-yaml.ts';
import { upgradeFields } from './upgrade-fields.ts';

export interface UpgradedContent {
  /** The new texts of the files that change, by their paths in the content folder. */
  files: ReadonlyMap<string, string>;
  /** A line for each change, with its place before it. */
  changes: readonly string[];
}

/**
 * Changes what the content says to what is known today, as far as that can be done by machine. Files that are not
 * valid YAML, or that are written so that a change has no place in them, stay as they are: checks name them.
 */
export function upgradeContent(site: SiteFolder): UpgradedContent {
  const files = new Map<string, string>();
  const changes: string[] = [];
  for (const file of site.all.keys()) {
    const upgraded = file.endsWith('.yaml') ? upgradeFile(site, file) : undefined;
    if (!upgraded) continue;
    files.set(file, upgraded.text);
    changes.push(...upgraded.changes);
  }
  return { files, changes };
}

function upgradeFile(site: SiteFolder, file: string) {
  const content = site.all.get(file);
  const value = content?.yaml.toJS();
  if (!content?.isReadable || typeof value !== 'object' || value === null) return undefined;
  const language = languageOf(file);
  const original = language ? file.slice(language.length + 1) : file;
  const first = language ? site.fields(original) : value;
  const schema = schemaOfFile(genericFileSchemas(site.code.kinds), original, first);
  const changes: string[] = [];
  // To remove an empty list or text is no change to the editors, to whom it is no value.
  const filled = structuredClone(value);
  let next: unknown = value;
  for (const at of listHolders(original, value)) {
    const { kind } = placeInKind(site.code.kinds, original, first, [...at, '']);
    const holder = { kind, schema: partAt(schema, at), value: fieldAt(next, at) };
    const upgraded = upgradeFields(holder);
    const [key] = at;
    next = key === undefined ? upgraded.value : { ...(next as object), [key]: upgraded.value };
    for (const { path, message } of upgraded.changed) {
      fillEmpty(filled, [...at, ...path]);
      const place = content.yaml.locate([...at, ...path], 'name');
      changes.push(formatProblem({ ...place, message }));
    }
  }
  if (changes.length === 0) return undefined;
  try {
    const source = editYaml(content.name, content.text, filled);
    const text = editYaml(content.name, source, next as object, Object.keys(next as object));
    return {
      text,
      changes: [...changes, ...describeLostComments(content.name, content.text, text)],
    };
  } catch (error) {
    // What is left to do is named by the check of the content.
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

function fillEmpty(all: unknown, path: FieldPath): void {
  const group = fieldAt(all, path.slice(0, -1)) as Record<PropertyKey, unknown>;
  const name = path.at(-1) as PropertyKey;
  if (!isNews(group[name])) group[name] = '-';
}

/** The sections of a page, and the file itself. */
const listHolders = (file: string, value: object): FieldPath[] =>
  pathOfPage(file) === undefined ? [[]] : [...sectionsOf(value).map(([key]) => [key]), []];

/** Comments stand above what they are about, and go with it. */
function describeLostComments(name: string, before: string, after: string): string[] {
  const list = (text: string) => [...text.matchAll(/^[ \t]*#.*$/gm)].map(String);
  const left = list(after);
  return list(before).flatMap((comment) => {
    const index = left.indexOf(comment);
    if (index >= 0) left.splice(index, 1);
    return index < 0 ? `${name}: a comment went with what it was about: ${comment.trim()}` : [];
  });
}
