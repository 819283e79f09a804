import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describeHosts } from '../../../tests/hosting/host.ts';
import { nginx } from '../../../tests/hosting/hosts.ts';
import { fetchPath } from '../../../tests/hosting/http-client.ts';
import { commandFile } from '../../../tests/support/machine.ts';
import { readBuiltSite } from '../publish/built-site.ts';
import { describeHistory, listOld } from '../publish/history.ts';
import { getPreviewPath, publishPreview } from '../publish/preview-change.ts';
import { Server } from '../publish/server.ts';
import { createLocalTransport, createSshTransport } from '../publish/transport.ts';
import { createBuild, releaseTo, TestServer } from './publishing.ts';

// On Caddy, and with everything that can go wrong, in long/release.test.ts.
describeHosts(releaseTo(nginx), () => {
  test('releases by ssh go live, an undo brings back the last one, and old ones are deleted', async () => {
    const server = await TestServer.create('nginx');
    const titles = ['one', 'two', 'three'];
    const builds = titles.map((title) => createBuild(server.address, title));
    for (const [index, build] of builds.entries()) {
      const said = await server.release(build);
      expect(said).toMatch(/^http:\S+ is [0-9a-f]{12}, commit/);
      expect((await server.read()).title).toBe(titles[index]);
    }
    const unchanged = await server.read();
    expect(await server.release(builds[2] ?? '')).toMatch(/^Nothing changed: [0-9a-f]{12} is live/);
    expect(await server.read()).toEqual(unchanged);

    // A release that was cut off behind the switch has let something wrong be live.
    const page = path.join(server.folder, unchanged.live ?? '', 'about.html');
    const right = readFileSync(page);
    writeFileSync(page, 'Another page');
    await expect(server.release(builds[2] ?? '')).rejects.toThrow(
      /answers wrong: content: \/about differs .* Nothing was changed: .* --undo\.$/,
    );
    writeFileSync(page, right);

    for (const title of ['two', 'one']) {
      expect(await server.undo()).toMatch(/ is [0-9a-f]{12} again, commit/);
      // For a moment nginx lets its last processes answer too.
      await expect.poll(async () => (await server.read()).title).toBe(title);
    }
    await expect(server.undo()).rejects.toThrow(/^There is no release before the live one: build/);

    // The first one is live, and stays.
    const state = await server.read();
    await server.connect().prune(listOld(state, 1));
    const after = await server.read();
    expect(after).toMatchObject({ title: 'one', there: [state.live] });
    expect(await server.listAssets()).toEqual(['style-one.css']);
    const list = describeHistory(after).split('\n');
    expect(list[1]).toMatch(
      /^\* {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}[0-9a-f]{12} {2}Ada {2}Acme .* undo$/,
    );
    expect(list.filter((line) => line.startsWith('*'))).toHaveLength(1);
    expect(list.filter((line) => line.endsWith('deleted'))).toHaveLength(3);
  });
});

test('what is no server, no folder or no command is refused before anything runs', () => {
  for (const target of ['-oProxyCommand=x', 'root@www;x', 'www:22', '$(x)', '']) {
    expect(() => createSshTransport(target), target).toThrow(
      / is no server: expected one like root@www$/,
    );
  }
  for (const folder of ['../x', '/', '/srv/../x', '/srv/a b', "/srv/'x", '/srv/site;']) {
    expect(() => new Server(createLocalTransport('local'), folder), folder).toThrow(
      / is no folder: expected one like/,
    );
  }
  const options = [commandFile('release'), 'root@www', '--undo', '--list'];
  const { status, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^usage: npm run release -- root@www/),
  ]);
});

test('a program that a release needs and this machine has not is named, with what installs it', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', '');
  const { copy } = createSshTransport('root@www');
  await expect(copy('build', '/srv/site', () => {})).rejects.toThrow(
    /^rsync is not installed on this machine: apt-get install rsync$/,
  );
});

describeHosts(releaseTo(nginx), () => {
  test('a preview is beside the live site behind a password, and is removed where anybody could see it', async () => {
    const server = await TestServer.create('nginx');
    await server.release(createBuild(server.address, 'live'));
    const previewPath = getPreviewPath('new');
    const address = server.address + previewPath;
    const built = readBuiltSite(createBuild(address, 'preview'));
    const show = () => publishPreview(server.connect(), built, 'new', address);
    await expect(show()).rejects.toThrow(
      /does not ask for a password \(status 404\), so the preview was removed/,
    );
    server.addPreviews();
    await expect
      .poll(() => show().catch((error) => error.message))
      .toBe(`The preview is at ${address}/, behind its password.`);
    const get = (page: string) =>
      fetchPath(server.address, previewPath + page, { auth: 'preview:secret' });
    // There is no file of passwords yet.
    expect((await get('/')).status).toBe(403);
    server.writePasswords('preview:{PLAIN}secret');
    for (const [page, status, text] of [
      ['/', 200, 'preview'],
      ['/about', 200, 'About preview'],
      ['/nothing', 404, 'Not found'],
    ] as const) {
      const response = await get(page);
      expect([response.status, response.text], page).toEqual([
        status,
        expect.stringContaining(`<title>${text}`),
      ]);
      expect(response.headers).toMatchObject({
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      });
      expect((await fetchPath(server.address, previewPath + page)).status).toBe(401);
    }
    expect((await server.read()).title).toBe('live');
    await server.connect().removePreview('new');
    expect((await get('/')).status).toBe(404);
    expect(() => getPreviewPath('../x')).toThrow(/is no name of a preview/);
  });
});
