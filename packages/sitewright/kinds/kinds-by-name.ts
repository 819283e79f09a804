import type { KindName } from '../content/pages/section-kind.ts';
import type { SectionDefinition } from '../page/sections/define-section.ts';
import * as all from './index.ts';

type All = typeof all;

declare module '../content/pages/section-kind.ts' {
  interface Kinds extends All {}
}

/** Every kind of section by its name, for whoever reads content. */
export const kinds: ReadonlyMap<KindName, SectionDefinition> = new Map(
  Object.entries(all) as [KindName, SectionDefinition][],
);
