import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { describeHosts } from '../../../../tests/hosting/host.ts';
import { caddy, nginx } from '../../../../tests/hosting/hosts.ts';
import { fetchPath } from '../../../../tests/hosting/http-client.ts';
import { createBuild, releaseTo, TestServer } from '../publishing.ts';

const visitors = 8;
const hasWrk = !spawnSync('wrk', ['-v']).error;

describeHosts(releaseTo(nginx, caddy), ({ name }) => {
  test('ten releases and three undos under load: every answer is whole, and of what is live', async () => {
    const server = await TestServer.create(name === 'nginx' ? 'nginx' : 'caddy');
    const titles = Array.from({ length: 10 }, (_, index) => `release ${index}`);
    const builds = titles.map((title) => createBuild(server.address, title));
    await server.release(builds[0] ?? '');

    /** What a visitor may get now: while a release goes live, that or the last one. */
    let allowed = ['release 0'];
    const wrong: string[] = [];
    let [answers, resets] = [0, 0];
    let isOver = false;
    const visit = async () => {
      let etag = '';
      while (!isOver) {
        const before = allowed;
        const headers = etag ? { 'If-None-Match': etag } : undefined;
        const answer = await fetchPath(server.address, '/', { headers }).catch(String);
        answers += 1;
        if (typeof answer === 'string') {
          // Caddy resets connections that it has not accepted when it reads its configuration: browsers try again.
          const isTurning = before.length > 1 || allowed.length > 1;
          if (name === 'Caddy' && isTurning && /ECONNRESET/.test(answer)) resets += 1;
          else wrong.push(answer);
          continue;
        }
        const title = /<title>(.*)<\/title>/.exec(answer.text)?.[1] ?? '';
        const isWhole = answer.status === 304 || (answer.status === 200 && title !== '');
        const isLive = answer.status === 304 || [...before, ...allowed].includes(title);
        if (!isWhole || !isLive) wrong.push(`${answer.status} ${title} while ${before} is live`);
        // Every second time a visitor has the page from before.
        etag = etag ? '' : String(answer.headers.etag ?? '');
      }
    };
    const visits = Array.from({ length: visitors }, visit);
    const wrk = hasWrk
      ? spawn('wrk', ['-t1', '-c16', '-d600s', `${server.address}/about`])
      : undefined;
    const report = wrk ? text(wrk.stdout) : '';

    const goLive = async (title: string, work: () => Promise<string>) => {
      allowed = [...allowed, title];
      await work();
      allowed = [title];
    };
    for (const [index, build] of builds.entries()) {
      if (index > 0) await goLive(`release ${index}`, () => server.release(build));
      // Back to the last one, and there again.
      if (index % 3 !== 2) continue;
      await goLive(`release ${index - 1}`, () => server.undo());
      await goLive(`release ${index}`, () => server.release(build));
    }
    isOver = true;
    await Promise.all(visits);
    wrk?.kill('SIGINT');
    expect([...new Set(wrong)]).toEqual([]);
    expect(answers).toBeGreaterThan(100);
    expect(await report).not.toContain('Non-2xx');
    console.log(
      `${name}: ${answers} requests of visitors, ${resets} connections reset\n${await report}`,
    );
  }, 300_000);
});
