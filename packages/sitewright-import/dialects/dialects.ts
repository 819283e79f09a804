import { containers } from './containers.ts';
import { html } from './html.ts';
import { hugo } from './hugo.ts';
import { kramdown } from './kramdown.ts';
import { liquid } from './liquid.ts';
import { mdx } from './mdx.ts';
import { mkdocs } from './mkdocs.ts';
import type { Dialect } from './rule.ts';
import { signs } from './signs.ts';
import { wiki } from './wiki.ts';
import { wordpress } from './wordpress.ts';

/** All dialects. Where two rules find something in the same place, the first one writes it. */
export const dialects: readonly Dialect[] = [
  ...[liquid, hugo, mdx, wordpress, mkdocs, containers, kramdown, wiki, html, signs],
];
