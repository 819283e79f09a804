import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import { ensureBrowser, systemChromium } from '../support/browser.ts';
import { withBidi } from './drivers/bidi.ts';
import { withPlaywright } from './drivers/playwright.ts';
import { withWebDriver } from './drivers/webdriver.ts';
import type { Engine } from './engine.ts';

/** Finds the file of the first of these commands on the PATH; undefined when there is none. */
function findCommand(...commands: string[]): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => commands.map((command) => path.join(folder, command)))
    .find((file) => existsSync(file));
}

const findFirefox = () => findCommand('firefox-esr', 'firefox');

/** Finds WebKitGTK's small browser, if its driver and a virtual display are installed too. */
function findMiniBrowser(): string | undefined {
  if (!findCommand('WebKitWebDriver') || !findCommand('Xvfb')) return undefined;
  // A driver works with the browser of its own release, and the last folder is the newest.
  return globSync('/usr/{lib,libexec}/{,*/}webkit{2gtk,gtk}-*/MiniBrowser').sort().at(-1);
}

const isDownloaded = (type: BrowserType) => existsSync(type.executablePath());

/** Installs Debian's packages where that can be done, else downloads Playwright's build. */
function install(type: BrowserType, find: () => string | undefined, packages: string): void {
  if (find() || isDownloaded(type)) return;
  const quiet = { stdio: 'ignore' } as const;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages} from the system’s packages …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`;
    spawnSync('sh', ['-c', command], { ...quiet, env });
    if (find()) return;
  }
  console.log(`Downloading ${type.name()} with Playwright …`);
  spawnSync('playwright', ['install', '--with-deps', type.name()], {
    ...quiet,
    shell: process.platform === 'win32',
  });
}

/** The three browser engines. A browser of the system is preferred to a download. */
export const engines: Engine[] = [
  {
    name: 'Chromium',
    describeMissing: () =>
      systemChromium() || isDownloaded(chromium) ? undefined : 'no Chromium here',
    install: ensureBrowser,
    start: () => withPlaywright(chromium, systemChromium()),
  },
  {
    name: 'Firefox',
    describeMissing: () =>
      findFirefox() || isDownloaded(firefox)
        ? undefined
        : 'no firefox on the PATH, and no build of Playwright’s',
    install: () => install(firefox, findFirefox, 'firefox-esr'),
    start() {
      const installed = findFirefox();
      return installed ? withBidi(installed) : withPlaywright(firefox, undefined);
    },
  },
  {
    name: 'WebKit',
    describeMissing: () =>
      findMiniBrowser() || isDownloaded(webkit)
        ? undefined
        : 'no WebKitWebDriver with MiniBrowser and Xvfb here, and no build of Playwright’s',
    install: () => install(webkit, findMiniBrowser, 'webkit2gtk-driver xvfb'),
    start() {
      const installed = findMiniBrowser();
      return installed ? withWebDriver(installed) : withPlaywright(webkit, undefined);
    },
  },
];
