import { spawnSync } from 'node:child_process';
import { expect, test } from './fixtures.ts';
import { footerPaths, platformPaths } from './specification.ts';

test.describe('the preview server @once', () => {
  test('answers a known path with 200 and an unknown one with 404', async ({ request }) => {
    expect((await request.get('/')).status()).toBe(200);
    expect((await request.get('/?utm_source=letter')).status()).toBe(200);
    for (const path of [
      ...[...platformPaths.slice(1), ...footerPaths],
      ...['/404', '/404.html', '/500', '/500.html', '/index', '/index.html', '/about.html'],
      ...['/ABOUT', '/about/nobody', '/about.html.br', '/../package.json', '/%2e%2e/package.json'],
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
    expect((await request.post('/')).status()).toBe(405);
  });

  test('sends pages compressed, revalidated, and under a policy that names their own style', async ({
    request,
  }) => {
    const page = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
    const headers = page.headers();
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toContain('must-revalidate');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const again = await request.get('/', {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' },
    });
    expect(again.status()).toBe(304);
  });

  test('says in one line that its port is taken', async ({ baseURL }) => {
    const { port } = new URL(baseURL ?? '');
    const env = { ...process.env, PORT: port };
    const { status, stdout, stderr } = spawnSync('node', ['deploy/preview.ts'], { env });
    expect(status).toBe(1);
    expect(String(stdout)).toBe('');
    expect(String(stderr)).toMatch(new RegExp(`^Port ${port} is in use: .+\\n$`));
  });
});
