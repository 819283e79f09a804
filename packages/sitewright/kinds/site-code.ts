import { createRequire } from 'node:module';
import path from 'node:path';
import type { SiteDrawing } from '../content/fields/drawings.ts';
import type { DrawShareMarks, KindName, SiteCode } from '../content/pages/section-kind.ts';
import { pageSchemasOf } from '../content/schemas/json-schemas.ts';
import { readTextFile } from '../lib/read-text-file.ts';
import { UserError } from '../lib/user-error.ts';
import type { OwnFile } from '../page/own-file.ts';
import type { SectionDefinition } from '../page/sections/define-section.ts';
import { checkConfig } from './check-config.ts';
import { kinds as own } from './kinds-by-name.ts';
import { listSiteFiles } from './site-files.ts';

/** What a site's content is read with: the machine's kinds of sections and the site's own, and its drawings. */
export interface OwnCode extends SiteCode {
  kinds: ReadonlyMap<KindName, SectionDefinition>;
}

/** The kinds of all sites that were loaded: to make the schemas of new ones takes as long as to read all content. */
const known: OwnCode['kinds'][] = [own];

/**
 * Loads the code that a site's content is read with. A bundle has the site's modules themselves in the
 * place of this file (build/vite/site-modules.ts).
 *
 * @param site path of the site's folder
 * @returns every kind by its name, of which one of the site's own takes the place of the machine's, and the drawings
 * @throws UserError when a module of the site does not export what it is called by, or has a mistake
 */
export function loadSiteCode(site: string): OwnCode {
  const { definitions, drawings, shareImage, files, config } = listSiteFiles(site, own.keys());
  const loaded = [...definitions].map(
    ([kind, file]) =>
      [
        kind as KindName,
        loadExport<SectionDefinition>(file, kind, 'defineSection({ … })'),
      ] as const,
  );
  const drawn = drawings
    ? Object.entries(loadExport<Record<string, SiteDrawing>>(drawings, 'drawings', '{ … }'))
    : [];
  const found = new Map([...own, ...loaded]);
  const kinds = known.find((one) => hasSame(one, found)) ?? found;
  if (kinds === found) known.push(found);
  return {
    kinds,
    schemaOfPage: pageSchemasOf(kinds),
    drawings: new Map(drawn),
    files: new Map(
      [...files].map(([address, file]) => [
        address,
        loadExport<OwnFile>(file, 'default', '({ content }) => …'),
      ]),
    ),
    config: config
      ? checkConfig(loadExport(config, 'default', 'defineConfig({ … })'), readTextFile(config))
      : undefined,
    drawShareMarks: shareImage
      ? loadExport<DrawShareMarks>(shareImage, 'drawShareMarks', '(panel, colour) => …')
      : undefined,
  };
}

const hasSame = <Value>(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>) =>
  one.size === other.size && [...one].every(([name, value]) => other.get(name) === value);

function loadExport<Value>(file: string, name: string, example: string): Value {
  const place = path.relative('', file);
  let module: Record<string, Value>;
  try {
    module = createRequire(import.meta.url)(file);
  } catch (error) {
    throw new UserError(`${place}: ${(error as Error).message}`);
  }
  const value = module[name];
  if (value) return value;
  const found = Object.keys(module).join(', ') || 'no export';
  const expected = name === 'default' ? 'export default' : `export const ${name} =`;
  throw new UserError(`${place}: expected ${expected} ${example}, found ${found}`);
}
