import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text as readBody } from 'node:stream/consumers';
import { parse, stringify } from 'yaml';
import { languageOf } from '../../app/content/content-files.ts';
import { contentFolder, nameContentFile } from '../../app/content/content-folder.ts';
import { kindOf } from '../../app/content/json-schemas.ts';
import { mergeMarkdown } from './merge-markdown.ts';
import { mergeYaml } from './merge-yaml.ts';
import { withoutSlashes } from './upload-picture.ts';

/**
 * The content files in the folder of their language, by their paths in the editor's storage; nothing outside
 * has such a path.
 */
const contentFile =
  /^content\/((?:[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*\/)?(?:(?:brand\/|platforms\/)?[a-z0-9-]+\.yaml|(?:pages\/(?:[a-z0-9-]+\/)*|posts\/)[a-z0-9-]+\.md))$/;

/**
 * Saves or deletes a content file.
 *
 * @param content path of the content folder
 * @param name path of the file in the editor's storage
 * @throws Error when it is not a content file, or its fields are not valid YAML
 */
export async function changeFile(
  request: IncomingMessage,
  response: ServerResponse,
  content: string,
  name: string,
): Promise<void> {
  const [, inside] = contentFile.exec(name) ?? [];
  if (!inside) {
    throw new Error(
      `${name} is not a content file: /admin changes YAML and Markdown files in content/ only`,
    );
  }
  const file = path.join(content, inside);
  if (request.method === 'DELETE') {
    rmSync(file);
    return void response.writeHead(204).end();
  }
  if (request.method !== 'PUT') {
    return void response.writeHead(405, { Allow: 'PUT, DELETE' }).end();
  }
  const source = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const text = mergeFile(inside, source, await readBody(request));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  const type = inside.endsWith('.md') ? 'text/markdown' : 'application/yaml';
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(text);
}

/** @param source the file as it is; undefined for a new one */
function mergeFile(inside: string, source: string | undefined, next: string): string {
  const name = nameContentFile(contentFolder, inside);
  if (inside.endsWith('.md')) return mergeMarkdown(name, source ?? '', next);
  const value = withoutSlashes(parse(next));
  if (source !== undefined) return mergeYaml(name, source, value);
  const schema = `${languageOf(inside) ? 'translations/' : ''}${kindOf(inside)}.json`;
  const place = `${'../'.repeat(inside.split('/').length)}.schemas/${schema}`;
  return `# yaml-language-server: $schema=${place}\n${stringify(value, { lineWidth: 0 })}`;
}
