import { addCspMeta } from '../../hosting/csp.ts';
import { type Locate, locateAddresses } from '../base-path.ts';
import { parsePage, type ReadAsset } from '../css/page-tree.ts';
import { shortenNames } from '../css/short-names.ts';
import type { StyleSheet } from '../css/style-sheet.ts';
import { isolateNumbersOn } from './isolate-numbers.ts';

/**
 * Writes a page with its style in its head, so that its first paint needs one response, and with its policy.
 * It gets only the rules that it uses, and those that its scripts can bring about. Nothing is painted before its
 * heading has come: a header alone would take a frame of its own.
 *
 * @param markup the page as React renders it
 * @param locate says where its addresses lead to once it is deployed
 * @returns the page with the names that the code gives its classes, and as visitors get it
 */
export function finishPage(
  markup: string,
  styleSheet: StyleSheet,
  readAsset: ReadAsset,
  locate: Locate,
) {
  const tree = parsePage(markup, readAsset);
  const heading = tree.elements.find(({ name }) => name === 'h1')?.attribs.id;
  const expected = heading ? `<link rel="expect" blocking="render" href="#${heading}">` : '';
  const addStyle = (html: string, css: string) =>
    html.replace('</head>', () => `${expected}<style>${css}</style></head>`);
  const plain = tree.toHtml();
  isolateNumbersOn(tree);
  const css = styleSheet.pruneFor(tree);
  const html = addStyle(plain, css);
  const shortCss = shortenNames(tree, css);
  locateAddresses(tree, locate);
  return { html, deployedHtml: addCspMeta(addStyle(tree.toHtml(), shortCss)) };
}
