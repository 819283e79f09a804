import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { describeUnless } from '../host.ts';
import { exampleSite, hostileTexts, listPlaces, plant, writers } from '../hostile-site.ts';
import { caddy, nginx, writeConfiguration } from '../hosts.ts';
import { parseHeaderRules, parseRedirectRules } from '../parse-host-files.ts';
import { headersParser, load, redirectsParser } from '../tools.ts';

/** A site with a hostile text in each of its values that a writer does not refuse. */
function plantEverywhere(writer: keyof typeof writers, text: string) {
  const write = writers[writer];
  return listPlaces(exampleSite).reduce((site, place) => {
    const hostile = plant(site, place, text);
    try {
      write(hostile);
      return hostile;
    } catch {
      return site;
    }
  }, exampleSite);
}

/** What each server has against its file. */
const checks = {
  nginx(text: string) {
    const home = temporaryFolder();
    mkdirSync(path.join(home, 'current'));
    writeFileSync(path.join(home, 'current/_nginx.conf'), text);
    return run('nginx', '-e', 'stderr', '-t', '-q', '-c', writeConfiguration(home, 8080));
  },
  Caddy(text: string) {
    const home = temporaryFolder();
    writeFileSync(path.join(home, '_Caddyfile'), text);
    const file = path.join(home, 'Caddyfile');
    writeFileSync(file, `{\nadmin off\n}\nhttp://localhost {\nimport ${home}/_Caddyfile\n}\n`);
    return run('caddy', 'validate', '--adapter', 'caddyfile', '--config', file);
  },
};

function run(command: string, ...options: string[]): string {
  const { status, stderr } = spawnSync(command, options, { encoding: 'utf8' });
  return status === 0 ? '' : stderr;
}

for (const [name, host] of Object.entries({ nginx, Caddy: caddy })) {
  const writer = name as keyof typeof checks;
  describeUnless(host.describeMissing(), name, () => {
    test('starts with every site whose values are hostile and not refused', () => {
      for (const text of hostileTexts) {
        const written = writers[writer](plantEverywhere(writer, text));
        expect(checks[writer](written), JSON.stringify(text)).toBe('');
      }
    });
  });
}

const missing = existsSync(headersParser.folder) ? undefined : 'npm run test:hosts installs it';

describeUnless(missing, 'Netlify', () => {
  test('reads the rules that are said, whatever their values are', async () => {
    const { parseAllHeaders } = await load(headersParser);
    const { parseAllRedirects } = await load(redirectsParser);
    const home = temporaryFolder();
    for (const text of hostileTexts) {
      const where = JSON.stringify(text);
      const rules = writers._headers(plantEverywhere('_headers', text));
      writeFileSync(`${home}/_headers`, rules);
      const headersFiles = [`${home}/_headers`];
      const said = await parseAllHeaders({ headersFiles, minimal: true });
      expect(said.errors, where).toEqual([]);
      const names = parseHeaderRules(rules).map(({ block }) =>
        block.flatMap(({ words: [name = ''] }) => (name.startsWith('!') ? [] : name)),
      );
      const read = said.headers.map(({ values }: { values: object }) => Object.keys(values));
      expect(read, where).toEqual(names);

      const redirects = writers._redirects(plantEverywhere('_redirects', text));
      writeFileSync(`${home}/_redirects`, redirects);
      const redirectsFiles = [`${home}/_redirects`];
      const moved = await parseAllRedirects({ redirectsFiles, minimal: true });
      expect(moved.errors, where).toEqual([]);
      const found = moved.redirects.map((one: { status: number }) => String(one.status));
      expect(found, where).toEqual(parseRedirectRules(redirects).map(({ words }) => words[2]));
    }
  });
});
