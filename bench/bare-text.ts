import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ElementContent, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { compressFiles } from '../packages/sitewright/build/finish-files.ts';
import { listFilesIn } from '../packages/sitewright/hosting/served-files.ts';

/** Elements without any of the page's text. */
const droppedElements = new Set(['style', 'script', 'link', 'meta', 'svg', 'img', 'title']);

/**
 * Writes the text of each page in the same elements as bare HTML, without styles,
 * fonts, pictures and scripts. No page with that text can paint sooner.
 *
 * @param from a built site
 * @param to the folder to write, compressed as the site is
 */
export async function writeBareText(from: string, to: string): Promise<void> {
  for (const file of listFilesIn(from).filter((file) => file.endsWith('.html'))) {
    const { children } = fromHtml(readFileSync(path.join(from, file), 'utf8'));
    const meta = [
      h('meta', { charset: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
    ];
    const head = h('head', [...meta, h('title', file)]);
    const page = h('html', { lang: 'en' }, [head, ...children.flatMap(keepText)]);
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    writeFileSync(path.join(to, file), `<!DOCTYPE html>${toHtml(page)}`);
  }
  await compressFiles(to);
}

function keepText(node: RootContent): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || droppedElements.has(node.tagName)) return [];
  const { tagName, properties } = node;
  // The menu of narrow windows repeats the links of the header.
  if (properties.popover !== undefined) return node.children.slice(1).flatMap(keepText);
  const children = node.children.flatMap(keepText);
  if (tagName === 'html' || tagName === 'head') return children;
  const { href, type, name } = properties;
  return [h(tagName, { href, type, name }, children)];
}
