import path from 'node:path';
import type { PartOfPage } from '../../kinds/live-part.tsx';
import type { Locate } from '../base-path.ts';
import { hashInputs } from '../build-cache.ts';
import type { PageTree } from '../css/page-tree.ts';

/** A part that lives, as a finished page has it. */
export interface BuiltPart extends PartOfPage {
  /** The names of its script and of that with what it is given, in `assets/`. */
  files: string[];
}

/**
 * Moves what the parts of a page are given out of it, into scripts that load when a part wakes: who touches nothing
 * loads none of it. What a part says of itself leaves the page too.
 *
 * @param tree its elements are changed: `data-from` has the address of a part's script
 * @param locate says where the scripts are once the site is deployed
 * @returns the texts of the scripts, by their paths in the folder to deploy, and the parts
 */
export function moveProps({ elements }: PageTree, locate: Locate) {
  const scripts = new Map<string, string>();
  const parts: BuiltPart[] = [];
  for (const { attribs } of elements) {
    const { 'data-props': props, 'data-part': script = '', 'data-live': live = '{}' } = attribs;
    if (props === undefined) continue;
    const text = `export default ${props}`;
    const address = `/assets/props-${hashInputs(text).slice(0, 12)}.js`;
    scripts.set(address, text);
    attribs['data-from'] = locate(address);
    parts.push({ ...JSON.parse(live), files: [script, address].map((one) => path.basename(one)) });
    delete attribs['data-props'];
    delete attribs['data-live'];
  }
  return { scripts, parts };
}
