import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { contentFiles } from '../../app/content/content-files.ts';
import { nameContentFile } from '../../app/content/content-folder.ts';
import { draftTranslation } from '../../app/content/draft-translation.ts';
import type { JsonSchema } from '../../app/content/json-schema.ts';
import { genericJsonSchemas, kindOf } from '../../app/content/json-schemas.ts';
import { languageFolder, readLanguageTags } from '../../app/content/languages.ts';
import { splitFrontMatter } from '../../app/content/markdown/front-matter.ts';
import type { Problem } from '../../app/content/problem.ts';
import { blameLines } from './blame-lines.ts';

/** How far a language is translated. */
export interface TranslationState {
  /** Its BCP 47 tag. */
  tag: string;
  /** The files of the first language that it does not have, which are pages that it does not have. */
  missing: string[];
  /** The words that are older than their originals. */
  outdated: Problem[];
}

/**
 * Compares each translation with its original.
 *
 * @param folder path of the content folder, whose files are valid
 */
export function compareTranslations(folder: string): TranslationState[] {
  const [, ...tags] = readLanguageTags(folder);
  if (tags.length === 0) return [];
  const schemas = genericJsonSchemas();
  const files = contentFiles(folder).filter((file) => /\.(yaml|md)$/.test(file));
  return tags.map((tag) => {
    const own = languageFolder(folder, tag);
    const isMissing = (file: string) => !existsSync(path.join(own, file));
    const translated = files.filter((file) => !isMissing(file));
    return {
      tag,
      missing: files.filter(isMissing).filter((file) => hasWords(folder, file, schemas)),
      outdated: translated.flatMap((file) => findOutdated(folder, own, file)),
    };
  });
}

function hasWords(folder: string, file: string, schemas: ReadonlyMap<string, JsonSchema>): boolean {
  if (file.endsWith('.md')) return true;
  const value = parseDocument(readFileSync(path.join(folder, file), 'utf8')).toJS();
  return draftTranslation(value, schemas.get(kindOf(file)) ?? {}, (words) => words) !== undefined;
}

function findOutdated(folder: string, own: string, file: string): Problem[] {
  const original = readTimes(path.join(folder, file));
  const translation = readTimes(path.join(own, file));
  const name = nameContentFile(folder, file);
  return [...translation].flatMap(([field, { line, column, time }]): Problem[] => {
    const first = original.get(field);
    if (!first || first.time <= time) return [];
    const day = new Date(first.time * 1000).toISOString().slice(0, 10);
    const message = `older than ${name}:${first.line}, which changed on ${day}: read both, and translate anew or save the line again`;
    return [{ file: nameContentFile(own, file), line, column, field, message }];
  });
}

interface Place {
  line: number;
  column: number;
  /** When the last of its lines changed, in seconds since 1970. */
  time: number;
}

/** Every text of a file with its place; in Markdown, those of the front matter, and the text as `text`. */
function readTimes(file: string): Map<string, Place> {
  const places = new Map<string, Place>();
  const times = blameLines(file);
  if (!times) return places;
  const source = readFileSync(file, 'utf8');
  const parts = splitFrontMatter(source);
  const latest = (from: number, to: number) => Math.max(0, ...times.slice(from - 1, to));
  const yaml = parts?.frontMatter ?? source;
  const lines = new LineCounter();
  visit(parseDocument(yaml, { lineCounter: lines }), {
    Scalar(key, node, ancestors) {
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
      const start = lines.linePos(node.range[0]);
      const end = lines.linePos(Math.max(node.range[0], node.range[1] - 1));
      const place = { line: start.line, column: start.col, time: latest(start.line, end.line) };
      places.set(pathOf(ancestors, node), place);
    },
  });
  if (parts) {
    const first = /^\n*/.exec(parts.body)?.[0].length ?? 0;
    places.set('text', { line: first + 1, column: 1, time: latest(first + 1, times.length) });
  }
  return places;
}

/** `hero.stats[2].label` */
function pathOf(ancestors: readonly unknown[], node: unknown): string {
  const chain = [...ancestors, node];
  return chain
    .flatMap((one, index) => {
      const parent = chain[index - 1] as { items?: unknown[] } | undefined;
      const { key } = one as { key?: unknown };
      if (isScalar(key)) return [`.${key.value}`];
      const place = key === undefined ? (parent?.items?.indexOf(one) ?? -1) : -1;
      return place >= 0 ? [`[${place}]`] : [];
    })
    .join('')
    .slice(1);
}
