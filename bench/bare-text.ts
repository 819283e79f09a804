import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { listServedFiles } from '../hosting/served-files.ts';
import { compressFiles } from '../pipeline/finish-files.ts';

/** Elements without any of the page's text. */
const droppedElements = new Set(['style', 'script', 'link', 'meta', 'svg', 'img', 'title']);
const keptAttributes = ['href', 'type', 'name'];
const voidElements = new Set(['br', 'hr', 'input', 'wbr', 'col']);

/**
 * Writes the text of each page in the same elements as bare HTML, without styles,
 * fonts, pictures and scripts. No page with that text can paint sooner.
 *
 * @param from a built site
 * @param to the folder to write, compressed as the site is
 */
export async function writeBareText(from: string, to: string): Promise<void> {
  for (const file of listServedFiles(from).filter((file) => file.endsWith('.html'))) {
    const tree = fromHtml(readFileSync(path.join(from, file), 'utf8'));
    const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
    const html = `<!DOCTYPE html><html lang="en"><head>${head}<title>${file}</title></head>${tree.children.map(toBareHtml).join('')}</html>`;
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    writeFileSync(path.join(to, file), html);
  }
  await compressFiles(to);
}

function toBareHtml(node: RootContent): string {
  if (node.type === 'text') return node.value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  if (node.type !== 'element' || droppedElements.has(node.tagName)) return '';
  // The menu of narrow windows repeats the links of the header.
  if (node.properties.popover !== undefined) {
    const [, ...platforms] = node.children;
    return platforms.map(toBareHtml).join('');
  }
  const children = node.children.map(toBareHtml).join('');
  if (node.tagName === 'html' || node.tagName === 'head') return children;
  const attributes = keptAttributes.flatMap((name) => {
    const value = node.properties[name];
    return value === undefined ? [] : ` ${name}="${value}"`;
  });
  const startTag = `<${node.tagName}${attributes.join('')}>`;
  return voidElements.has(node.tagName) ? startTag : `${startTag}${children}</${node.tagName}>`;
}
