import { DomUtils, parseDocument } from 'htmlparser2';
import { addCspMeta, type OwnSources } from '../../hosting/csp.ts';
import { type Locate, locateAddresses } from '../base-path.ts';
import type { PageElement, PageTree } from '../css/page-tree.ts';
import { shortenNames } from '../css/short-names.ts';
import type { StyleSheet } from '../css/style-sheet.ts';
import { isolateNumbersOn } from './isolate-numbers.ts';
import { keepPhonesWhole } from './keep-phones.ts';
import { moveProps } from './move-props.ts';

/**
 * Writes a page with its style in its head, so that its first paint needs one response, and with its policy.
 * It gets only the rules that it uses, and those that its scripts can bring about. Nothing is painted before its
 * heading has come: a header alone would take a frame of its own.
 *
 * @param tree the page as React renders it; is changed
 * @param locate says where its addresses lead to once it is deployed
 * @param own what the site allows on each of its pages
 * @returns the page as visitors get it, its parts, and the scripts that hold what these are given, by their paths
 */
export function finishPage(
  tree: PageTree,
  styleSheet: StyleSheet,
  locate: Locate,
  own: OwnSources = {},
) {
  const { elements } = tree;
  keepPhonesWhole(tree);
  isolateNumbersOn(tree);
  const css = shortenNames(tree, styleSheet.pruneFor(tree));
  locateAddresses(tree, locate);
  const moved = moveProps(tree, locate);
  const heading = elements.find(({ name }) => name === 'h1')?.attribs.id;
  const expected = heading ? `<link rel="expect" blocking="render" href="#${heading}">` : '';
  const added = parseDocument(`${expected}<style>${css}</style>`).children.slice() as PageElement[];
  const head = elements.find(({ name }) => name === 'head');
  if (head) for (const one of added) DomUtils.appendChild(head, one);
  return { html: addCspMeta(tree.toHtml(), [...elements, ...added], own), ...moved };
}
