import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { vendors } from '../../../../../tests/support/example.ts';
import { lacks } from '../../../../../tests/support/page/structured-data.ts';
import { kindsOf, strangers } from '../../../../../tests/support/schema-org.ts';
import types from '../../../content/schemas/organization-types.json' with { type: 'json' };
import { loadContent } from '../../../content/validate/load-content.ts';
import { readSite } from '../../../kinds/read-site.ts';
import { listRoutes, type Route } from '../../routes.ts';
import { loadSections } from '../load-sections.ts';

/** What search engines read on a page of sections. */
function readData({ kind, path, content }: Route): Record<string, unknown>[] {
  if (kind !== 'page') return [];
  const { head } = loadSections(content, path);
  const [data] = head.flatMap((tag) =>
    'structuredData' in tag ? [Object(tag.structuredData)] : [],
  );
  return JSON.parse(JSON.stringify(data?.['@graph'] ?? []));
}

const folders = readdirSync('tests/vendors').map((name) => `tests/vendors/${name}`);

test.each([...vendors, ...folders])(
  'every page of %s tells what search engines require and schema.org knows',
  async (folder) => {
    const routes = listRoutes(await loadContent(readSite(folder)));
    const data = routes.flatMap((route) => readData(route));
    expect(data.length).toBeGreaterThan(2);
    expect(data.flatMap((one) => lacks(one))).toEqual([]);
    expect(strangers(data)).toEqual([]);
    // What has hours or a telephone number is a place, or a way to reach the vendor.
    for (const route of routes) {
      const things = readData(route);
      const ids = things.flatMap((one) => one['@id'] ?? []);
      expect(new Set(ids).size, route.path).toBe(ids.length);
    }
  },
);

test('the types of organizations are those of schema.org', () => {
  expect([...types.places].sort()).toEqual(kindsOf('LocalBusiness').sort());
  expect([...types.organizations, ...types.places].sort()).toEqual(kindsOf('Organization').sort());
});
