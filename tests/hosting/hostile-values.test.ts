import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeHostFiles } from '../../packages/sitewright/build/host-files.ts';
import { readServedFiles } from '../../packages/sitewright/hosting/served-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { describeHosts } from './host.ts';
import { exampleSite, type HostedSite, hostileTexts, writers } from './hostile-site.ts';
import { hosts, workerd } from './hosts.ts';
import { fetchPath } from './http-client.ts';

/** Whether each writer can write what a site holds. */
function isWritable(part: Partial<HostedSite>): boolean {
  try {
    for (const write of Object.values(writers)) write({ ...exampleSite, ...part });
    return true;
  } catch {
    return false;
  }
}

/** A site with a file and an old path for each text that a name may hold and that no writer refuses. */
const folder = temporaryFolder();
mkdirSync(path.join(folder, 'files'));
for (const name of ['index', '404', '500'])
  writeFileSync(`${folder}/${name}.html`, '<head></head>');
for (const text of hostileTexts.filter((one) => !/[/\0]/.test(one))) {
  for (const ending of ['svg', 'pdf']) writeFileSync(`${folder}/files/a${text}z.${ending}`, text);
}
const offered = readServedFiles(folder).filter(({ file }) => file.startsWith('files/'));
const [kept, refused] = [true, false].map((is) =>
  offered.filter((file) => isWritable({ files: [file] }) === is),
) as [typeof offered, typeof offered];
for (const { file } of refused) rmSync(path.join(folder, file));
const moved = hostileTexts
  .map((text) => ({ from: `/old${text}z`, to: '/' }))
  .filter((redirect) => isWritable({ redirects: [redirect] }));
writeHostFiles(folder, { host: undefined, basePath: '' }, { moved });

describeHosts(
  hosts.filter((host) => host !== workerd),
  (host) => {
    test('sends each file and each redirect whose name is hostile', async () => {
      const { origin, stop } = await host.start(folder);
      onTestFinished(stop);
      expect([kept.length, moved.length].map((count) => count > 10)).toEqual([true, true]);
      for (const { file, urlPath = '' } of kept) {
        const { status, text } = await fetchPath(origin, urlPath);
        expect([status, text], file).toEqual([200, readFileSync(path.join(folder, file), 'utf8')]);
      }
      for (const { from } of moved) {
        const { status, headers } = await fetchPath(origin, new URL(from, origin).pathname);
        expect([status, headers.location], from).toEqual([301, '/']);
      }
    });
  },
);
