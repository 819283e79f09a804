import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureBrowser, findCommand, systemChromium } from '../support/browser.ts';
import { type Browser, driveMiniBrowser, driveWithPuppeteer } from './drivers.ts';

/** A browser engine to test the site in. */
interface Engine {
  name: string;
  /** What it needs to be here. */
  needs: string;
  /** The file of the browser, if it can run on this machine. */
  find(): string | undefined;
  /** Installs it, if possible. */
  install(): void;
  start(file: string): Promise<Browser>;
}

/** Finds WebKitGTK's small browser, if its driver and a virtual display are installed too. */
function findMiniBrowser(): string | undefined {
  if (!findCommand('WebKitWebDriver') || !findCommand('xvfb-run')) return undefined;
  // A driver works with the browser of its own release, and the last folder is the newest.
  return globSync('/usr/{lib,libexec}/{,*/}webkit{2gtk,gtk}-*/MiniBrowser').sort().at(-1);
}

/** Installs Debian's packages where apt and root are at hand. */
function install(packages: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages} from the system’s packages …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`;
  spawnSync('sh', ['-c', command], { stdio: 'ignore', env });
}

export const engines: Engine[] = [
  {
    name: 'Chromium',
    needs: 'chromium on the PATH',
    find: () =>
      [systemChromium(), chromium.executablePath()].find((file) => existsSync(file ?? '')),
    install: ensureBrowser,
    start: (file) => driveWithPuppeteer('chrome', file),
  },
  {
    name: 'Firefox',
    needs: 'firefox on the PATH',
    find: () => findCommand('firefox-esr', 'firefox'),
    install: () => install('firefox-esr'),
    start: (file) => driveWithPuppeteer('firefox', file),
  },
  {
    name: 'WebKit',
    needs: 'WebKitWebDriver with MiniBrowser and xvfb-run',
    find: findMiniBrowser,
    install: () => install('webkit2gtk-driver xvfb xauth'),
    start: driveMiniBrowser,
  },
];
