import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { fromHtml } from 'hast-util-from-html';
import { findTextMistake, type StartStep, silently } from 'sitewright/lib';
import { readTextFile, writeSafely } from 'sitewright/node';
import { toAddressName } from 'sitewright/pages';
import { isRemote, maskUnseen, nameInUrl, parseMarkdown, splitFrontMatter } from 'sitewright/texts';
import { visitParents } from 'unist-util-visit-parents';

/** In milliseconds. */
const longestWait = 30_000;

/** The pictures of other sites that a text in Markdown shows: their addresses as they are written there. */
function listRemotePictures(source: string): string[] {
  const urls = new Set<string>();
  const definitions = new Map<string, string>();
  const references = new Set<string>();
  visitParents(parseMarkdown(splitFrontMatter(source)?.body ?? source), (node) => {
    if (node.type === 'image') urls.add(node.url);
    if (node.type === 'imageReference') references.add(node.identifier);
    if (node.type === 'definition') definitions.set(node.identifier, node.url);
    if (node.type !== 'html') return;
    visitParents(fromHtml(node.value, { fragment: true }), 'element', ({ tagName, properties }) => {
      if (tagName === 'img') urls.add(String(properties.src ?? ''));
    });
  });
  for (const name of references) urls.add(definitions.get(name) ?? '');
  return [...urls].filter(isRemote);
}

/**
 * Downloads the pictures of other sites that texts show into `pictures/`, and writes their names in the texts.
 *
 * @param folder the content folder
 * @param files the texts, by their paths in it
 * @returns a line for each picture, and those of pictures that could not be had and of texts that cannot be read, which stay as they are
 */
export async function fetchPictures(
  folder: string,
  files: readonly string[],
  startStep: StartStep = silently,
): Promise<{ done: string[]; failed: string[] }> {
  const done: string[] = [];
  const failed: string[] = [];
  const names = new Map<string, string>();
  startStep('Reading the texts');
  const texts = files.map((file) => {
    const place = path.join(folder, file);
    const source = readTextFile(place);
    const mistake = findTextMistake(maskUnseen(source));
    if (mistake) failed.push(`${place}:${mistake.line}:${mistake.column} ${mistake.message}`);
    return { place, source, urls: mistake ? [] : listRemotePictures(source) };
  });
  const advance = startStep('Fetching the pictures', texts.flatMap(({ urls }) => urls).length);
  for (const { place, source, urls } of texts) {
    let text = source;
    for (const url of urls) {
      try {
        const name = names.get(url) ?? (await download(url, path.join(folder, 'pictures')));
        names.set(url, name);
        const changed = text.replaceAll(pictureAt(url), name);
        const remedy = changed === text ? `: write ${name} in its place` : '';
        text = changed;
        done.push(`${place}: ${url} became pictures/${name}${remedy}`);
      } catch (error) {
        failed.push(`${place}: expected the picture at ${url}, found ${describeFailure(error)}`);
      }
      advance();
    }
    if (text !== source) writeSafely(place, text);
  }
  return { done, failed };
}

/** Where an address is that of a picture, and no link and no beginning of a longer one. */
const pictureAt = (url: string): RegExp => {
  const written = RegExp.escape(url).replaceAll('\\x26', '&(?:amp;)?');
  return new RegExp(
    `(?<=!\\[[^\\]]*\\]\\(\\s*<?|\\]:\\s*<?|src=["']?)${written}(?=[\\s)>"']|$)`,
    'gm',
  );
};

/** Why a download failed, in words. */
export const describeFailure = (error: unknown) =>
  error instanceof Error
    ? [error.cause, error].map(String).find((one) => one !== 'undefined')
    : error;

/**
 * Downloads a picture.
 *
 * @returns its bytes, and a name of which the ending says what it is
 * @throws Error that says what was found in its place
 */
export async function downloadPicture(url: string): Promise<{ name: string; bytes: Buffer }> {
  const address = url.startsWith('//') ? `https:${url}` : url;
  const response = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
  if (!response.ok) throw new Error(`the answer ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const isDrawing = /^image\/svg/.test(response.headers.get('content-type') ?? '');
  const { ext, mime } = (await fileTypeFromBuffer(bytes)) ?? { ext: '', mime: '' };
  if (!isDrawing && !mime.startsWith('image/')) throw new Error('what is no picture');
  const stem = toAddressName(nameInUrl(url)).replace(/\.\w+$/, '') || 'picture';
  return { name: `${stem}.${isDrawing ? 'svg' : ext}`, bytes };
}

/** @returns the name of the file; one that is there already keeps its name and its bytes */
async function download(url: string, folder: string): Promise<string> {
  const { name: given, bytes } = await downloadPicture(url);
  const [, stem = '', ending = ''] = /^(.*)(\.\w+)$/s.exec(given) ?? [];
  mkdirSync(folder, { recursive: true });
  for (let count = 1; ; count += 1) {
    const name = `${stem}${count > 1 ? `-${count}` : ''}${ending}`;
    const place = path.join(folder, name);
    if (!existsSync(place)) writeFileSync(place, bytes);
    if (Buffer.compare(readFileSync(place), bytes) === 0) return name;
  }
}
