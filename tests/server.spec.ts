import { spawnSync } from 'node:child_process';
import { expect, test } from './fixtures.ts';

test.describe('the preview server @build', () => {
  test('answers a known path with 200 and an unknown one with 404', async ({ request }) => {
    expect((await request.get('/')).status()).toBe(200);
    expect((await request.get('/?utm_source=letter')).status()).toBe(200);
    expect((await request.get('/platforms/franchise')).status()).toBe(404);
    expect((await request.get('/../package.json')).status()).toBe(404);
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
