import type { Locate } from '../base-path.ts';
import { hashInputs } from '../build-cache.ts';
import type { PageTree } from '../css/page-tree.ts';

/**
 * Moves what the parts of a page are given out of it, into scripts that load when a part wakes: who touches nothing
 * loads none of it.
 *
 * @param tree its elements are changed: `data-from` has the address of a part's script
 * @param locate says where the scripts are once the site is deployed
 * @returns the texts of the scripts, by their paths in the folder to deploy
 */
export function moveProps({ elements }: PageTree, locate: Locate): Map<string, string> {
  const scripts = new Map<string, string>();
  for (const { attribs } of elements) {
    const { 'data-props': props } = attribs;
    if (props === undefined) continue;
    const text = `export default ${props}`;
    const address = `/assets/props-${hashInputs(text).slice(0, 12)}.js`;
    scripts.set(address, text);
    attribs['data-from'] = locate(address);
    delete attribs['data-props'];
  }
  return scripts;
}
