import { expect, onTestFinished, test } from 'vitest';
import { expectedFindings } from '../../../tests/hosting/expectations.ts';
import { describeHosts } from '../../../tests/hosting/host.ts';
import { hosts } from '../../../tests/hosting/hosts.ts';
import { folder } from '../../../tests/hosting/whole-site.ts';
import { checkLive } from '../live/check-live.ts';

describeHosts(hosts, (host) => {
  // It asks for every page and a file of each kind, and compares their bytes and headers with the folder.
  test('has nothing that the check of a live site finds', async () => {
    const { origin, stop } = await host.start(folder);
    onTestFinished(stop);
    const { findings, requests } = await checkLive(origin, folder);
    expect(new Set(findings.map(({ check }) => check))).toEqual(new Set(expectedFindings));
    expect(requests).toBeLessThanOrEqual(200);
  });
});
