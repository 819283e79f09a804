import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { siteBundle } from '../../../packages/sitewright/build/vite/site-bundle.ts';
import { loadContent } from '../../../packages/sitewright/content/validate/load-content.ts';
import { servePreview } from '../../../packages/sitewright/hosting/preview.ts';
import { readSite } from '../../../packages/sitewright/kinds/read-site.ts';
import { listen } from '../../../packages/sitewright/lib/listen.ts';
import { writePageEditor } from '../../../packages/sitewright-editor/live/write-page-editor.ts';
import { example } from '../example.ts';
import { isText } from '../git/git-api.ts';
import { GitRepository } from '../git/git-repository.ts';
import type { HostedService } from '../git/hosted-services.ts';

/** The example's content folder, as somebody has committed it. */
export function createRepository(): GitRepository {
  const files = readdirSync(example, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const place = `${example}/${name.replaceAll(path.sep, '/')}`;
    if (statSync(place).isDirectory()) return [];
    return [[place, readFileSync(place, isText.test(place) ? 'utf8' : 'latin1')] as const];
  });
  return new GitRepository(new Map(files));
}

/** Writes the editor of a live site whose repository is at a service, and serves it with the headers of production. */
export async function serveEditor(folder: string, host: HostedService) {
  const service = host.createApi(createRepository());
  const server = `http://localhost:${await listen(service.server)}`;
  mkdirSync(folder, { recursive: true });
  for (const page of ['index.html', '404.html']) writeFileSync(path.join(folder, page), '<html>');
  const editing = { service: host.kind, repository: host.project, branch: 'main', server };
  const content = readSite(example);
  const { site } = await loadContent(content);
  const bundle = () => siteBundle(path.dirname(example));
  const styles = 'section { padding: 2rem }';
  await writePageEditor(folder, { ...site, editing }, '', content, { bundle, styles });
  const preview = createServer(servePreview(folder));
  const admin = `http://localhost:${await listen(preview)}/admin`;
  return { service, admin, servers: [preview, service.server] };
}
