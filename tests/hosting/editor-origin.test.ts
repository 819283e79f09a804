import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { servePreview } from '../../packages/sitewright/hosting/preview.ts';
import { listFilesIn } from '../../packages/sitewright/hosting/served-files.ts';
import { listen } from '../../packages/sitewright/lib/listen.ts';
import { SiteCopy } from '../support/site-copy.ts';
import { fetchPath } from './http-client.ts';

const copy = new SiteCopy();
afterAll(() => copy[Symbol.dispose]());
copy.change('content/site.yaml', (site) =>
  site.set('editing', {
    ...{ service: 'gitea', repository: 'acme/site', server: 'https://git.example.com' },
    at: 'https://edit.example.com',
  }),
);
const { ok, output } = copy.build();
if (!ok) throw new Error(output);

test('an editor with an address of its own is a folder of its own with all that pages show, and the site has no trace of it', async () => {
  const [site = '', editor = ''] = ['client', 'editor'].map((name) =>
    path.join(copy.folder, 'build', name),
  );
  expect(listFilesIn(site).filter((file) => file.includes('admin'))).toEqual([]);
  const server = createServer(servePreview(editor));
  const origin = `http://localhost:${await listen(server)}`;
  onTestFinished(() => void server.close());
  const get = (address: string) => fetchPath(origin, address);
  const page = await get('/admin/pricing');
  expect(page.status).toBe(200);
  expect(page.headers['content-security-policy']).toBe("frame-ancestors 'none'");
  expect(page.text).toContain("connect-src 'self' https://git.example.com;");
  const styles = (await get('/admin/live/page.css')).text;
  const files = [...styles.matchAll(/url\(["']?(\/[^"')]+)/g)].map(([, address = '']) => address);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200]);
  expect((await get('/')).text).toContain('url=/admin"');
  expect((await get('/pricing')).status).toBe(404);
});
