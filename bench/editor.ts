/**
 * npm run bench:editor: how large the editors are that editors load, on their own machine and on the live site, in bytes
 * and in bytes of gzip, and which packages are in them, with their versions and licences. SITE=sites/brasswick has the
 * live one with that site's own views.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { siteBundle } from '../packages/sitewright/build/vite/site-bundle.ts';
import {
  bundleEditor,
  type SiteBundle,
} from '../packages/sitewright-editor/server/bundle-editor.ts';

const editors: readonly [name: string, entry: string, readSite: () => Promise<SiteBundle>][] = [
  ['on the own machine', 'browser/start.ts', async () => ({ plugins: [], alias: [] })],
  [
    'on the live site',
    'live/browser/start.tsx',
    () => siteBundle(process.env.SITE || 'sites/countermark'),
  ],
];

const number = new Intl.NumberFormat('en');
const packages = new Map<string, string>();

/** Notes the packages of which something is in a bundle. */
const notePackages: Plugin = {
  name: 'note-packages',
  generateBundle(_options, bundle) {
    for (const one of Object.values(bundle)) {
      if (one.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(one.modules)) {
        const [, folder = '', name = ''] =
          /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(id.replaceAll('\0', '')) ?? [];
        if (name && renderedLength > 0) packages.set(name, describePackage(folder));
      }
    }
  },
};

function describePackage(folder: string): string {
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return `${version}, ${license ?? 'no licence named'}`;
}

for (const [name, entry, readSite] of editors) {
  packages.clear();
  const { plugins, alias } = await readSite();
  const files = await bundleEditor(entry, { plugins: [...plugins, notePackages], alias });
  console.log(`The editor ${name}`);
  for (const [file, text] of files) {
    const [bytes, zipped] = [Buffer.byteLength(text), gzipSync(text, { level: 9 }).length];
    console.log(`  ${file}: ${number.format(bytes)} bytes, ${number.format(zipped)} of gzip`);
  }
  console.log(`  ${packages.size} packages:`);
  for (const one of [...packages.keys()].sort()) console.log(`    ${one} ${packages.get(one)}`);
}
